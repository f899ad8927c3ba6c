import type { Transaction } from "@lantern/database/database.ts";
import type { SubOrderState } from "@lantern/rules/lottery/sub-order-states.ts";
import type { Scope } from "../platform/context.ts";
import { isRefusal } from "../platform/refusal.ts";
import type { Movement } from "../wallet/movement.ts";
import { postBatch } from "../wallet/post.ts";
import { freeExposure } from "./exposure/free-exposure.ts";
import { captureKey, giveBackKey, stakeKey, type SubOrderRow } from "./sub-order.ts";

export interface GiveBack {
  readonly gameCode: string;
  /** Rows that this transaction has locked or whose issue it holds. */
  readonly subOrders: readonly SubOrderRow[];
  readonly state: Extract<SubOrderState, `cancelled_${string}` | "void_refunded">;
}

const storeState = `update lottery_sub_orders set state = $2, settled_at = $3 where id = any($1)`;

/** Gives stakes back, each once, and moves the sub-orders to their final state: held money is released, what was debited or spent is rolled back. */
export async function giveBackSubOrders(scope: Scope, transaction: Transaction, { gameCode, subOrders, state }: GiveBack): Promise<void> {
  if (subOrders.length === 0) return;
  const movements = subOrders.map((subOrder) => giveBackOf(subOrder, gameCode, scope.clock.now()));
  const outcomes = await postBatch(transaction, movements);
  for (const [place, outcome] of outcomes.entries()) {
    if (isRefusal(outcome)) throw new Error(`a stake could not be given back: ${movements[place]?.idempotencyKey} ${outcome.refused}`);
  }
  await freeExposure(transaction, subOrders);
  await transaction.query(storeState, [subOrders.map(({ id }) => id), state, scope.clock.now()]);
}

/** The movement that gives a stake back: what is still held is released, what was debited or captured rolled back. */
export function giveBackOf(subOrder: SubOrderRow, gameCode: string, occurredAt: Date): Movement {
  const base = {
    idempotencyKey: giveBackKey(subOrder.id),
    memberId: subOrder.member_id,
    reason: "lottery_refund",
    subject: { type: "lottery_order", id: subOrder.order_id },
    details: { game: gameCode },
    occurredAt,
  } as const;
  if (subOrder.funding === "debit") return { ...base, kind: "rollback", ofIdempotencyKey: stakeKey(subOrder.id) };
  return subOrder.state === "placed"
    ? { ...base, kind: "release", holdIdempotencyKey: stakeKey(subOrder.id), amountUnits: subOrder.amount_units }
    : { ...base, kind: "rollback", ofIdempotencyKey: captureKey(subOrder.id) };
}
