import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";
import type { ThaiDraw } from "./options.ts";

export const thaiCode = "thai";

function digitsPrize(prize: string, lots: number, digits: number): PrizeShape {
  return { prize, lots, values: { kind: "digits", digits } };
}

const first = digitsPrize("first", 1, 6);
const two = digitsPrize("two", 1, 2);
const government = [first, digitsPrize("three_front", 2, 3), digitsPrize("three_last", 2, 3), two];

/**
 * What each kind of draw consists of.
 * - `government`: the Thai government lottery since 1 September 2015, of which bets need the first prize (6 digits), two numbers
 *   of three digits for the front, two for the end, and the two-digit number.
 * - `government_full`: the second to fifth prizes as well, which tickets of six digits win.
 * - `government_before_2015`: four numbers of three digits for the end, none for the front.
 * - `five_digits`: one number of a round (yeekee and other house rounds).
 * - `four_digits`: one number of four digits (Lao lottery).
 * - `stock_index`: a stock index at the close, and its change on the day, in hundredths.
 */
export const thaiShapes: Readonly<Record<ThaiDraw, readonly PrizeShape[]>> = {
  government,
  government_full: [
    ...government,
    digitsPrize("second", 5, 6),
    digitsPrize("third", 10, 6),
    digitsPrize("fourth", 50, 6),
    digitsPrize("fifth", 100, 6),
  ],
  government_before_2015: [first, digitsPrize("three_last", 4, 3), two],
  five_digits: [digitsPrize("five", 1, 5)],
  four_digits: [digitsPrize("four", 1, 4)],
  stock_index: [
    { prize: "index", lots: 1, values: { kind: "decimal", from: 0, to: 99_999_999, decimals: 2 } },
    // As many changes end in 00 as in any other two digits: −9,999.99 to 10,000.00.
    { prize: "change", lots: 1, values: { kind: "decimal", from: -999_999, to: 1_000_000, decimals: 2 } },
  ],
};

/** What bets are compared with, whatever was drawn. */
export interface ThaiNumbers {
  /** The three digits on top: the last of the first prize, of the round's number, or of the index with its hundredths. */
  readonly threeTop: string;
  /**
   * The two digits at the bottom: a drawn number of their own, the first two of a round's number (on four digits the second of
   * them is on top as well), or the hundredths of the index's change.
   */
  readonly twoBottom: string;
}

const numbersByResult = new WeakMap<DrawResult, ThaiNumbers>();

/** Top and bottom of a result. Kept per result, as thousands of lines are judged against one. Throws on another family's result. */
export function thaiNumbers(result: DrawResult): ThaiNumbers {
  const known = numbersByResult.get(result);
  if (known !== undefined) return known;
  const numbers = readNumbers(result);
  numbersByResult.set(result, numbers);
  return numbers;
}

function readNumbers(result: DrawResult): ThaiNumbers {
  const round = result["five"] ?? result["four"];
  if (round !== undefined) return { threeTop: onlyLot(round).slice(-3), twoBottom: onlyLot(round).slice(0, 2) };
  if (result["index"] !== undefined) {
    return { threeTop: onlyLot(result["index"]).replace(".", "").slice(-3), twoBottom: onlyLot(lotsOf(result, "change")).slice(-2) };
  }
  return { threeTop: onlyLot(lotsOf(result, "first")).slice(-3), twoBottom: onlyLot(lotsOf(result, "two")) };
}

function onlyLot(lots: readonly string[]): string {
  const [lot] = lots;
  if (lot === undefined) throw new RangeError("A prize of the result has no number.");
  return lot;
}

const firstPrizes = 1_000_000;

/** The two numbers beside the first prize (000000 and 999999 are neighbours), which win a prize of their own. */
export function neighboursOf(firstPrize: string): readonly [string, string] {
  const beside = (step: number) => ((Number(firstPrize) + step + firstPrizes) % firstPrizes).toString().padStart(firstPrize.length, "0");
  return [beside(-1), beside(1)];
}
