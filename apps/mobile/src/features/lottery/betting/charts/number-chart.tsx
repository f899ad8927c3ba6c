import { formatCount } from "@lantern/phrases/formats.ts";
import { numberViewsOf, viewOfPlay } from "@lantern/rules/lottery/trends/family-views.ts";
import { coldest, hottest, numberStatistics, type NumberStatistics } from "@lantern/rules/lottery/trends/number-statistics.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useMemo, useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import type { ChartProps } from "./chart-props.ts";
import { viewName } from "./chart-text.ts";
import { SpanChoice, ViewChips } from "./choices.tsx";
import { NumberTable } from "./number-table.tsx";

const spans = [30, 100, 300] as const;
const namedMax = 5;

/** How the numbers of a family have been coming: the hottest, the coldest, and all of them in a table to sort. */
export function NumberChart({ family, play, draws }: ChartProps) {
  const t = useText();
  const views = useMemo(() => numberViewsOf(family), [family]);
  const [code, setCode] = useState(() => viewOfPlay(play, views)?.code);
  const [span, setSpan] = useState<number>(spans[1]);
  const view = views.find((one) => one.code === code) ?? views[0];
  const statistics = useMemo(
    () =>
      view === undefined
        ? []
        : numberStatistics(
            view,
            draws.slice(0, span).map(({ result }) => result),
          ),
    [view, draws, span],
  );
  const count = Math.min(span, draws.length);
  // Of few numbers, such as a die's six, none is both hot and cold.
  const named = Math.min(namedMax, Math.floor(statistics.length / 2));
  if (view === undefined) return <EmptyState title={t("lottery.draws.empty")} />;
  return (
    <div className="pb-6">
      <ViewChips
        label={t("lotteryCharts.views")}
        choices={views.map((one) => ({ code: one.code, name: viewName(t, one, views) }))}
        selected={view.code}
        onSelect={setCode}
      />
      <div className="flex flex-col gap-5 px-5 pt-1">
        <SpanChoice spans={spans} span={span} onSpan={setSpan} />
        <Named title={t("lotteryCharts.hot")} numbers={hottest(statistics, named)} />
        <Named title={t("lotteryCharts.cold")} numbers={coldest(statistics, named)} />
        <NumberTable key={view.code} statistics={statistics} span={count} />
        <p className="text-label font-medium! text-paper-3">{t("lotteryCharts.scope", { count })}</p>
      </div>
    </div>
  );
}

function Named({ title, numbers }: { readonly title: string; readonly numbers: readonly NumberStatistics[] }) {
  const t = useText();
  return (
    <section>
      <h3 className="text-lead mb-2">{title}</h3>
      <ul className="number-board">
        {numbers.map(({ number, times }) => (
          <li key={number} className="number-cell" aria-label={`${number}: ${t("lotteryCharts.times", { count: times })}`}>
            <b>{number}</b>
            <span aria-hidden="true">{`×${formatCount(times)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
