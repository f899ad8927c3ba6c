import { NO_SYMBOL, type CompiledMode, type CompiledTitle, type SymbolIndex } from "./compiled-title.ts";

/** Symbols in view, reel by reel: position (reel, row) is at `reel * rows + row`. */
export type ReelWindow = Uint8Array;

/** What a spin is played with beside its stops: what was drawn for it, and where the ladder of its falls begins. */
export interface SpinChoices {
  /** Reels that turn wild. */
  readonly wildReels: readonly number[];
  /** What mystery symbols open to. */
  readonly mystery: SymbolIndex;
  /** The symbol that is wild for all the free spins. */
  readonly chosenWild: SymbolIndex;
  /** Index of the first fall's multiplier: 0, or how far earlier free spins climbed where the ladder goes on. */
  readonly rung: number;
}

/** A change of the window as flat positions. */
export interface WindowChange {
  readonly kind: "mystery" | "wild-reel" | "expanding-wild" | "chosen-wild";
  readonly symbol: SymbolIndex;
  readonly cells: readonly number[];
}

/** Writes the symbols that a reel shows at a stop. */
export function landReel(window: ReelWindow, title: CompiledTitle, mode: CompiledMode, reel: number, stop: number): void {
  const strip = mode.strips[reel]!;
  const { rows } = title;
  for (let row = 0; row < rows; row += 1) window[reel * rows + row] = strip[(stop + row) % strip.length]!;
}

/**
 * Applies a mode's changes to one reel, in their order: mystery, chosen wild, expanding wild, wild reel.
 * A scatter stays what it is. Changes never look at another reel, which is what makes the return computable reel by reel.
 */
export function changeReel(
  window: ReelWindow,
  title: CompiledTitle,
  mode: CompiledMode,
  reel: number,
  choices: SpinChoices,
  changes: WindowChange[] | null,
): void {
  const { wild } = title;
  if (choices.mystery !== NO_SYMBOL) turn(window, title, reel, (symbol) => symbol === title.mystery, "mystery", choices.mystery, changes);
  if (choices.chosenWild !== NO_SYMBOL) turn(window, title, reel, (symbol) => symbol === choices.chosenWild, "chosen-wild", wild, changes);
  const notFixed = (symbol: SymbolIndex) => symbol !== wild && symbol !== title.scatter;
  if (mode.mode.expandingWilds && hasSymbol(window, title, reel, wild))
    turn(window, title, reel, notFixed, "expanding-wild", wild, changes);
  if (choices.wildReels.includes(reel)) turn(window, title, reel, notFixed, "wild-reel", wild, changes);
}

/** How many of a symbol are in view. */
export function countSymbol(window: ReelWindow, symbol: SymbolIndex): number {
  let count = 0;
  for (const cell of window) if (cell === symbol) count += 1;
  return count;
}

function hasSymbol(window: ReelWindow, title: CompiledTitle, reel: number, symbol: SymbolIndex): boolean {
  const from = reel * title.rows;
  for (let cell = from; cell < from + title.rows; cell += 1) if (window[cell] === symbol) return true;
  return false;
}

function turn(
  window: ReelWindow,
  title: CompiledTitle,
  reel: number,
  which: (symbol: SymbolIndex) => boolean,
  kind: WindowChange["kind"],
  into: SymbolIndex,
  changes: WindowChange[] | null,
): void {
  const cells: number[] = [];
  for (let cell = reel * title.rows; cell < (reel + 1) * title.rows; cell += 1) {
    if (!which(window[cell]!)) continue;
    window[cell] = into;
    cells.push(cell);
  }
  if (changes && cells.length > 0) changes.push({ kind, symbol: into, cells });
}
