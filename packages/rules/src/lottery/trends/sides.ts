import type { LotteryFamily } from "../family.ts";
import type { Play } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";

/** What came of a draw for two sides: one of them, or neither (a tie, a triple). */
export type SideOutcome = "first" | "second" | "neither";

/** Two words of a play of which at most one wins: big and small of the special prize. */
export interface SidePair {
  /** Unique within the family. */
  readonly code: string;
  readonly play: Play;
  readonly first: string;
  readonly second: string;
}

const opposites = [
  ["big", "small"],
  ["odd", "even"],
  ["dragon", "tiger"],
] as const;

/** Every pair of opposite words that the family's plays offer, in the plays' order. */
export function sidePairsOf(family: LotteryFamily): readonly SidePair[] {
  return family.plays.flatMap((play) => {
    const { values, form } = play.content;
    if (values.kind !== "words" || form !== "list") return [];
    return opposites.flatMap(([first, second]): SidePair[] =>
      values.words.includes(first) && values.words.includes(second) ? [{ code: `${play.code}:${first}`, play, first, second }] : [],
    );
  });
}

/** The side that a draw brought, as the play itself judges it: a road never says anything else than what is paid. */
export function sideOf({ play, first, second }: SidePair, result: DrawResult): SideOutcome {
  const wins = (word: string) => play.judge([[word]], result).wins.length > 0;
  if (wins(first)) return "first";
  return wins(second) ? "second" : "neither";
}
