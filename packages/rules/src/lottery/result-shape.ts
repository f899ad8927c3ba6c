import { drawDigits, drawDistinct, type RandomSource } from "./random-source.ts";

/**
 * The values that a lot can take.
 * - `digits`: a number of that many digits, leading zeros kept; lots are independent and may repeat.
 * - `range`: whole numbers from `from` to `to`, written with `width` digits; lots that name the same `pool` never repeat each
 *   other (balls of one drum), lots without one may.
 * - `decimal`: a number with that many decimals, such as an index at the close ("1736.47") or its change ("-5.86"); the bounds
 *   count its smallest step.
 */
export type LotValues =
  | { readonly kind: "digits"; readonly digits: number }
  | { readonly kind: "range"; readonly from: number; readonly to: number; readonly width: number; readonly pool?: string }
  | { readonly kind: "decimal"; readonly from: number; readonly to: number; readonly decimals: number };

/** One prize of a draw and the lots drawn for it. */
export interface PrizeShape {
  readonly prize: string;
  readonly lots: number;
  readonly values: LotValues;
}

/** The drawn lots of each prize, as texts, in drawn order: `{ special: ["60213"], g1: ["00500"], … }`. The same shape in every family. */
export type DrawResult = Readonly<Record<string, readonly string[]>>;

export type ResultFault =
  | "result_prize_count_wrong"
  | "result_lot_count_wrong"
  | "result_value_invalid"
  | "result_value_repeated"
  | "result_prizes_contradict";

export type ResultParse = { readonly ok: true; readonly result: DrawResult } | { readonly ok: false; readonly reason: ResultFault };

/** A result as one text: prizes in the shape's order joined by `|`, their lots by `_`. Throws when a prize is missing. */
export function formatResult(shape: readonly PrizeShape[], result: DrawResult): string {
  return shape.map(({ prize }) => lotsOf(result, prize).join("_")).join("|");
}

/** The digits that stand for a prize's lots: of several with one digit each, such as dice, all of them ("242"); else of the first ("83881"). */
export function digitsOfLots(lots: readonly string[]): string {
  return lots.every((lot) => lot.length === 1) ? lots.join("") : (lots[0] ?? "");
}

/** Reads what `formatResult` writes, strictly. */
export function parseResult(shape: readonly PrizeShape[], text: string): ResultParse {
  const prizes = text.split("|");
  if (prizes.length !== shape.length) return { ok: false, reason: "result_prize_count_wrong" };
  const result: Record<string, readonly string[]> = {};
  const drawnByPool = new Map<string, Set<string>>();
  for (const [place, prizeShape] of shape.entries()) {
    const lots = (prizes[place] ?? "").split("_");
    if (lots.length !== prizeShape.lots) return { ok: false, reason: "result_lot_count_wrong" };
    for (const lot of lots) {
      if (!isLotValue(prizeShape.values, lot)) return { ok: false, reason: "result_value_invalid" };
      if (!noteInPool(prizeShape.values, lot, drawnByPool)) return { ok: false, reason: "result_value_repeated" };
    }
    result[prizeShape.prize] = lots;
  }
  return { ok: true, result };
}

/** Draws every lot of the shape in order, each possible result equally likely. */
export function drawResult(shape: readonly PrizeShape[], random: RandomSource): DrawResult {
  const leftByPool = new Map<string, string[]>();
  const result: Record<string, readonly string[]> = {};
  for (const { prize, lots, values } of shape) {
    result[prize] = Array.from({ length: lots }, () => drawLot(values, random, leftByPool));
  }
  return result;
}

/** The lots of a prize. Throws when the result has none: it belongs to another family. */
export function lotsOf(result: DrawResult, prize: string): readonly string[] {
  const lots = result[prize];
  if (lots === undefined) throw new RangeError(`The result has no prize "${prize}".`);
  return lots;
}

function drawLot(values: LotValues, random: RandomSource, leftByPool: Map<string, string[]>): string {
  if (values.kind === "digits") return drawDigits(random, values.digits);
  if (values.kind === "decimal") return decimalText(values, values.from + random.nextBelow(values.to - values.from + 1));
  if (values.pool === undefined) return rangeText(values, values.from + random.nextBelow(values.to - values.from + 1));
  const left = leftByPool.get(values.pool) ?? rangeTexts(values);
  const [drawn = ""] = drawDistinct(random, left, 1);
  leftByPool.set(
    values.pool,
    left.filter((text) => text !== drawn),
  );
  return drawn;
}

type RangeValues = Extract<LotValues, { kind: "range" }>;

function rangeTexts(values: RangeValues): string[] {
  return Array.from({ length: values.to - values.from + 1 }, (_, step) => rangeText(values, values.from + step));
}

function rangeText(values: RangeValues, value: number): string {
  return value.toString().padStart(values.width, "0");
}

const digitsText = /^[0-9]{1,9}$/;

export type DecimalValues = Extract<LotValues, { kind: "decimal" }>;

/** Steps of the last decimal as a text: −586 with two decimals is "-5.86". */
export function decimalText({ decimals }: DecimalValues, steps: number): string {
  const digits = Math.abs(steps)
    .toString()
    .padStart(decimals + 1, "0");
  return `${steps < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** With a comma before every three digits of the whole part, or none at all. */
const figureText = /^-?(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]+)\.[0-9]{1,4}$/;

/**
 * A figure as it is published ("57,388.58") the way a lot is written ("57388.58"). What is no such figure stays as it is, and is refused as a
 * lot: a figure without all its decimals too, since its last digit is not known.
 */
export function plainFigure(text: string): string {
  return figureText.test(text) ? text.replaceAll(",", "") : text;
}

const decimalsText = /^-?[0-9]{1,9}\.[0-9]{1,4}$/;

function isDecimalLot(values: DecimalValues, text: string): boolean {
  if (!decimalsText.test(text)) return false;
  const steps = Number(text.replace(".", ""));
  return steps >= values.from && steps <= values.to && text === decimalText(values, steps);
}

function isLotValue(values: LotValues, text: string): boolean {
  if (values.kind === "decimal") return isDecimalLot(values, text);
  if (!digitsText.test(text)) return false;
  if (values.kind === "digits") return text.length === values.digits;
  const value = Number(text);
  return value >= values.from && value <= values.to && text === rangeText(values, value);
}

function noteInPool(values: LotValues, lot: string, drawnByPool: Map<string, Set<string>>): boolean {
  if (values.kind !== "range" || values.pool === undefined) return true;
  const drawn = drawnByPool.get(values.pool) ?? new Set<string>();
  drawnByPool.set(values.pool, drawn);
  if (drawn.has(lot)) return false;
  drawn.add(lot);
  return true;
}
