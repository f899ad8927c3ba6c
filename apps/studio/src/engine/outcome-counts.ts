/** One outcome of a spin: what it pays in bet units, the scatters of its last picture, and its winning falls. */
export interface SpinOutcome {
  readonly payUnits: number;
  readonly scatters: number;
  readonly falls: number;
  readonly weight: bigint;
}

/** More scatters or falls than any spin has. */
const SCATTERS_MAX = 32;
const FALLS_MAX = 64;

/** Counts outcomes of spins. Counts stay below 2^53: at most some 10^8 combinations times weights below 10^5. */
export class OutcomeCounts {
  /** What every combination counts for from now on. */
  weight = 1;
  readonly #counts = new Map<number, number>();

  add(payUnits: number, scatters: number, times: number, falls = 0): void {
    const key = (payUnits * SCATTERS_MAX + scatters) * FALLS_MAX + falls;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + times * this.weight);
  }

  get totalWeight(): bigint {
    let total = 0n;
    for (const count of this.#counts.values()) total += BigInt(count);
    return total;
  }

  /** Rising by pay. @throws Error when a count left the exact integers */
  outcomes(): SpinOutcome[] {
    return [...this.#counts]
      .toSorted(([a], [b]) => a - b)
      .map(([key, count]) => {
        if (!Number.isSafeInteger(count) || !Number.isSafeInteger(key))
          throw new Error("A spin has more outcomes than can be counted exactly.");
        const scattersAndPay = Math.floor(key / FALLS_MAX);
        return {
          payUnits: Math.floor(scattersAndPay / SCATTERS_MAX),
          scatters: scattersAndPay % SCATTERS_MAX,
          falls: key % FALLS_MAX,
          weight: BigInt(count),
        };
      });
  }
}
