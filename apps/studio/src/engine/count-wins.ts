import type { CompiledMode, CompiledTitle, SymbolIndex } from "./compiled-title.ts";
import { countSymbol, type ReelWindow } from "./reel-window.ts";

/** A win in bet units, before the multipliers of its step. */
export interface UnitWin {
  readonly kind: "line" | "ways" | "scatter";
  readonly symbol: SymbolIndex;
  readonly count: number;
  readonly line: number;
  readonly fromRight: boolean;
  readonly ways: number;
  /** What the wilds of this very win multiplied it by. */
  readonly wildFactor: number;
  readonly payUnits: number;
  readonly cells: readonly number[];
}

/** The best that a row of symbols pays from its first reel on. */
export interface RunPay {
  symbol: SymbolIndex;
  count: number;
  wildFactor: number;
  payUnits: number;
}

const NO_RUN: RunPay = { symbol: -1, count: 0, wildFactor: 1, payUnits: 0 };

/**
 * What a line pays, read from its first symbol: the run of the first symbol that is not wild, wilds standing in,
 * or the wilds alone where the title pays them and that is more.
 */
export function payRun(title: CompiledTitle, mode: CompiledMode, symbols: readonly SymbolIndex[]): RunPay {
  const { wild } = title;
  let target = symbols[0]!;
  let count = 0;
  let wilds = 0;
  let leadingWilds = 0;
  for (const symbol of symbols) {
    if (symbol === wild) {
      wilds += 1;
      if (wilds > count) leadingWilds = wilds;
    } else if (target === wild) {
      target = symbol;
    } else if (symbol !== target) {
      break;
    }
    count += 1;
  }
  const factor = mode.mode.wildMultiplier;
  let best = NO_RUN;
  if (target !== wild) {
    const pay = title.pays[target]?.[count] ?? 0;
    if (pay > 0 && target !== title.scatter) best = { symbol: target, count, wildFactor: factor ** wilds, payUnits: pay * factor ** wilds };
  }
  if (leadingWilds > 0) {
    const pay = title.pays[wild]![leadingWilds]! * factor ** leadingWilds;
    if (pay > best.payUnits) best = { symbol: wild, count: leadingWilds, wildFactor: factor ** leadingWilds, payUnits: pay };
  }
  return best;
}

/** Both readings of a line where the title pays from both ends; five of a kind counts once. */
export function payLine(title: CompiledTitle, mode: CompiledMode, symbols: readonly SymbolIndex[]): { left: RunPay; right: RunPay } {
  const left = payRun(title, mode, symbols);
  if (!title.title.bothDirections || left.count === title.reels) return { left, right: NO_RUN };
  return { left, right: payRun(title, mode, symbols.toReversed()) };
}

/** Line or ways wins of a window after its changes. Scatters are not among them. */
export function countWins(title: CompiledTitle, mode: CompiledMode, window: ReelWindow): UnitWin[] {
  return title.lines.length > 0 ? countLineWins(title, mode, window) : countWaysWins(title, mode, window);
}

/** The scatter win of a window, or null when there are too few. Scatter pays are never multiplied. */
export function countScatterWin(title: CompiledTitle, window: ReelWindow): UnitWin | null {
  if (title.scatter < 0) return null;
  const count = countSymbol(window, title.scatter);
  const payUnits = title.pays[title.scatter]![count]!;
  if (payUnits === 0) return null;
  return {
    kind: "scatter",
    symbol: title.scatter,
    count,
    line: -1,
    fromRight: false,
    ways: 0,
    wildFactor: 1,
    payUnits,
    cells: cellsOf(window, title.scatter),
  };
}

/** Where a symbol is in view. */
export function cellsOf(window: ReelWindow, symbol: SymbolIndex): number[] {
  const cells: number[] = [];
  window.forEach((cell, at) => {
    if (cell === symbol) cells.push(at);
  });
  return cells;
}

function countLineWins(title: CompiledTitle, mode: CompiledMode, window: ReelWindow): UnitWin[] {
  const wins: UnitWin[] = [];
  const symbols: SymbolIndex[] = [];
  for (let line = 0; line < title.lines.length; line += 1) {
    const rows = title.lines[line]!;
    for (let reel = 0; reel < title.reels; reel += 1) symbols[reel] = window[reel * title.rows + rows[reel]!]!;
    const { left, right } = payLine(title, mode, symbols);
    if (left.payUnits > 0) wins.push(lineWin(title, line, left, 0));
    if (right.payUnits > 0) wins.push(lineWin(title, line, right, title.reels - right.count));
  }
  return wins;
}

/** A run from the right never reaches the first reel: five of a kind counts from the left alone. */
function lineWin(title: CompiledTitle, line: number, run: RunPay, first: number): UnitWin {
  const rows = title.lines[line]!;
  const cells: number[] = [];
  for (let reel = first; reel < first + run.count; reel += 1) cells.push(reel * title.rows + rows[reel]!);
  const { symbol, count, wildFactor, payUnits } = run;
  return { kind: "line", symbol, count, line, fromRight: first > 0, ways: 0, wildFactor, payUnits, cells };
}

function countWaysWins(title: CompiledTitle, mode: CompiledMode, window: ReelWindow): UnitWin[] {
  const wins: UnitWin[] = [];
  const { rows, reels, wild } = title;
  let tried = 0;
  for (let first = 0; first < rows; first += 1) {
    const symbol = window[first]!;
    if (tried & (1 << symbol) || symbol === title.scatter || symbol === wild) continue;
    tried |= 1 << symbol;
    let count = 0;
    let ways = 1;
    for (let reel = 0; reel < reels; reel += 1) {
      const here = waysOnReel(title, mode, window, reel, symbol);
      if (here === 0) break;
      count += 1;
      ways *= here;
    }
    const pay = title.pays[symbol]?.[count] ?? 0;
    if (pay === 0) continue;
    const cells: number[] = [];
    for (let cell = 0; cell < count * rows; cell += 1) if (window[cell] === symbol || window[cell] === wild) cells.push(cell);
    wins.push({ kind: "ways", symbol, count, line: -1, fromRight: false, ways, wildFactor: 1, payUnits: pay * ways, cells });
  }
  return wins;
}

/** How many ways a reel adds for a symbol: 1 for each of its kind, the mode's wild multiplier for each wild. */
export function waysOnReel(title: CompiledTitle, mode: CompiledMode, window: ReelWindow, reel: number, symbol: SymbolIndex): number {
  let ways = 0;
  for (let cell = reel * title.rows; cell < (reel + 1) * title.rows; cell += 1) {
    if (window[cell] === symbol) ways += 1;
    else if (window[cell] === title.wild) ways += mode.mode.wildMultiplier;
  }
  return ways;
}
