/** Integer division towards minus infinity. Throws on a divisor that is not above zero. */
export function divideRoundingDown(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`A denominator must be above zero, not ${denominator}.`);
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/** Integer division towards zero: what an amount shows with fewer decimals, in either sign. */
export function divideTruncating(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`A denominator must be above zero, not ${denominator}.`);
  return numerator / denominator;
}
