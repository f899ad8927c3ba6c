import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import type { OutcomeCounts } from "./outcome-counts.ts";
import { scatterCounts, scattersByStop } from "./scatter-counts.ts";

/** Adds scatters and what they pay to outcomes whose other wins are known. */
export class ScatterTail {
  /** `[reel][stop]` → scatters in view. */
  readonly byStop: readonly (readonly number[])[];
  readonly #pays: readonly number[];
  /** `[fromReel]` → how many combinations of the reels from there on show 0, 1, 2, … scatters. */
  readonly #tails: readonly (readonly number[])[];
  readonly #counts: OutcomeCounts;

  constructor(title: CompiledTitle, mode: CompiledMode, counts: OutcomeCounts) {
    this.byStop = mode.strips.map((strip, reel) => (title.scatter < 0 ? Array.from(strip, () => 0) : scattersByStop(title, mode, reel)));
    this.#pays = title.scatter < 0 ? [] : title.pays[title.scatter]!;
    this.#tails = Array.from({ length: title.reels + 1 }, (_, from) => {
      if (title.scatter < 0) return [mode.strips.slice(from).reduce((product, strip) => product * strip.length, 1)];
      return scatterCounts(title, mode, from).map(Number);
    });
    this.#counts = counts;
  }

  /** All combinations of the reels from `fromReel` on, in each of which the other wins are the same. */
  addRest(payUnits: number, scattersBefore: number, fromReel: number): void {
    const tail = this.#tails[fromReel]!;
    for (let more = 0; more < tail.length; more += 1) {
      const times = tail[more]!;
      if (times > 0) this.#counts.add(payUnits + (this.#pays[scattersBefore + more] ?? 0), scattersBefore + more, times);
    }
  }
}
