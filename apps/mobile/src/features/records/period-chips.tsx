import { Chip } from "@lantern/ui/components/chip.tsx";
import type { ReactNode } from "react";
import { useText } from "../../shared/text/text.tsx";
import { periods, type Period } from "../../shared/lists/period.ts";

const names = Object.keys(periods) as readonly Period[];

export interface PeriodChipsProps {
  /** None where other days are chosen. */
  readonly selected: Period | undefined;
  readonly onSelect: (period: Period) => void;
  /** Another filter after them: beside them where there is room, else on a line of its own. */
  readonly children?: ReactNode;
}

/** How far back to look, all choices in sight. */
export function PeriodChips({ selected, onSelect, children }: PeriodChipsProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 px-4 py-2">
      <div className="period-chips" role="group" aria-label={t("records.period.label")}>
        {names.map((period) => (
          <Chip key={period} selected={period === selected} onClick={() => onSelect(period)}>
            {t(`records.period.${period}`)}
          </Chip>
        ))}
      </div>
      {children}
    </div>
  );
}
