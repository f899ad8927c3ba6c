/**
 * What a pick may be.
 * - `digits`: a number of exactly that many digits ("07"); where `allAlike` is refused, not all of one digit ("7777" has no other order).
 * - `range`: a whole number within bounds, written with `width` digits.
 * - `listed`: one of the listed numbers, all of one width ("112").
 * - `words`: one of the listed words, without `_` ("big").
 */
export type PickValues =
  | { readonly kind: "digits"; readonly digits: number; readonly allAlike?: "refused" }
  | { readonly kind: "range"; readonly from: number; readonly to: number; readonly width: number }
  | { readonly kind: "listed"; readonly numbers: readonly string[] }
  | { readonly kind: "words"; readonly words: readonly string[] };

/**
 * How a bet's content is written. One canonical form for every play: picks joined by `_`, parts by `|`.
 * - `list`: one part of different picks, each a bet of its own ("00_49_83").
 * - `combinations`: one or more parts of exactly `size` different picks, each part a bet of its own ("49_83|01_02").
 * - `positions`: exactly `positions` parts in the order of the drawn places ("1_2||3"); a part may be empty where `empty` allows it.
 */
export type ContentRule =
  | { readonly form: "list"; readonly values: PickValues; readonly picksMin: number; readonly picksMax: number }
  | { readonly form: "combinations"; readonly values: PickValues; readonly size: number; readonly combinationsMax: number }
  | {
      readonly form: "positions";
      readonly values: PickValues;
      readonly positions: number;
      readonly picksMax: number;
      readonly empty: "allowed" | "refused";
    };

/** The parsed content: parts of picks. Lists have one part. Picks within a part, and combinations, stand in ascending order. */
export type Selection = readonly (readonly string[])[];

/** Why a content was refused; the phrase `lotteryPlays.fault.<fault>` says it to the player. */
export const contentFaults = [
  "content_empty",
  "content_too_long",
  "content_pick_invalid",
  "content_pick_all_alike",
  "content_pick_repeated",
  "content_picks_too_few",
  "content_picks_too_many",
  "content_combination_size_wrong",
  "content_combination_repeated",
  "content_combinations_too_many",
  "content_positions_wrong",
  "content_position_empty",
] as const;

export type ContentFault = (typeof contentFaults)[number];

export type ContentParse = { readonly ok: true; readonly selection: Selection } | { readonly ok: false; readonly reason: ContentFault };

/** Longer contents are refused before they are read. */
export const contentLengthMax = 8_000;

/** Reads a content by its play's rule. Order does not matter; the selection comes out in canonical order. */
export function parseContent(rule: ContentRule, content: unknown): ContentParse {
  if (typeof content !== "string" || content === "") return refused("content_empty");
  if (content.length > contentLengthMax) return refused("content_too_long");
  const parts = content.split("|");
  const picked: string[][] = [];
  for (const part of parts) {
    const picks = part === "" ? [] : part.split("_");
    if (picks.some((pick) => !isPick(rule.values, pick))) return refused("content_pick_invalid");
    if (picks.some((pick) => isRefusedAlike(rule.values, pick))) return refused("content_pick_all_alike");
    if (new Set(picks).size !== picks.length) return refused("content_pick_repeated");
    picked.push(picks.toSorted(byPickOrder(rule.values)));
  }
  if (rule.form === "list") return checkList(rule, picked);
  return rule.form === "combinations" ? checkCombinations(rule, picked) : checkPositions(rule, picked);
}

/** The canonical content of a selection. */
export function formatContent(selection: Selection): string {
  return selection.map((picks) => picks.join("_")).join("|");
}

/** Every pick that the values allow, in order: what a board of numbers shows. */
export function pickChoices(values: PickValues): readonly string[] {
  if (values.kind === "words") return values.words;
  if (values.kind === "listed") return values.numbers;
  const from = values.kind === "digits" ? 0 : values.from;
  const to = values.kind === "digits" ? 10 ** values.digits - 1 : values.to;
  const width = pickWidth(values);
  const choices = Array.from({ length: to - from + 1 }, (_, step) => (from + step).toString().padStart(width, "0"));
  return values.kind === "digits" && values.allAlike === "refused" ? choices.filter((choice) => !isRefusedAlike(values, choice)) : choices;
}

/** With how many digits numbers are written; the least where a range is written without leading zeros. */
export function pickWidth(values: Exclude<PickValues, { kind: "words" }>): number {
  if (values.kind === "digits") return values.digits;
  return values.kind === "range" ? values.width : (values.numbers[0]?.length ?? 0);
}

/** Whether a text is one of the values that a pick may take. */
export function isPickOf(values: PickValues, pick: string): boolean {
  return isPick(values, pick) && !isRefusedAlike(values, pick);
}

/** Whether a number is all of one digit where that is refused. */
export function isRefusedAlike(values: PickValues, pick: string): boolean {
  return values.kind === "digits" && values.allAlike === "refused" && new Set(pick).size === 1;
}

function refused(reason: ContentFault): ContentParse {
  return { ok: false, reason };
}

function checkList(rule: Extract<ContentRule, { form: "list" }>, parts: string[][]): ContentParse {
  if (parts.length !== 1) return refused("content_positions_wrong");
  const count = parts[0]?.length ?? 0;
  if (count < rule.picksMin) return refused("content_picks_too_few");
  return count > rule.picksMax ? refused("content_picks_too_many") : { ok: true, selection: parts };
}

function checkCombinations(rule: Extract<ContentRule, { form: "combinations" }>, parts: string[][]): ContentParse {
  if (parts.some((picks) => picks.length !== rule.size)) return refused("content_combination_size_wrong");
  if (parts.length > rule.combinationsMax) return refused("content_combinations_too_many");
  const ordered = parts.toSorted((left, right) => compareTexts(left.join("_"), right.join("_")));
  const written = new Set(ordered.map((picks) => picks.join("_")));
  return written.size === ordered.length ? { ok: true, selection: ordered } : refused("content_combination_repeated");
}

function checkPositions(rule: Extract<ContentRule, { form: "positions" }>, parts: string[][]): ContentParse {
  if (parts.length !== rule.positions) return refused("content_positions_wrong");
  if (parts.every((picks) => picks.length === 0)) return refused("content_empty");
  if (rule.empty === "refused" && parts.some((picks) => picks.length === 0)) return refused("content_position_empty");
  if (parts.some((picks) => picks.length > rule.picksMax)) return refused("content_picks_too_many");
  return { ok: true, selection: parts };
}

const numberText = /^[0-9]{1,9}$/;

function isPick(values: PickValues, pick: string): boolean {
  if (values.kind === "words") return values.words.includes(pick);
  if (values.kind === "listed") return values.numbers.includes(pick);
  if (!numberText.test(pick)) return false;
  if (values.kind === "digits") return pick.length === values.digits;
  const value = Number(pick);
  return value >= values.from && value <= values.to && pick === value.toString().padStart(values.width, "0");
}

function byPickOrder(values: PickValues): (left: string, right: string) => number {
  if (values.kind === "words") return (left, right) => values.words.indexOf(left) - values.words.indexOf(right);
  // Numbers of one play have one width wherever order matters; wider ranges compare by value.
  return (left, right) => Number(left) - Number(right);
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
