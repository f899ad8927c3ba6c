import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Lantern } from "./lantern.tsx";

export interface EmptyStateProps {
  /** One line that says what is not there. */
  readonly title: ReactNode;
  /** One line more, where it helps. */
  readonly note?: ReactNode;
  /** One action: a `Button` or a `ButtonLink`. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Nothing here: one unlit lantern, one line, one action. */
export function EmptyState({ title, note, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center px-6 py-10 text-center", className)}>
      <Lantern size={92} />
      <p className="text-lead mt-4 max-w-72">{title}</p>
      {note !== undefined && <p className="text-body mt-1 max-w-72 text-paper-3">{note}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
