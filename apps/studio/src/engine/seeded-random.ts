import type { RandomBelow } from "./types.ts";

/** A small reproducible generator for tests, simulations and moving pictures. Never for a bet. */
export function seededRandom(seed: number): RandomBelow {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (exclusiveMax) => {
    const limit = 2 ** 32 - (2 ** 32 % exclusiveMax);
    for (;;) {
      const value = next();
      if (value < limit) return value % exclusiveMax;
    }
  };
}
