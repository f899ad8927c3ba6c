import { waysOfSum } from "../k3/ways.ts";
import { diceOf } from "../k3/result.ts";
import type { DrawResult } from "../result-shape.ts";
import { thaiNumbers } from "../thai/result.ts";
import { fairTruotOdds, fairXienOdds } from "../vietnam/fair-odds.ts";

/** Kinds that a draw falls into with known shares. */
export interface Proportion {
  readonly name: string;
  readonly shares: readonly number[];
  /** The kinds of what was drawn: one for a draw, or one for each of its lots. */
  readonly kindsOf: (result: DrawResult) => readonly number[];
}

function yesOrNo(name: string, share: number, holds: (result: DrawResult) => boolean): Proportion {
  return { name, shares: [share, 1 - share], kindsOf: (result) => [holds(result) ? 0 : 1] };
}

const endsOf = (result: DrawResult): readonly string[] =>
  Object.values(result)
    .flat()
    .map((lot) => lot.slice(-2));

/** Draws that show both of two numbers, by the fair odds of xiên. */
export function xienHits(lots: number): Proportion {
  const fair = fairXienOdds(2, lots);
  return yesOrNo("xiên of 49 and 83 hits", Number(fair.denominator) / Number(fair.numerator), (result) => {
    const ends = endsOf(result);
    return ends.includes("49") && ends.includes("83");
  });
}

/** Draws that show none of four numbers, by the fair odds of trượt. */
export function truotMisses(lots: number): Proportion {
  const fair = fairTruotOdds(4, lots);
  return yesOrNo("trượt of 01, 02, 03 and 04 misses", Number(fair.denominator) / Number(fair.numerator), (result) => {
    const ends = endsOf(result);
    return !["01", "02", "03", "04"].some((number) => ends.includes(number));
  });
}

/** Of a thousand numbers on top 10 are triples, 270 have a double, 720 have neither. */
export const topKinds: Proportion = {
  name: "triples and doubles on top",
  shares: [0.01, 0.27, 0.72],
  kindsOf: (result) => [new Set(thaiNumbers(result).threeTop).size - 1],
};

/** The last digit on top says nothing of the last at the bottom, where each is drawn by itself. */
export const topAndBottom: Proportion = {
  name: "last digits of top and bottom together",
  shares: Array.from({ length: 100 }, () => 0.01),
  kindsOf: (result) => [Number(thaiNumbers(result).threeTop.slice(-1) + thaiNumbers(result).twoBottom.slice(-1))],
};

/** How often each digit of a number occurs in it, for 24, 12, 6, 4 orders of its digits and one. */
const digitPatterns = ["1111", "1122", "2222", "1333", "4444"];

export const numberOrders: Proportion = {
  name: "numbers with 24, 12, 6, 4 orders and 1",
  shares: [0.504, 0.432, 0.027, 0.036, 0.001],
  kindsOf: (result) =>
    Object.values(result)
      .flat()
      .map((lot) => {
        const occurrences = lot.split("").map((digit) => lot.split(digit).length - 1);
        return digitPatterns.indexOf(occurrences.toSorted((left, right) => left - right).join(""));
      }),
};

/** Nothing keeps the 23 numbers of a draw apart. */
export const distinctNumbers: Proportion = yesOrNo(
  "draws of 23 different numbers",
  Array.from({ length: 23 }, (_, drawn) => 1 - drawn / 10_000).reduce((product, factor) => product * factor, 1),
  (result) => new Set(Object.values(result).flat()).size === 23,
);

export const diceKinds: Proportion = {
  name: "triples, pairs and three different dice",
  shares: [6 / 216, 90 / 216, 120 / 216],
  kindsOf: (result) => [new Set(diceOf(result).faces).size - 1],
};

export const diceSums: Proportion = {
  name: "sums of 3 to 18",
  shares: Array.from({ length: 16 }, (_, place) => waysOfSum(place + 3) / 216),
  kindsOf: (result) => [diceOf(result).sum - 3],
};
