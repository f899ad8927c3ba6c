import { numberSetNames, numberSets } from "../number-sets.ts";
import type { OddsSet, PlayOdds } from "../odds.ts";
import { myanmarTwoDigitCode } from "./result.ts";

/** Houses pay 80 to 95 for a number. */
const numberOdds = 85;

/** What a bet on so many of the hundred numbers pays when it returns as much as single numbers do. */
const oddsOf = (numbers: number): string => (numberOdds / numbers).toString();

const setOdds: PlayOdds = Object.fromEntries(numberSetNames.map((name) => [name, oddsOf(numberSets[name].length)]));

const named: OddsSet = {
  number: { win: oddsOf(1) },
  head: { win: oddsOf(10) },
  tail: { win: oddsOf(10) },
  brake: { win: oddsOf(10) },
  set: setOdds,
  sides: { big: "1.9", small: "1.9", odd: "1.9", even: "1.9" },
};

/** The default odds: 85 % of stakes come back in the long run, of two-sided bets 95 %. */
export const myanmarTwoDigitOdds: OddsSet = Object.fromEntries(
  Object.entries(named).map(([name, odds]) => [`${myanmarTwoDigitCode}_${name}`, odds]),
);
