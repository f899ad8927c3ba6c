import type { FreeSpins, Line, SpinMode, SymbolDefinition, Strips, TitleDefinition } from "../engine/types.ts";

/** A spin with no rule beyond its strips. */
export const plainSpin: Omit<SpinMode, "strips"> = {
  multiplier: 1,
  wildMultiplier: 1,
  expandingWilds: false,
  wildReels: [],
  mystery: [],
  cascadeMultipliers: [1],
};

/** Free spins that are not won again, with no rule beyond their strips and how many there are. */
export const plainFreeSpins: Omit<FreeSpins, "strips" | "award"> = { ...plainSpin, retrigger: {}, chosenWild: [], multiplierGoesOn: false };

/** A title that counts from the left alone and has no free spins, no full house and no respin. */
export const plainTitle: Pick<TitleDefinition, "bothDirections" | "freeSpins" | "fullHouseMultiplier" | "respinThirdReel"> = {
  bothDirections: false,
  freeSpins: null,
  fullHouseMultiplier: 1,
  respinThirdReel: false,
};

type Stakes = Pick<TitleDefinition, "stakeLevels" | "defaultStakeLevel">;

/** Stakes in multiples of the base stake: the more a title varies, the lower its highest one. */
export const stakesUpTo500: Stakes = { stakeLevels: [1, 2, 5, 10, 20, 50, 100, 200, 500], defaultStakeLevel: 5 };
export const stakesUpTo400: Stakes = { stakeLevels: [1, 2, 5, 10, 20, 40, 100, 200, 400], defaultStakeLevel: 5 };
export const stakesUpTo200: Stakes = { stakeLevels: [1, 2, 4, 10, 20, 40, 100, 200], defaultStakeLevel: 4 };

/** Three rows that pay along lines, with a bet unit for each line. */
export function linesWindow(lines: readonly Line[]): Pick<TitleDefinition, "reels" | "rows" | "betUnits" | "lines" | "ways"> {
  return { reels: lines[0]?.length ?? 0, rows: 3, betUnits: lines.length, lines, ways: 0 };
}

/** A window that pays every way from one reel to the next. */
export function waysWindow({ reels, rows }: { reels: number; rows: number }): Pick<TitleDefinition, "reels" | "rows" | "lines" | "ways"> {
  return { reels, rows, lines: [], ways: rows ** reels };
}

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
