import type { DrawResult } from "../result-shape.ts";

/** What statistics may look at: each has a name in the phrases, `lottery.trends.view.<kind>`. */
export const numberViewKinds = [
  "de",
  "lo",
  "two_top",
  "two_bottom",
  "two",
  "last_two",
  "place",
  "head",
  "tail",
  "bottom_head",
  "bottom_tail",
  "run_top",
  "run_bottom",
  "brake",
  "sum",
  "face",
  "pair",
  "triple",
] as const;

export type NumberViewKind = (typeof numberViewKinds)[number];

/** One way in which players of a family look at its draws: which numbers of a fixed set each draw brought. */
export interface NumberView {
  /** Unique within the family: the kind, with the place where there are several ("place_2"). */
  readonly code: string;
  readonly kind: NumberViewKind;
  /** Of `place`: which digit from the left, 1 for the first. */
  readonly place?: number;
  /** Of two provinces that are drawn at once: whose number it is; of both where left out. */
  readonly province?: "first" | "second";
  /** Every number that may come, in the order of a board. */
  readonly numbers: readonly string[];
  /** Each draw brings exactly one of the numbers: only these have a line to draw through. */
  readonly single: boolean;
  /** The numbers that a draw brought; one that came several times stands there as often. */
  seen(result: DrawResult): readonly string[];
}

export const tenDigits: readonly string[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
export const twoDigits: readonly string[] = tenDigits.flatMap((head) => tenDigits.map((tail) => `${head}${tail}`));

/** A view of which each draw brings one number. */
export function singleView(
  kind: NumberViewKind,
  numbers: readonly string[],
  numberOf: (result: DrawResult) => string,
  place?: number,
): NumberView {
  const code = place === undefined ? kind : `${kind}_${place}`;
  return { code, kind, ...(place === undefined ? {} : { place }), numbers, single: true, seen: (result) => [numberOf(result)] };
}

/** A view of which a draw may bring several numbers, or none. */
export function manyView(kind: NumberViewKind, numbers: readonly string[], seen: (result: DrawResult) => readonly string[]): NumberView {
  return { code: kind, kind, numbers, single: false, seen };
}

/** A view for each digit of a number, from the left. */
export function placeViews(digits: number, numberOf: (result: DrawResult) => string): readonly NumberView[] {
  return Array.from({ length: digits }, (_, place) =>
    singleView("place", tenDigits, (result) => numberOf(result).charAt(place), place + 1),
  );
}
