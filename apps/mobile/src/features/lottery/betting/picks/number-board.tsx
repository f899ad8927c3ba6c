import "./number-board.css";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState, type ReactNode } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { NumberCell } from "./number-cell.tsx";
import { DiceFaces } from "./dice-faces.tsx";
import { feel } from "../../../../shared/touch/haptics.ts";

export interface NumberBoardProps {
  readonly choices: readonly string[];
  readonly picked: readonly string[];
  readonly onToggle: (choice: string) => void;
  /** How a number looks: its text where left out. */
  readonly shownAs?: "dice" | undefined;
  /** A note under a number: how long it has been absent, or what it pays. */
  readonly noteOf?: (choice: string) => string | undefined;
  /** Stands between the pages and the numbers. */
  readonly shortcuts?: ReactNode;
}

/** Numbers of one page of a large board. */
const pageSize = 25;

/** Numbers to tap; large boards come in pages of 25, each saying how many of it are picked. */
export function NumberBoard({ choices, picked, onToggle, shownAs, noteOf, shortcuts }: NumberBoardProps) {
  const t = useText();
  const [page, setPage] = useState(0);
  const paged = choices.length > pageSize * 2;
  const pages = paged
    ? Array.from({ length: Math.ceil(choices.length / pageSize) }, (_, place) => choices.slice(place * pageSize, (place + 1) * pageSize))
    : [choices];
  const shown = pages[page] ?? choices;
  const chosen = new Set(picked);
  const toggle = (choice: string) => {
    feel("tap");
    onToggle(choice);
  };
  return (
    <div className="flex flex-col gap-2">
      {paged && (
        <Segmented
          label={t("lottery.bet.pages")}
          items={pages.map((numbers, place) => {
            const count = numbers.filter((number) => chosen.has(number)).length;
            return {
              id: String(place),
              label: (
                <span className="inline-flex items-center gap-1.5 tabular-nums">
                  <bdi dir="ltr">{`${numbers[0]}–${numbers.at(-1)}`}</bdi>
                  {count > 0 && (
                    <b key={count} className="page-count">
                      {count}
                    </b>
                  )}
                </span>
              ),
            };
          })}
          selected={String(page)}
          onSelect={(next) => setPage(Number(next))}
        />
      )}
      {shortcuts}
      <div className="number-board" data-columns={columnsOf(choices.length)} role="group" aria-label={t("lottery.bet.board")}>
        {shown.map((choice) => (
          <NumberCell
            key={choice}
            pick={choice}
            picked={chosen.has(choice)}
            onToggle={toggle}
            note={noteOf !== undefined && <span>{noteOf(choice) ?? "\u00a0"}</span>}
          >
            {shownAs === "dice" ? <DiceFaces digits={choice} /> : choice}
          </NumberCell>
        ))}
      </div>
    </div>
  );
}

/** Small boards fill their rows. */
function columnsOf(count: number): 3 | 4 | 5 {
  if (count <= 6) return 3;
  return count <= 20 && count % 5 !== 0 ? 4 : 5;
}
