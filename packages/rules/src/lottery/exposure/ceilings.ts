import type { AmountUnits } from "@lantern/money/amount.ts";
import type { IssueLimits } from "./issue-limits.ts";
import { closedPercent, fullPercent } from "./number-limits.ts";

/**
 * What of its odds a number pays in an issue where so much of its payout is sold: all, the game's lowered share from `payoutLowerAt` on, or
 * nothing, as no more is taken. A bet that goes beyond either is judged as a whole.
 * @param payoutAt what the bet would pay on the number at a share of the odds, units.
 */
export function soldPercent(soldUnits: AmountUnits, payoutAt: (oddsPercent: number) => AmountUnits, limits: IssueLimits): number {
  const { payoutLowerAtUnits, payoutMaxUnits, loweredPercent = fullPercent } = limits;
  const lowers = payoutLowerAtUnits !== undefined && soldUnits + payoutAt(fullPercent) > payoutLowerAtUnits;
  const percent = lowers ? loweredPercent : fullPercent;
  return payoutMaxUnits !== undefined && soldUnits + payoutAt(percent) > payoutMaxUnits ? closedPercent : percent;
}
