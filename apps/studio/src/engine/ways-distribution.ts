import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { waysOnReel } from "./count-wins.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";
import { reelPictures } from "./reel-pictures.ts";
import type { SpinChoices } from "./reel-window.ts";
import { ScatterTail } from "./scatter-tail.ts";

/**
 * Counts every combination of stops of five reels that pay ways. From reel to reel the ways of each symbol multiply; a
 * symbol that a reel lacks is settled by how far it came. Combinations in which no symbol can go on are counted together.
 */
export function waysDistribution(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices, counts: OutcomeCounts): void {
  const { multiplier } = mode.mode;
  const waysAt = waysByStop(title, mode, choices);
  const tail = new ScatterTail(title, mode, counts);
  const regular = title.symbols.flatMap(({ kind }, index) => (kind === "regular" ? [index] : []));
  const open = Array.from({ length: title.reels + 1 }, () => new Int32Array(regular.length));
  const products = Array.from({ length: title.reels + 1 }, () => new Float64Array(regular.length));
  open[0]!.set(regular);
  products[0]!.fill(1);
  const visit = (reel: number, openCount: number, settledUnits: number, scatters: number): void => {
    if (reel === title.reels || openCount === 0) {
      let units = settledUnits;
      for (let at = 0; at < openCount; at += 1) units += title.pays[open[reel]![at]!]![reel]! * products[reel]![at]!;
      return tail.addRest(units * multiplier, scatters, reel);
    }
    const symbols = open[reel]!;
    const before = products[reel]!;
    const nextSymbols = open[reel + 1]!;
    const nextProducts = products[reel + 1]!;
    for (let stop = 0; stop < waysAt[reel]!.length; stop += 1) {
      const ways = waysAt[reel]![stop]!;
      let stillOpen = 0;
      let units = settledUnits;
      for (let at = 0; at < openCount; at += 1) {
        const symbol = symbols[at]!;
        const here = ways[symbol]!;
        if (here > 0) {
          nextSymbols[stillOpen] = symbol;
          nextProducts[stillOpen] = before[at]! * here;
          stillOpen += 1;
        } else units += title.pays[symbol]![reel]! * before[at]!;
      }
      visit(reel + 1, stillOpen, units, scatters + tail.byStop[reel]![stop]!);
    }
  };
  visit(0, regular.length, 0, 0);
}

/** `[reel][stop][symbol]` → the ways that the reel adds. */
function waysByStop(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): number[][][] {
  const window = new Uint8Array(title.reels * title.rows);
  return reelPictures(title, mode, choices).map((stops, reel) =>
    stops.map((picture) => {
      window.set(picture, reel * title.rows);
      return title.symbols.map((_, symbol) => waysOnReel(title, mode, window, reel, symbol));
    }),
  );
}
