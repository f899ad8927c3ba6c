import type { AmountUnits } from "@lantern/money/amount.ts";

/** What a game allows beyond one line, in one currency; what is left out is not limited. Amounts in units of money. */
export interface IssueLimits {
  /** The most that one order may cost in one issue: all of its bets on the game. */
  readonly orderAmountMaxUnits?: AmountUnits;
  /** The most that a member may have staked in an issue. */
  readonly memberAmountMaxUnits?: AmountUnits;
  /** The most that all members together may have staked in an issue. */
  readonly issueAmountMaxUnits?: AmountUnits;
  /** The most that a member may win in an issue: bets are paid in the order in which they were taken until it is reached. */
  readonly memberWinMaxUnits?: AmountUnits;
  /** From this payout on a number is sold at `loweredPercent` of its odds. */
  readonly payoutLowerAtUnits?: AmountUnits;
  /** What of its odds such a number pays, a whole number from 1 to 99. */
  readonly loweredPercent?: number;
  /** No bet may bring a number's payout above this. */
  readonly payoutMaxUnits?: AmountUnits;
}

/** The names of the amounts, as a game's row holds them beside the limits of a line. */
export const issueAmountNames = [
  "orderAmountMax",
  "memberAmountMax",
  "issueAmountMax",
  "memberWinMax",
  "payoutLowerAt",
  "payoutMax",
] as const;

export type IssueAmountName = (typeof issueAmountNames)[number];

/** Whether bets have to be counted: what an order or a win may be at most says the bet itself. */
export function countsBets({ memberAmountMaxUnits, issueAmountMaxUnits, payoutLowerAtUnits, payoutMaxUnits }: IssueLimits): boolean {
  return [memberAmountMaxUnits, issueAmountMaxUnits, payoutLowerAtUnits, payoutMaxUnits].some((limit) => limit !== undefined);
}
