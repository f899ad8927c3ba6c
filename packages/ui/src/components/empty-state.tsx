import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Emblem } from "./motif.tsx";
import { StatePicture, type StatePictureName } from "./state-picture.tsx";

export interface EmptyStateProps {
  /** One line that says what is not there. */
  readonly title: ReactNode;
  /** What would stand here, as the brand draws it; its dark sign where nothing fits. */
  readonly picture?: StatePictureName | undefined;
  /** One line more, where it helps. */
  readonly note?: ReactNode;
  /** One action: a `Button` or a `ButtonLink`. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Nothing here: one picture, one line, one action. */
export function EmptyState({ title, picture, note, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center px-6 py-8 text-center", className)}>
      {picture === undefined ? <Emblem size={92} /> : <StatePicture name={picture} />}
      <p className="text-lead mt-4 max-w-72 text-balance">{title}</p>
      {note !== undefined && <p className="text-body mt-1 max-w-72 text-balance text-paper-3">{note}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
