import type { TitleDefinition } from "../engine/types.ts";

/** The smallest stake worth showing in a currency, in units (1/10,000 of the currency unit). */
const baseStakeUnits: Readonly<Record<string, bigint>> = {
  THB: 10_000n,
  PHP: 10_000n,
  MMK: 1_000_000n,
  VND: 5_000_000n,
};

/** The smallest stake worth showing in a currency, in units: a multiple of 10,000. */
export function baseStakeOf(currency: string): bigint {
  return baseStakeUnits[currency] ?? 10_000n;
}

/**
 * The stakes of a title in a currency, rising, in units. Every one is a multiple of the title's bet units:
 * the base stakes are multiples of 10,000 and each title's bet units divide 10,000.
 */
export function stakesFor(title: TitleDefinition, currency: string): { stakes: readonly bigint[]; defaultStake: bigint } {
  const base = baseStakeOf(currency);
  return {
    stakes: title.stakeLevels.map((level) => base * BigInt(level)),
    defaultStake: base * BigInt(title.defaultStakeLevel),
  };
}
