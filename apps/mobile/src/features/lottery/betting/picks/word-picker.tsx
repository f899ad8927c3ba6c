import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { wordName } from "../plays/play-text.ts";
import { NumberCell } from "./number-cell.tsx";

export interface WordPickerProps {
  readonly words: readonly string[];
  readonly odds: PlayOdds;
  readonly picked: readonly string[];
  readonly onToggle: (word: string) => void;
}

/** Sides to choose, each with its price. */
export function WordPicker({ words, odds, picked, onToggle }: WordPickerProps) {
  const t = useText();
  return (
    <div className="grid grid-cols-2 gap-3" role="group" aria-label={t("lottery.bet.board")}>
      {words.map((word) => (
        <NumberCell
          key={word}
          pick={word}
          picked={picked.includes(word)}
          onToggle={onToggle}
          className="word-cell"
          note={<span>{t("lottery.bet.pays", { odds: odds[word] ?? odds["win"] ?? "" })}</span>}
        >
          {wordName(t, word)}
        </NumberCell>
      ))}
    </div>
  );
}
