import { Field } from "@lantern/ui/components/field.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { dayAt, isAskable, type DayRange } from "./day-range.ts";

/** First and last day, by the phone's own calendar; days that cannot be asked for say why and change nothing. */
export function DayChoice({ range, onChange }: { readonly range: DayRange; readonly onChange: (range: DayRange) => void }) {
  const t = useText();
  const { clock, facts } = useServices();
  const [typed, setTyped] = useState(range);
  const today = dayAt(clock.nowMs(), facts.timeZone);
  const complete = typed.startDate !== "" && typed.endDate !== "";
  const fault = complete && !isAskable(typed) ? t("records.period.fault") : undefined;
  const set = (part: Partial<DayRange>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isAskable(next)) onChange(next);
  };
  return (
    <div className="record-days">
      <Field
        type="date"
        label={t("records.period.first")}
        max={today}
        value={typed.startDate}
        onChange={({ target }) => set({ startDate: target.value })}
      />
      <Field
        type="date"
        label={t("records.period.last")}
        max={today}
        value={typed.endDate}
        error={fault}
        onChange={({ target }) => set({ endDate: target.value })}
      />
    </div>
  );
}
