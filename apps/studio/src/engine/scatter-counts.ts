import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";

/** For each stop of a reel, how many scatters it shows. */
export function scattersByStop(title: CompiledTitle, mode: CompiledMode, reel: number): number[] {
  const strip = mode.strips[reel]!;
  return Array.from(strip, (_, stop) => {
    let count = 0;
    for (let row = 0; row < title.rows; row += 1) if (strip[(stop + row) % strip.length] === title.scatter) count += 1;
    return count;
  });
}

/** How many combinations of stops of the given reels show 0, 1, 2, … scatters. */
export function scatterCounts(title: CompiledTitle, mode: CompiledMode, fromReel = 0): bigint[] {
  let counts: bigint[] = new Array<bigint>(title.reels * title.rows + 1).fill(0n);
  counts[0] = 1n;
  for (let reel = fromReel; reel < title.reels; reel += 1) {
    const next: bigint[] = new Array<bigint>(counts.length).fill(0n);
    for (const here of scattersByStop(title, mode, reel)) {
      counts.forEach((count, scatters) => {
        if (count > 0n) next[scatters + here]! += count;
      });
    }
    counts = next;
  }
  return counts;
}
