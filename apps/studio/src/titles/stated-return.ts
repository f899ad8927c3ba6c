import type { ExactReturn } from "../engine/exact-return.ts";
import type { ExactSpread } from "../engine/exact-spread.ts";
import { rootText, toDecimal, toPercent } from "../engine/fraction.ts";

/** A title's exact figures, and the ones that players are shown as texts. */
export interface StatedReturn extends ExactReturn {
  /** Per cent with two decimals. */
  readonly returnPercent: string;
  readonly hitPercent: string;
  /** Standard deviation of what a round pays, in stakes, with two decimals. */
  readonly deviation: string;
  /** The most that one spin can pay, with all its falls, as an exact multiple of the stake. */
  readonly maxSpinMultiple: string;
  /** The most that a round can pay; null where free spins can be won again without end. No win is ever capped. */
  readonly maxRoundMultiple: string | null;
}

/** A title's computed figures as they are kept and shown. */
export function stateReturn(exact: ExactReturn, spread: ExactSpread): StatedReturn {
  return {
    ...exact,
    returnPercent: toPercent(exact.returnToPlayer),
    hitPercent: toPercent(exact.hitFrequency),
    deviation: rootText(spread.variance),
    maxSpinMultiple: toDecimal(spread.mostOfSpin),
    maxRoundMultiple: spread.mostOfRound && toDecimal(spread.mostOfRound),
  };
}
