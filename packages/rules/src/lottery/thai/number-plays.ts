import type { NumberExpansion } from "../number-expansions.ts";
import { hitsAt, type Play, winKey } from "../play.ts";
import { type DrawResult, lotsOf } from "../result-shape.ts";
import type { ThaiOptions } from "./options.ts";
import { numbersContent, thaiPlay, type ThaiGroup } from "./play.ts";
import { thaiNumbers } from "./result.ts";

const twoDigitExpansions: readonly NumberExpansion[] = ["nineteen_doors", "front_run", "back_run", "reverse", "doubles"];

interface NumberPlayTerms {
  readonly name: string;
  readonly group: ThaiGroup;
  readonly digits: number;
  /** Whether the number's digits may stand in any order; a number of one digit throughout is then refused, as it has no other. */
  readonly order: "exact" | "any";
  readonly payBasis?: Play["payBasis"];
  readonly exampleContent: string;
  /** The drawn numbers that a picked one is compared with. */
  readonly drawn: (result: DrawResult) => readonly string[];
}

/** Content: different numbers joined by `_` ("047_647"), leading zeros written, each a bet of its own. */
function numberPlay({ digits, order, drawn, ...terms }: NumberPlayTerms): Play {
  const written = order === "exact" ? (number: string) => number : ascendingDigits;
  const oncePaid = (terms.payBasis ?? "once") === "once";
  return thaiPlay({
    ...terms,
    content: numbersContent(digits, order === "any" ? "refused" : undefined),
    ...(order === "any" ? { singleBets: { order } } : {}),
    oddsKeys: [winKey],
    expansions: digits === 2 ? twoDigitExpansions : order === "exact" ? ["reverse"] : [],
    countUnits: ([numbers = []]) => numbers.length,
    judge: ([numbers = []], result) => {
      const lots = drawn(result).map(written);
      const counted = oncePaid ? [...new Set(lots)] : lots;
      return hitsAt(
        winKey,
        numbers.map(written).reduce((sum, number) => sum + counted.filter((lot) => lot === number).length, 0),
      );
    },
  });
}

function ascendingDigits(number: string): string {
  return number.split("").toSorted().join("");
}

const top = (result: DrawResult) => [thaiNumbers(result).threeTop];
const lots = (prize: string) => (result: DrawResult) => lotsOf(result, prize);

/**
 * สามตัวบน (exact) and สามตัวโต๊ด (any order, paid once) on the three digits on top; of the government's draws สามตัวหน้า and
 * สามตัวล่าง on the numbers that are drawn for the front and the end.
 */
export function threeDigitPlays({ draw, equalThrees }: ThaiOptions): Play[] {
  const shared = { group: "three", digits: 3 } as const;
  const threes = { ...shared, order: "exact", payBasis: equalThrees } as const;
  const front = numberPlay({ ...threes, name: "three_front", exampleContent: "239", drawn: lots("three_front") });
  const bottom = numberPlay({ ...threes, name: "three_bottom", exampleContent: "006", drawn: lots("three_last") });
  return [
    numberPlay({ ...shared, name: "three_top", order: "exact", exampleContent: "647", drawn: top }),
    numberPlay({ ...shared, name: "three_tod", order: "any", exampleContent: "476", drawn: top }),
    ...(draw === "government" || draw === "government_full" ? [front] : []),
    ...(draw.startsWith("government") ? [bottom] : []),
  ];
}

/** สองตัวบน: the last two of the three digits on top; สองตัวล่าง: the two at the bottom. */
export const twoDigitPlays: readonly Play[] = [
  numberPlay({
    name: "two_top",
    group: "two",
    digits: 2,
    order: "exact",
    exampleContent: "47",
    drawn: (result) => [thaiNumbers(result).threeTop.slice(-2)],
  }),
  numberPlay({
    name: "two_bottom",
    group: "two",
    digits: 2,
    order: "exact",
    exampleContent: "86",
    drawn: (result) => [thaiNumbers(result).twoBottom],
  }),
];

/** สี่ตัวบน and สี่ตัวโต๊ด of draws of four digits: the whole number, exact or in any order. */
export const fourDigitPlays: readonly Play[] = [
  numberPlay({ name: "four_top", group: "four", digits: 4, order: "exact", exampleContent: "8647", drawn: lots("four") }),
  numberPlay({ name: "four_tod", group: "four", digits: 4, order: "any", exampleContent: "4678", drawn: lots("four") }),
];
