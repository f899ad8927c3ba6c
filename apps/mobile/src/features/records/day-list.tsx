import "../../shared/lists/line-card.css";
import { formatDate } from "@lantern/phrases/formats.ts";
import { Fragment, type ReactNode } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { byDay } from "./days.ts";

const dayMs = 86_400_000;

export interface DayListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** Lines under the day on which they happened; today and yesterday have names. */
export function DayList<Item extends { readonly at: string }>({ items, keyOf, children }: DayListProps<Item>) {
  const t = useText();
  const { facts, clock } = useServices();
  const { timeZone } = facts;
  const today = formatDate(clock.nowMs(), { timeZone });
  const yesterday = formatDate(clock.nowMs() - dayMs, { timeZone });
  const nameOf = (date: string) => {
    if (date === today) return t("records.day.today");
    return date === yesterday ? t("records.day.yesterday") : date;
  };
  return byDay(items, timeZone).map(({ date, items: lines }) => (
    <section key={date} className="mb-4 px-4">
      <h2 className="record-day">{nameOf(date)}</h2>
      <ul className="line-card">
        {lines.map((line) => (
          <Fragment key={keyOf(line)}>{children(line)}</Fragment>
        ))}
      </ul>
    </section>
  ));
}
