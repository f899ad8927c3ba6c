/** All throws of three dice. */
export const throwsInAll = 216;

/** In how many of the 216 throws each sum comes: 3 to 10, and alike from the other end. */
const sumWays = [1, 3, 6, 10, 15, 21, 25, 27] as const;

/** In how many of the 216 throws three dice show a sum from 3 to 18. */
export function waysOfSum(sum: number): number {
  return sumWays[sum <= 10 ? sum - 3 : 18 - sum] ?? 0;
}
