import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface StepperProps {
  /** Names the amount: “Multiple”, “Draws”. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** How the value is shown; the number itself by default. */
  readonly children?: ReactNode;
}

const press = "grid size-11 place-items-center rounded-m text-paper-2 pressable disabled:opacity-40";

/** A whole number that two buttons change within its limits. */
export function Stepper({ label, value, min, max, step = 1, onChange, lessLabel, moreLabel, children }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="inline-flex h-11 items-center rounded-m bg-ink-3 [box-shadow:var(--edge-light)]">
      <button
        type="button"
        className={press}
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <Icon name="minus" size={18} />
      </button>
      <output className="text-lead min-w-5 px-1 text-center font-bold! tabular-nums" aria-live="polite">
        {children ?? value}
      </output>
      <button
        type="button"
        className={press}
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
