import { statedReturns } from "../titles/returns.ts";

export interface ReturnFigures {
  /** Exact, in lowest terms: "227703/237568". */
  readonly returnToPlayer: string;
  /** For people, in per cent: "95.85". */
  readonly returnToPlayerPercent: string;
  /** Share of spins that win something, in per cent: "23.33". */
  readonly hitPercent: string;
  /** The most that one spin can pay, as a multiple of the stake: "600". */
  readonly maxWinMultiple: string;
}

/** @throws Error for a title whose figures were not computed */
export function returnFiguresOf(gameCode: string): ReturnFigures {
  const stated = statedReturns[gameCode];
  if (stated === undefined) throw new Error(`The exact return of ${gameCode} is not stated.`);
  return {
    returnToPlayer: `${stated.returnToPlayer.numerator}/${stated.returnToPlayer.denominator}`,
    returnToPlayerPercent: stated.returnPercent,
    hitPercent: stated.hitPercent,
    maxWinMultiple: stated.maxSpinMultiple,
  };
}
