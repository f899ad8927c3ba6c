import "./number-board.css";
import type { ReactNode } from "react";
import { NumberMarkNote } from "./number-mark-note.tsx";
import { useNumberMarks } from "./number-marks-context.ts";

export interface NumberCellProps {
  /** A number, or the word of a side. */
  readonly pick: string;
  readonly picked: boolean;
  readonly onToggle: (pick: string) => void;
  readonly className?: string;
  /** Stands under it where the pick is sold as listed. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One pick of a board, with what it pays where that is less than listed; closed it can only be taken back. */
export function NumberCell({ pick, picked, onToggle, className, note, children }: NumberCellProps) {
  const mark = useNumberMarks()(pick);
  const closed = mark?.closed === true;
  return (
    <button
      type="button"
      className={className === undefined ? "number-cell" : `number-cell ${className}`}
      aria-pressed={picked}
      data-closed={closed ? "" : undefined}
      disabled={closed && !picked}
      onClick={() => onToggle(pick)}
    >
      <b>{children}</b>
      {mark === undefined ? note : <NumberMarkNote mark={mark} />}
    </button>
  );
}
