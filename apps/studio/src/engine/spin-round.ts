import type { RandomBelow, Round, TitleDefinition } from './types.ts';

/**
 * Plays a whole round, free spins included.
 *
 * @param stakeUnits a positive multiple of `title.betUnits`, in units (1/10,000 of the currency unit)
 * @param random the only source of chance; it is asked the same questions in the same order whatever the stake
 * @throws RangeError when the stake is not a positive multiple of the title's bet units
 */
export function spinRound(title: TitleDefinition, stakeUnits: bigint, random: RandomBelow): Round {
  if (stakeUnits <= 0n || stakeUnits % BigInt(title.betUnits) !== 0n) {
    throw new RangeError(`A stake in ${title.code} must be a positive multiple of ${title.betUnits} units, not ${stakeUnits}.`);
  }
  void random;
  throw new Error('not finished');
}
