import type { ExactReturn } from "./exact-return.ts";
import type { ExactSpread } from "./exact-spread.ts";
import type { Fraction } from "./fraction.ts";
import type { Volatility } from "./types.ts";

/** Standard deviation of a round in stakes, squared: below 4 stakes wins are small, from 8 stakes on they are large and rare. */
const LOW_VARIANCE = 4n ** 2n;
const HIGH_VARIANCE = 8n ** 2n;

/**
 * The volatility that a title's exact figures have: low with a deviation below 4 stakes and a win in at least three of ten
 * spins, high with a deviation of 8 stakes or more, else medium.
 */
export function volatilityOf({ variance, hitFrequency }: Pick<ExactSpread, "variance"> & Pick<ExactReturn, "hitFrequency">): Volatility {
  if (!isBelow(variance, HIGH_VARIANCE)) return "high";
  const winsOften = hitFrequency.numerator * 10n >= hitFrequency.denominator * 3n;
  return isBelow(variance, LOW_VARIANCE) && winsOften ? "low" : "medium";
}

function isBelow({ numerator, denominator }: Fraction, whole: bigint): boolean {
  return numerator < whole * denominator;
}
