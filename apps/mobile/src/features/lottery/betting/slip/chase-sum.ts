import type { AmountUnits } from "@lantern/money/amount.ts";

/** What a bet of one draw costs in all draws of a chase, each with its factor. */
export function timesAll(amountUnits: AmountUnits, factors: readonly number[]): AmountUnits {
  return amountUnits * factors.reduce((sum, factor) => sum + BigInt(factor), 0n);
}
