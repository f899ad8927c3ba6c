import type { LotteryFamily } from "./family.ts";
import { decimalText, formatResult, parseResult, plainFigure, type DrawResult, type LotValues, type PrizeShape } from "./result-shape.ts";

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
  | { readonly ok: true; readonly resultText: string; readonly result: DrawResult }
  | { readonly ok: false; readonly fault: ResultEntryFault };

type EntryFamily = Pick<LotteryFamily, "resultShape" | "exampleResult" | "derivePrizes" | "parseResult">;

/**
 * Prizes by name out of a result's one text (`60213|00500|…`, lots joined by `_`): whatever it is, `checkResultEntry` says what is wrong. Prizes
 * that follow from the others may be left out together: `1,346.23|57,388.58` are the figures that a number is read from.
 */
export function readResultEntry(family: EntryFamily | undefined, text: string): Record<string, readonly string[]> {
  const prizes = text.trim().split("|");
  const shape = family?.resultShape ?? [];
  const published = family === undefined ? [] : publishedPrizes(family);
  const named = prizes.length === published.length ? published : shape;
  return Object.fromEntries(
    prizes.map((lots, place) => [
      named[place]?.prize ?? `#${place + 1}`,
      lots.trim() === "" ? [] : lots.split("_").map((lot) => lot.trim()),
    ]),
  );
}

/**
 * Checks what a person entered against the family's shape, and gives the first fault with its prize. Prizes that follow from the others may
 * be missing and are read off them; one that is entered and says something else is a fault.
 */
export function checkResultEntry(family: EntryFamily, entry: DrawResult): ResultEntryCheck {
  const { resultShape: shape } = family;
  const published = publishedPrizes(family);
  const plain = plainEntry(shape, entry);
  const checked = shape.filter((prizeShape) => published.includes(prizeShape) || (plain[prizeShape.prize]?.length ?? 0) > 0);
  const unknown = Object.keys(entry).find((prize) => !shape.some((known) => known.prize === prize));
  const seen = new Map<string, Set<string>>();
  for (const prizeShape of checked) {
    const fault = prizeFault(prizeShape, plain[prizeShape.prize] ?? [], seen);
    if (fault !== undefined) return { ok: false, fault: { prize: prizeShape.prize, ...fault } };
  }
  if (unknown !== undefined) {
    const expected = shape.map(({ prize }) => prize).join(", ");
    return { ok: false, fault: { prize: unknown, fault: "prize_unknown", expected, found: unknown } };
  }
  const entered = Object.fromEntries(checked.map(({ prize }) => [prize, plain[prize] ?? []]));
  const resultText = formatResult(shape, { ...family.derivePrizes(entered), ...entered });
  const parsed = family.parseResult(resultText);
  if (!parsed.ok) return { ok: false, fault: { prize: "", fault: "result_invalid", expected: "", found: parsed.reason } };
  return { ok: true, resultText, result: parsed.result };
}

/** The prizes that do not follow from others: what the source publishes. */
function publishedPrizes({ resultShape, exampleResult, derivePrizes }: EntryFamily): readonly PrizeShape[] {
  const derived = derivePrizes(exampleResult);
  return resultShape.filter(({ prize }) => !Object.hasOwn(derived, prize));
}

/** The lots of the shape's prizes, figures as lots are written. */
function plainEntry(shape: readonly PrizeShape[], entry: DrawResult): Partial<Record<string, readonly string[]>> {
  return Object.fromEntries(
    shape.map(({ prize, values }) => {
      const lots = Object.hasOwn(entry, prize) ? (entry[prize] ?? []) : [];
      return [prize, values.kind === "decimal" ? lots.map((lot) => plainFigure(lot.trim())) : lots];
    }),
  );
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

/** `00000–99999`, `01–49`, `0.00–9999.99`. */
function valuesText(values: LotValues): string {
  if (values.kind === "digits") return `${"0".repeat(values.digits)}–${"9".repeat(values.digits)}`;
  if (values.kind === "decimal") return `${decimalText(values, values.from)}–${decimalText(values, values.to)}`;
  return [values.from, values.to].map((value) => value.toString().padStart(values.width, "0")).join("–");
}
