import type { CompiledMode, CompiledTitle, SymbolIndex } from "./compiled-title.ts";
import { payLine } from "./count-wins.ts";
import { changeReel, landReel, type SpinChoices } from "./reel-window.ts";

/**
 * Sum over all combinations of stops of what the lines pay, in bet units, before the mode's multiplier.
 * A line sees one row of each reel and the reels are independent: it is enough to know how many stops of a reel
 * show each symbol in that row after the changes.
 */
export function expectedLinePay(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): bigint {
  const stopsBySymbol = mode.strips.map((_, reel) => symbolCounts(title, mode, choices, reel));
  const known = new Map<string, bigint>();
  let sum = 0n;
  for (const line of title.lines) {
    const rows = line.map((row, reel) => stopsBySymbol[reel]![row]!);
    const key = JSON.stringify(rows);
    const pay = known.get(key) ?? payOfLine(title, mode, rows);
    known.set(key, pay);
    sum += pay;
  }
  return sum;
}

/** `[row][symbol]` → number of stops of the reel that show it there. */
function symbolCounts(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices, reel: number): number[][] {
  const counts = Array.from({ length: title.rows }, () => title.symbols.map(() => 0));
  const window = new Uint8Array(title.reels * title.rows);
  for (let stop = 0; stop < mode.strips[reel]!.length; stop += 1) {
    landReel(window, title, mode, reel, stop);
    changeReel(window, title, mode, reel, choices, null);
    for (let row = 0; row < title.rows; row += 1) counts[row]![window[reel * title.rows + row]!]! += 1;
  }
  return counts;
}

function payOfLine(title: CompiledTitle, mode: CompiledMode, counts: readonly (readonly number[])[]): bigint {
  const symbols: SymbolIndex[] = [];
  const visit = (reel: number, weight: bigint): bigint => {
    if (reel === title.reels) {
      const { left, right } = payLine(title, mode, symbols);
      return weight * BigInt(left.payUnits + right.payUnits);
    }
    let sum = 0n;
    counts[reel]!.forEach((count, symbol) => {
      if (count === 0) return;
      symbols[reel] = symbol;
      sum += visit(reel + 1, weight * BigInt(count));
    });
    return sum;
  };
  return visit(0, 1n);
}
