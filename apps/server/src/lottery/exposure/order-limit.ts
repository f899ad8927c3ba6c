import { formatAmount } from "@lantern/money/amount.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { OrderToStore } from "../store-order.ts";

/** Whether the bets of one call on a game cost more than the game's orders may, in any of their issues. */
export function orderLimitFault(orders: readonly OrderToStore[], currency: string): Refusal<"lottery.order_limit"> | undefined {
  for (const ofGame of Map.groupBy(orders, ({ game }) => game.id).values()) {
    const limit = ofGame[0]?.game.limits[currency]?.orderAmountMaxUnits;
    if (limit === undefined) continue;
    const entries = ofGame.flatMap(({ accepted }) => accepted.entries);
    for (const ofIssue of Map.groupBy(entries, ({ numero }) => numero).values()) {
      const amountUnits = ofIssue.reduce((sum, { line }) => sum + line.amountUnits, 0n);
      const amount = formatAmount(limit, 2);
      if (amountUnits > limit) return refuse("lottery.order_limit", { values: { amount }, money: ["amount"], value: { limit: amount } });
    }
  }
  return undefined;
}
