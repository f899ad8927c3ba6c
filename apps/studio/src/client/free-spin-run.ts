import type { EngineStep } from "../engine/types.ts";

/** Where a run of free spins stands. */
export interface FreeSpinRun {
  /** Which spin is on, from 1. */
  readonly at: number;
  /** How many there are by now, further ones included. */
  readonly of: number;
}

/**
 * Counts the free spins of a round up to a picture: only first pictures of spins count, not falls.
 * @returns null before the first free spin
 */
export function freeSpinRun(steps: readonly EngineStep[], upTo: number): FreeSpinRun | null {
  let at = 0;
  let of = 0;
  steps.slice(0, upTo + 1).forEach((step, index) => {
    if (step.phase === "free" && step.kind === "spin") at += 1;
    // What a picture awards is told after it: its own spin is counted before.
    if (step.award && index < upTo) of += step.award.spins;
  });
  return at === 0 ? null : { at, of };
}
