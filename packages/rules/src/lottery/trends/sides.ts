import type { LotteryFamily } from "../family.ts";
import { fourDCode } from "../four-d/result.ts";
import type { Play } from "../play.ts";
import { lotsOf, type DrawResult } from "../result-shape.ts";
import { vietnamPairCode } from "../vietnam-provinces/result.ts";

/** What came of a draw for two sides: one of them, or neither (a tie, a triple). */
export type SideOutcome = "first" | "second" | "neither";

/** Two words of which at most one comes: big and small of the special prize. */
export interface SidePair {
  /** Unique within the family. */
  readonly code: string;
  readonly first: string;
  readonly second: string;
  /** The number that is judged: the code of its play, or of a drawn number that no play sells by sides. */
  readonly of: string;
  /** Undefined where the number is only looked at. */
  readonly play: Play | undefined;
  /** Of a number that is only looked at, from where on it is big; odd and even go by its last digit. */
  readonly bigFrom: string | undefined;
  /** The side that a draw brought; of a play as the play itself judges it: a road never says anything else than what is paid. */
  outcomeOf(result: DrawResult): SideOutcome;
}

const opposites = [
  ["big", "small"],
  ["odd", "even"],
  ["dragon", "tiger"],
] as const;

/** Every pair of opposite words that the family's plays offer, in the plays' order; of families without such plays, the sides of their main numbers. */
export function sidePairsOf(family: LotteryFamily): readonly SidePair[] {
  const sold = family.plays.flatMap((play) => {
    const { values, form } = play.content;
    if (values.kind !== "words" || form !== "list") return [];
    return opposites.flatMap(([first, second]): SidePair[] =>
      values.words.includes(first) && values.words.includes(second) ? [pairOfPlay(play, first, second)] : [],
    );
  });
  return sold.length > 0 ? sold : (watchedNumbers[family.code] ?? []).flatMap(pairsOfNumber);
}

function pairOfPlay(play: Play, first: string, second: string): SidePair {
  return {
    code: `${play.code}:${first}`,
    first,
    second,
    of: play.code,
    play,
    bigFrom: undefined,
    outcomeOf: (result) => {
      const wins = (word: string) => play.judge([[word]], result).wins.length > 0;
      if (wins(first)) return "first";
      return wins(second) ? "second" : "neither";
    },
  };
}

interface WatchedNumber {
  readonly of: string;
  readonly digits: number;
  readonly prize: string;
  /** Of a prize with several lots, which. */
  readonly lot: number;
}

/** Of 4D the first prize; of two provinces the last two digits of each one's special prize, as each is played alone. */
const watchedNumbers: Readonly<Record<string, readonly WatchedNumber[]>> = {
  [fourDCode]: [{ of: "four_d_first", digits: 4, prize: "first", lot: 0 }],
  [vietnamPairCode]: [
    { of: "first_special", digits: 2, prize: "special", lot: 0 },
    { of: "second_special", digits: 2, prize: "special", lot: 1 },
  ],
};

function pairsOfNumber({ of, digits, prize, lot }: WatchedNumber): readonly SidePair[] {
  const numberOf = (result: DrawResult) => (lotsOf(result, prize)[lot] ?? "").slice(-digits);
  const shared = { of, play: undefined, bigFrom: "5".padEnd(digits, "0") };
  return [
    {
      ...shared,
      code: `${of}:big`,
      first: "big",
      second: "small",
      outcomeOf: (result) => (numberOf(result).charAt(0) >= "5" ? "first" : "second"),
    },
    {
      ...shared,
      code: `${of}:odd`,
      first: "odd",
      second: "even",
      outcomeOf: (result) => (Number(numberOf(result)) % 2 === 1 ? "first" : "second"),
    },
  ];
}
