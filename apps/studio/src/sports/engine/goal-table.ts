/** No side scores more than this: the law is cut there and its rest shared out by the law itself. */
export const goalsMax = 9;

/** What the weights of a side's goals add up to: a draw below it picks one. */
export const goalWeight = 1_000_000;

const scale = 10n ** 24n;

/**
 * Chances of 0 to `goalsMax` goals in millionths: a Poisson law cut off there and made whole again, in whole numbers. What is missing
 * to a million goes to those with the largest remainders, the smaller number of goals first.
 *
 * @param meanThousandths mean of the law before it is cut, in thousandths; above 0
 */
export function goalTable(meanThousandths: number): readonly number[] {
  if (!Number.isInteger(meanThousandths) || meanThousandths < 1 || meanThousandths > 8_000) {
    throw new RangeError(`A mean of ${meanThousandths} thousandths of a goal is none that a side can have.`);
  }
  const mean = BigInt(meanThousandths);
  // mean^k ÷ k!, without the factor that all share.
  const terms: bigint[] = [scale];
  for (let goals = 1; goals <= goalsMax; goals += 1) terms.push(((terms[goals - 1] ?? 0n) * mean) / (1_000n * BigInt(goals)));
  const sum = terms.reduce((total, term) => total + term, 0n);
  const parts = terms.map((term, goals) => {
    const exact = term * BigInt(goalWeight);
    return { goals, weight: Number(exact / sum), remainder: exact % sum };
  });
  const missing = goalWeight - parts.reduce((total, { weight }) => total + weight, 0);
  const raised = new Set(
    parts
      .toSorted((one, other) => (one.remainder === other.remainder ? one.goals - other.goals : one.remainder < other.remainder ? 1 : -1))
      .slice(0, missing)
      .map(({ goals }) => goals),
  );
  return parts.map(({ goals, weight }) => weight + (raised.has(goals) ? 1 : 0));
}

/** The number of goals that a draw below `goalWeight` stands for. */
export function goalsOf(table: readonly number[], draw: number): number {
  let below = 0;
  for (const [goals, weight] of table.entries()) {
    below += weight;
    if (draw < below) return goals;
  }
  throw new RangeError(`A draw of ${draw} is beyond the table.`);
}
