import { Chip } from "@lantern/ui/components/chip.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../shared/text/text.tsx";
import { periods, type Period } from "./period.ts";

const names = Object.keys(periods) as readonly Period[];

export interface PeriodChipsProps {
  readonly selected: Period;
  readonly onSelect: (period: Period) => void;
  /** Another filter before them, which stays where it is while they scroll. */
  readonly children?: ReactNode;
}

/** How far back to look; the chosen one is in sight. */
export function PeriodChips({ selected, onSelect, children }: PeriodChipsProps) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = row.current?.children[names.indexOf(selected)];
    if (row.current === null || !(chip instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = chip;
    const { scrollLeft, clientWidth } = row.current;
    if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
      row.current.scrollTo({ left: offsetLeft - (clientWidth - offsetWidth) / 2 });
  }, [selected]);
  return (
    <div className="flex items-center">
      {children !== undefined && <span className="flex flex-none ps-4">{children}</span>}
      <div
        ref={row}
        className={`period-row scroll-row relative min-w-0 flex-1 gap-2 py-2 pe-4 ${children === undefined ? "ps-4" : "ps-2"}`}
        role="group"
        aria-label={t("records.period.label")}
      >
        {names.map((period) => (
          <Chip key={period} selected={period === selected} onClick={() => onSelect(period)}>
            {t(`records.period.${period}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
