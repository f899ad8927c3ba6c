/** The value below which the given share of the values lies (nearest rank). @throws RangeError without values or for a share outside (0, 1]. */
export function percentile(values: readonly number[], share: number): number {
  if (!(share > 0 && share <= 1)) throw new RangeError(`a share lies above 0 and at most at 1, this one is ${share}`);
  const sorted = values.toSorted((left, right) => left - right);
  const found = sorted[Math.ceil(share * sorted.length) - 1];
  if (found === undefined) throw new RangeError("no values to take a percentile of");
  return found;
}

/** The middle value; of an even number of values the mean of the two in the middle. @throws RangeError without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("no values to take a median of");
  return (lower + upper) / 2;
}

/** What 95 of 100 values stay at or below. */
export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

/**
 * Ours over the other's, round by round, and of these the median: both of a round met the same machine, so a busy moment
 * spoils one round and not the comparison.
 * @throws RangeError where the rounds do not pair, or the other's value is not above zero.
 */
export function ratioOfRounds(ours: readonly number[], others: readonly number[]): number {
  if (ours.length !== others.length) throw new RangeError(`${ours.length} rounds do not pair with ${others.length}`);
  return median(
    ours.map((value, round) => {
      const other = others[round] ?? 0;
      if (!(other > 0)) throw new RangeError(`round ${round + 1} has nothing to compare with`);
      return value / other;
    }),
  );
}
