/** A source of numbers in [0, 1), the same sequence for the same seed on every machine. */
export type Random = () => number;

/** Mulberry32: small, seeded, good enough for scattering sparks and leaves; never for a game's result. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** One of `choices`; the list must not be empty. */
export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error("pick needs at least one choice");
  return choice;
}
