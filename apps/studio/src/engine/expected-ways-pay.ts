import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { waysOnReel } from "./count-wins.ts";
import { changeReel, landReel, type SpinChoices } from "./reel-window.ts";

/**
 * Sum over all combinations of stops of what the ways pay, in bet units, before the mode's multiplier.
 * For a symbol the number of ways is a product over independent reels, so the sum of products is the product of sums:
 * pay(n) × ways summed on reels 1…n × stops without the symbol on reel n+1 × all stops of the rest.
 */
export function expectedWaysPay(title: CompiledTitle, mode: CompiledMode, choices: SpinChoices): bigint {
  let sum = 0n;
  title.symbols.forEach((symbol, index) => {
    if (symbol.kind !== "regular") return;
    const reels = mode.strips.map((_, reel) => reelSums(title, mode, choices, reel, index));
    for (let count = 1; count <= title.reels; count += 1) {
      const pay = title.pays[index]![count]!;
      if (pay === 0) continue;
      sum +=
        BigInt(pay) *
        reels.reduce((product, { ways, without, stops }, reel) => product * (reel < count ? ways : reel === count ? without : stops), 1n);
    }
  });
  return sum;
}

function reelSums(
  title: CompiledTitle,
  mode: CompiledMode,
  choices: SpinChoices,
  reel: number,
  symbol: number,
): { ways: bigint; without: bigint; stops: bigint } {
  const window = new Uint8Array(title.reels * title.rows);
  const stops = mode.strips[reel]!.length;
  let ways = 0;
  let without = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    landReel(window, title, mode, reel, stop);
    changeReel(window, title, mode, reel, choices, null);
    const here = waysOnReel(title, mode, window, reel, symbol);
    ways += here;
    if (here === 0) without += 1;
  }
  return { ways: BigInt(ways), without: BigInt(without), stops: BigInt(stops) };
}
