import { Chip, ChipRow } from "@lantern/ui/components/chip.tsx";
import { useText } from "../../shared/text/text.tsx";
import { periods, type Period } from "./period.ts";

/** How far back to look. */
export function PeriodChips({ selected, onSelect }: { readonly selected: Period; readonly onSelect: (period: Period) => void }) {
  const t = useText();
  return (
    <ChipRow label={t("records.period.label")}>
      {(Object.keys(periods) as Period[]).map((period) => (
        <Chip key={period} selected={period === selected} onClick={() => onSelect(period)}>
          {t(`records.period.${period}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
