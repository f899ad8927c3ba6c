import { baseStakeOf } from "../../titles/stakes.ts";

/** What may be staked on one bet, in units. Any multiple of `stepUnits` between the two. */
export interface BetStakes {
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly stepUnits: bigint;
  /** Quick choices, rising. */
  readonly chipsUnits: readonly bigint[];
}

const chips = [5n, 20n, 50n, 100n, 500n];
const minStakes = 5n;
const maxStakes = 10_000n;

/** The stakes of a currency, in multiples of its smallest stake worth showing. */
export function betStakesFor(currency: string): BetStakes {
  const base = baseStakeOf(currency);
  return { minUnits: base * minStakes, maxUnits: base * maxStakes, stepUnits: base, chipsUnits: chips.map((chip) => base * chip) };
}

export function isAllowedStake(currency: string, stakeUnits: bigint): boolean {
  const { minUnits, maxUnits, stepUnits } = betStakesFor(currency);
  return stakeUnits >= minUnits && stakeUnits <= maxUnits && stakeUnits % stepUnits === 0n;
}
