import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";
import type { MyanmarTwoDigitOptions } from "./options.ts";

export const myanmarTwoDigitCode = "myanmar_2d";

const two: PrizeShape = { prize: "two", lots: 1, values: { kind: "digits", digits: 2 } };

/** The index and the day's value so far in millions of baht, as the exchange publishes them, with two decimals each. */
const figures: readonly PrizeShape[] = [
  { prize: "index", lots: 1, values: { kind: "decimal", from: 0, to: 999_999, decimals: 2 } },
  { prize: "value", lots: 1, values: { kind: "decimal", from: 0, to: 99_999_999, decimals: 2 } },
];

export const myanmarTwoDigitShapes: Readonly<Record<MyanmarTwoDigitOptions["draw"], readonly PrizeShape[]>> = {
  exchange: [two, ...figures],
  house: [two],
};

/** The number of two digits that bets are compared with. Throws on another family's result. */
export function twoDigitsOf(result: DrawResult): string {
  return lotsOf(result, "two")[0] ?? "";
}

/**
 * The number that the figures of a result say: the last digit of the index and the last digit of the whole millions of the value. 1346.23 and
 * 57388.58 give 38. Nothing where the house drew it.
 */
export function readFromExchange(result: DrawResult): DrawResult {
  const [index] = result["index"] ?? [];
  const [value] = result["value"] ?? [];
  return index === undefined || value === undefined ? {} : { two: [headOf(index) + tailOf(value)] };
}

const headOf = (index: string): string => index.slice(-1);
const tailOf = (value: string): string => value.slice(0, value.indexOf(".")).slice(-1);
