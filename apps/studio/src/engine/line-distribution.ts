import type { CompiledMode, CompiledTitle, SymbolIndex } from "./compiled-title.ts";
import { payLine } from "./count-wins.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";
import { reelPictures } from "./reel-pictures.ts";
import type { SpinChoices } from "./reel-window.ts";
import { ScatterTail } from "./scatter-tail.ts";

const REELS = 5;
/** A line that more symbols can still change. */
const OPEN = -1;

/**
 * Counts every combination of stops of five reels with lines. What a line pays is looked up in a table of all sequences
 * of five symbols, filled by the function that pays in play; a line is settled as soon as all sequences that begin like it
 * pay the same. Combinations in which every line is settled are counted together.
 */
export function lineDistribution(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices, counts: OutcomeCounts): void {
  const { multiplier } = mode.mode;
  const pictures = reelPictures(title, mode, choices);
  const pays = payTables(title, mode);
  const tail = new ScatterTail(title, mode, counts);
  const symbols = title.symbols.length;
  const all = title.lines.map((_, line) => line);
  // One list of open lines and one of their sequences so far for each reel, filled again at each stop.
  const open = Array.from({ length: REELS + 1 }, () => new Int32Array(title.lines.length));
  const sequences = Array.from({ length: REELS + 1 }, () => new Int32Array(title.lines.length));
  open[0]!.set(all);
  const visit = (reel: number, openCount: number, settledUnits: number, scatters: number): void => {
    if (openCount === 0 || reel === REELS) return tail.addRest(settledUnits * multiplier, scatters, reel);
    const table = pays[reel + 1]!;
    const lines = open[reel]!;
    const before = sequences[reel]!;
    const nextLines = open[reel + 1]!;
    const nextSequences = sequences[reel + 1]!;
    for (let stop = 0; stop < pictures[reel]!.length; stop += 1) {
      const picture = pictures[reel]![stop]!;
      let stillOpen = 0;
      let units = settledUnits;
      for (let at = 0; at < openCount; at += 1) {
        const line = lines[at]!;
        const sequence = before[at]! * symbols + picture[title.lines[line]![reel]!]!;
        const pay = table[sequence]!;
        if (pay === OPEN) {
          nextLines[stillOpen] = line;
          nextSequences[stillOpen] = sequence;
          stillOpen += 1;
        } else units += pay;
      }
      visit(reel + 1, stillOpen, units, scatters + tail.byStop[reel]![stop]!);
    }
  };
  visit(0, all.length, 0, 0);
}

/** `[length][sequence]` → what a line that begins with these symbols pays, or `OPEN` where that depends on the rest. */
function payTables(title: CompiledTitle, mode: CompiledMode): Int32Array[] {
  const symbols = title.symbols.length;
  const tables = Array.from({ length: REELS + 1 }, (_, length) => new Int32Array(symbols ** length));
  const line: SymbolIndex[] = Array.from({ length: REELS }, () => 0);
  tables[REELS]!.forEach((_, sequence, full) => {
    for (let reel = REELS - 1, rest = sequence; reel >= 0; reel -= 1, rest = Math.floor(rest / symbols)) line[reel] = rest % symbols;
    const { left, right } = payLine(title, mode, line);
    full[sequence] = left.payUnits + right.payUnits;
  });
  for (let length = REELS - 1; length >= 0; length -= 1) {
    const longer = tables[length + 1]!;
    tables[length]!.forEach((_, sequence, shorter) => {
      const first = longer[sequence * symbols]!;
      const same = longer.subarray(sequence * symbols, (sequence + 1) * symbols).every((pay) => pay === first);
      shorter[sequence] = same ? first : OPEN;
    });
  }
  return tables;
}
