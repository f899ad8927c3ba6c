/** Decides everything that a fault test leaves to chance. LANTERN_TEST_SEED repeats a run; every test prints its seed. */
export const faultSeed = Number(process.env["LANTERN_TEST_SEED"] ?? Date.now() % 1_000_000);

/** How often a fault is made: as often as the test says, or LANTERN_FAULT_ROUNDS for a look by hand. */
export function roundsOr(usual: number): number {
  return Number(process.env["LANTERN_FAULT_ROUNDS"] ?? usual);
}

/** Says what a test of faults runs with, where the log of a test run keeps it. */
export function announceSeed(what: string): void {
  process.stdout.write(`${what}: LANTERN_TEST_SEED=${faultSeed}
`);
}

/** Says what a test of faults met. */
export function announceFigures(what: string, figures: object): void {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}
`);
}

/** Numbers from 0 up to 1, the same ones for the same seed (Park and Miller's generator). */
export function makeChance(seed: number): () => number {
  let state = (Math.abs(seed) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
