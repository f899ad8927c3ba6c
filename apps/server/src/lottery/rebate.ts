import { rebateUnits } from "@lantern/rules/lottery/series.ts";
import type { Settlement } from "@lantern/rules/lottery/settle.ts";
import type { Movement } from "../wallet/movement.ts";
import { rebateKeyOf, type SubOrderRow } from "./sub-order.ts";

/** What the movement of a payment says of its bet. */
export interface PaymentOf {
  readonly gameCode: string;
  readonly numero: string;
  readonly at: Date;
}

/** What of the stake comes back with a settlement; 0 for most bets. */
export function rebateOf(subOrder: SubOrderRow, { pushUnits }: Settlement): bigint {
  return rebateUnits(subOrder.rebate_per_2000, { amountUnits: subOrder.amount_units, pushUnits });
}

/** Credits a rebate under the key of its bet and the result version that settles it. */
export function rebateCreditOf(
  subOrder: SubOrderRow,
  { amountUnits, version }: { readonly amountUnits: bigint; readonly version: number },
  { gameCode, numero, at }: PaymentOf,
): Movement {
  return {
    kind: "credit",
    idempotencyKey: rebateKeyOf(subOrder.id, version),
    memberId: subOrder.member_id,
    amountUnits,
    reason: "lottery_rebate",
    subject: { type: "lottery_order", id: subOrder.order_id },
    details: { game: gameCode, numero, play: subOrder.play_code },
    occurredAt: at,
  };
}
