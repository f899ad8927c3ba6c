import "./chip.css";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

export interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean;
  readonly onClick?: () => void;
  /** Makes it a link. */
  readonly href?: string;
}

/** A small choice; chosen it is lit paper. */
export function Chip({ children, selected = false, onClick, href }: ChipProps) {
  const className = classNames("chip", selected && "chip-on");
  if (href !== undefined) {
    return (
      <Link href={href} className={className} aria-current={selected ? "true" : undefined}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={className} aria-pressed={selected} onClick={onClick}>
      {children}
    </button>
  );
}

/** A filter that applies, with a cross that takes it away. */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
}: {
  readonly children: ReactNode;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}) {
  return (
    <button type="button" className="chip chip-on chip-removable" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <Icon name="close" size={14} />
    </button>
  );
}

/** Chips in a row that scrolls sideways. */
export function ChipRow({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <div className="scroll-row max-w-full gap-2 px-4 py-2" role={label === undefined ? undefined : "group"} aria-label={label}>
      {children}
    </div>
  );
}
