/**
 * How often all runs with fresh seeds together may fail fair draws: 1 in 40,000. With the studio's own tests of chance (1 in 50,000)
 * and the long run of returns (1 in 22,000) the family of all statistical tests stays below 1 in 10,000.
 */
export const freshBound = 1 / 40_000;

/** The bound divided evenly (Bonferroni): it holds however the tests depend on each other. */
export function freshFalseAlarm(tests: number): number {
  return freshBound / tests;
}
