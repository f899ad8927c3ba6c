import type { LotteryFamily } from "./family.ts";
import { formatResult, parseResult, type DrawResult, type LotValues, type PrizeShape } from "./result-shape.ts";

/**
 * What is wrong with an entered result, and at which prize:
 * - `prize_unknown`: the family has no such prize. - `lot_count_wrong`: `found` lots instead of `expected`.
 * - `lot_invalid`: the lot `found` is none of the prize's values. - `lot_repeated`: `found` was drawn already.
 * - `result_invalid`: each prize is right, but together they are no result of the family.
 */
export interface ResultEntryFault {
  readonly prize: string;
  readonly fault: "prize_unknown" | "lot_count_wrong" | "lot_invalid" | "lot_repeated" | "result_invalid";
  readonly expected: string;
  readonly found: string;
}

export type ResultEntryCheck =
  | { readonly ok: true; readonly resultText: string }
  | { readonly ok: false; readonly fault: ResultEntryFault };

/** Prizes by name out of a result's one text (`60213|00500|…`, lots joined by `_`): whatever it is, `checkResultEntry` says what is wrong. */
export function readResultEntry(shape: readonly PrizeShape[], text: string): Record<string, readonly string[]> {
  const prizes = text.trim().split("|");
  return Object.fromEntries(
    prizes.map((lots, place) => [shape[place]?.prize ?? `#${place + 1}`, lots === "" ? [] : lots.split("_").map((lot) => lot.trim())]),
  );
}

/** Checks what a person entered against the family's shape, and gives the first fault with its prize. */
export function checkResultEntry(family: LotteryFamily, entry: DrawResult): ResultEntryCheck {
  const { resultShape: shape } = family;
  const unknown = Object.keys(entry).find((prize) => !shape.some((known) => known.prize === prize));
  const seen = new Map<string, Set<string>>();
  for (const prizeShape of shape) {
    const fault = prizeFault(prizeShape, Object.hasOwn(entry, prizeShape.prize) ? (entry[prizeShape.prize] ?? []) : [], seen);
    if (fault !== undefined) return { ok: false, fault: { prize: prizeShape.prize, ...fault } };
  }
  if (unknown !== undefined) {
    const expected = shape.map(({ prize }) => prize).join(", ");
    return { ok: false, fault: { prize: unknown, fault: "prize_unknown", expected, found: unknown } };
  }
  const resultText = formatResult(shape, entry);
  const parsed = family.parseResult(resultText);
  if (!parsed.ok) return { ok: false, fault: { prize: "", fault: "result_invalid", expected: "", found: parsed.reason } };
  return { ok: true, resultText };
}

function prizeFault(
  shape: PrizeShape,
  lots: readonly string[],
  seen: Map<string, Set<string>>,
): Omit<ResultEntryFault, "prize"> | undefined {
  const { lots: expected, values } = shape;
  if (lots.length !== expected) return { fault: "lot_count_wrong", expected: String(expected), found: String(lots.length) };
  for (const lot of lots) {
    if (!parseResult([{ ...shape, lots: 1 }], lot).ok) return { fault: "lot_invalid", expected: valuesText(values), found: lot };
    if (values.kind !== "range" || values.pool === undefined) continue;
    const drawn = seen.get(values.pool) ?? new Set<string>();
    if (drawn.has(lot)) return { fault: "lot_repeated", expected: valuesText(values), found: lot };
    seen.set(values.pool, drawn.add(lot));
  }
  return undefined;
}

/** `00000–99999`, `01–49`; empty for values that are no plain range of digits. */
function valuesText(values: LotValues): string {
  if (values.kind === "digits") return `${"0".repeat(values.digits)}–${"9".repeat(values.digits)}`;
  if (values.kind === "range") return [values.from, values.to].map((value) => value.toString().padStart(values.width, "0")).join("–");
  return "";
}
