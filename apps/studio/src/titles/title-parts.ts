import type { Line, SpinMode, SymbolDefinition, Strips } from "../engine/types.ts";

/** A spin with no rule beyond its strips. */
export const plainSpin: Omit<SpinMode, "strips"> = {
  multiplier: 1,
  wildMultiplier: 1,
  expandingWilds: false,
  wildReels: [],
  mystery: [],
  cascadeMultipliers: [1],
};

/** Strips written as words, one text a reel, read from the top of the window downwards. */
export function reelStrips(...reels: readonly string[]): Strips {
  return reels.map((reel) => reel.trim().split(/\s+/));
}

/** A symbol that pays for three of a kind and on; amounts in bet units. */
export function regular(id: string, ...paysFromThree: readonly number[]): SymbolDefinition {
  return { id, kind: "regular", pays: Object.fromEntries(paysFromThree.map((pay, at) => [at + 3, pay])) };
}

/** A wild, with what it pays on its own from three of a kind on, if anything. */
export function wild(id: string, ...paysFromThree: readonly number[]): SymbolDefinition {
  return { ...regular(id, ...paysFromThree), kind: "wild" };
}

/** A scatter, with what it pays anywhere in the window from three on. */
export function scatter(id: string, ...paysFromThree: readonly number[]): SymbolDefinition {
  return { ...regular(id, ...paysFromThree), kind: "scatter" };
}

/** A symbol that opens to another one. */
export function mystery(id: string): SymbolDefinition {
  return { id, kind: "mystery", pays: {} };
}

/** Three rows by three reels: the rows, then the diagonals. */
export const fiveLines: readonly Line[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

const fiveReelLines: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
];

/** Five reels by three rows: the first 10, 20 or 25 lines of one and the same order. */
export const tenLines = fiveReelLines.slice(0, 10);
export const twentyLines = fiveReelLines.slice(0, 20);
export const twentyFiveLines = fiveReelLines.slice(0, 25);
