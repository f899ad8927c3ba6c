import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { NumberMarkNote } from "./number-mark-note.tsx";
import { useNumberMarks } from "./number-marks-context.ts";
import { wordName } from "../plays/play-text.ts";

export interface WordPickerProps {
  readonly words: readonly string[];
  readonly odds: PlayOdds;
  readonly picked: readonly string[];
  readonly onToggle: (word: string) => void;
}

/** Sides to choose, each with its price. */
export function WordPicker({ words, odds, picked, onToggle }: WordPickerProps) {
  const t = useText();
  const markOf = useNumberMarks();
  return (
    <div className="grid grid-cols-2 gap-3" role="group" aria-label={t("lottery.bet.board")}>
      {words.map((word) => {
        const mark = markOf(word);
        return (
          <button
            key={word}
            type="button"
            className="number-cell word-cell"
            aria-pressed={picked.includes(word)}
            data-closed={mark?.closed === true ? "" : undefined}
            disabled={mark?.closed === true && !picked.includes(word)}
            onClick={() => onToggle(word)}
          >
            <b>{wordName(t, word)}</b>
            {mark === undefined ? (
              <span>{t("lottery.bet.pays", { odds: odds[word] ?? odds["win"] ?? "" })}</span>
            ) : (
              <NumberMarkNote mark={mark} />
            )}
          </button>
        );
      })}
    </div>
  );
}
