import { spinRound } from "../../engine/spin-round.ts";
import type { RandomBelow, TitleDefinition } from "../../engine/types.ts";

/** A stream of draws that is the same for the same seed: for tests only, nothing is decided by it. */
export function seededRandom(seed: number): RandomBelow {
  let state = seed >>> 0;
  return (exclusiveMax) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % exclusiveMax;
  };
}

/** The first seed whose first round of a title wins or loses. */
export function seedOf(title: TitleDefinition, wanted: "win" | "loss"): number {
  for (let seed = 1; seed < 10_000; seed += 1) {
    const { winUnits } = spinRound(title, BigInt(title.betUnits) * 10_000n, seededRandom(seed));
    if (winUnits > 0n === (wanted === "win")) return seed;
  }
  throw new Error(`No seed below 10,000 gives ${title.code} a ${wanted}.`);
}
