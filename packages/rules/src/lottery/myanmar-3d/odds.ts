import type { OddsSet } from "../odds.ts";
import type { MyanmarThreeDigitOptions } from "./options.ts";
import { myanmarThreeDigitCode } from "./result.ts";

const named: OddsSet = {
  place: { win: "8.5" },
  brake: { win: "8.5" },
  sides: { big: "1.9", small: "1.9", odd: "1.9", even: "1.9" },
};

/** Houses pay about 500 for the number and about 10 for each around it: 57 % of stakes come back where all of its digits differ. */
const withNumber: OddsSet = { number: { win: "500", tot: "10", near: "10" } };

/** As bets of their own: a number 50 %, any order of three digits 54 % (27 % with a double, which has half the orders), a neighbour 50 %. */
const ownBets: OddsSet = { number: { win: "500" }, tot: { win: "90" }, near: { win: "250" } };

/** The default odds of the family under its options. */
export function myanmarThreeDigitOdds({ around }: MyanmarThreeDigitOptions): OddsSet {
  const set = { ...(around === "with_number" ? withNumber : ownBets), ...named };
  return Object.fromEntries(Object.entries(set).map(([name, odds]) => [`${myanmarThreeDigitCode}_${name}`, odds]));
}
