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

/** The number that the figures of a result say; nothing where the house drew it. */
export function readFromExchange(result: DrawResult): DrawResult {
  const [index] = result["index"] ?? [];
  const [value] = result["value"] ?? [];
  return index === undefined || value === undefined ? {} : { two: [headOf(index) + tailOf(value)] };
}

/** Why published figures were refused. */
export type ExchangeFault = "index_invalid" | "value_invalid";

export type ExchangeReading =
  | { readonly ok: true; readonly number: string; readonly result: DrawResult }
  | { readonly ok: false; readonly fault: ExchangeFault };

/**
 * The session's number from the two figures as they are published: the last digit of the index (two decimals) and the last digit
 * of the whole millions of the value. 1,346.23 and 57,388.58 give 38.
 * @param index such as "1,346.23" or "1346.23"; a figure without its two decimals is refused, as its last digit is not known.
 * @param value such as "57,388.58" or "57388.58", in millions of baht.
 */
export function readExchangeFigures(index: string, value: string): ExchangeReading {
  const plainIndex = plainFigure(index, figures[0]);
  const plainValue = plainFigure(value, figures[1]);
  if (plainIndex === undefined) return { ok: false, fault: "index_invalid" };
  if (plainValue === undefined) return { ok: false, fault: "value_invalid" };
  const number = headOf(plainIndex) + tailOf(plainValue);
  return { ok: true, number, result: { two: [number], index: [plainIndex], value: [plainValue] } };
}

const headOf = (index: string): string => index.slice(-1);
const tailOf = (value: string): string => value.slice(0, value.indexOf(".")).slice(-1);

/** With a comma before every three digits of the whole part, or none at all; always two decimals. */
const figureText = /^(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|0|[1-9][0-9]*)\.[0-9]{2}$/;

function plainFigure(text: string, shape: PrizeShape | undefined): string | undefined {
  const trimmed = text.trim();
  if (shape?.values.kind !== "decimal" || !figureText.test(trimmed)) return undefined;
  const plain = trimmed.replaceAll(",", "");
  return Number(plain.replace(".", "")) <= shape.values.to ? plain : undefined;
}
