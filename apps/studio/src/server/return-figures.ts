import { statedReturns } from "../titles/returns.ts";

export interface ReturnFigures {
  /** Exact, in lowest terms: "227703/237568". */
  readonly returnToPlayer: string;
  /** For people, in per cent: "95.85". */
  readonly returnToPlayerPercent: string;
  /** Share of rounds with a win, exact and for people. */
  readonly hitFrequency: string;
  readonly hitFrequencyPercent: string;
}

/** @throws Error for a title whose figures were not computed */
export function returnFiguresOf(gameCode: string): ReturnFigures {
  const stated = statedReturns[gameCode];
  if (stated === undefined) throw new Error(`The exact return of ${gameCode} is not stated.`);
  return {
    returnToPlayer: fractionText(stated.returnToPlayer),
    returnToPlayerPercent: stated.returnPercent,
    hitFrequency: fractionText(stated.hitFrequency),
    hitFrequencyPercent: stated.hitPercent,
  };
}

function fractionText(fraction: { readonly numerator: bigint; readonly denominator: bigint }): string {
  return `${fraction.numerator}/${fraction.denominator}`;
}
