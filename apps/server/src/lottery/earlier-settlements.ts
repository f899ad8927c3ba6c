import type { Transaction } from "@lantern/database/database.ts";
import { rebateBackKeyOf, rebateKeyOf, takeBackKeyOf, winKeyOf, type SettledSubOrderRow } from "./sub-order.ts";
import type { PaymentOf } from "./rebate.ts";
import type { Movement } from "../wallet/movement.ts";

const insertEarlier = `
  insert into lottery_earlier_settlements (
    sub_order_id, result_version, placed_at, issue_id, state, hits, win_units, push_units, rebate_units, uncapped_win_units, settled_at,
    replaced_by)
  select sub_order.id, sub_order.result_version, sub_order.placed_at, sub_order.issue_id, sub_order.state, sub_order.hits, sub_order.win_units,
    sub_order.push_units, sub_order.rebate_units, sub_order.uncapped_win_units, sub_order.settled_at, $2
  from lottery_sub_orders sub_order where sub_order.id = any($1) and sub_order.issue_id = $3
  on conflict (sub_order_id, result_version) do nothing`;

/** Keeps how bets were settled before they are settled anew: the history that their member sees. */
export async function keepSettlements(
  transaction: Transaction,
  { subOrders, replacedBy }: { readonly subOrders: readonly SettledSubOrderRow[]; readonly replacedBy: number | null },
): Promise<void> {
  const [first] = subOrders;
  if (first === undefined) return;
  await transaction.query(insertEarlier, [subOrders.map(({ id }) => id), replacedBy, first.issue_id]);
}

/** Takes the win back that is on the balance: beyond what the member has, he owes it (wallet). */
export function takeBackOf(subOrder: SettledSubOrderRow, about: PaymentOf): Movement {
  const paidVersion = subOrder.win_version ?? subOrder.result_version;
  return takeBack(subOrder, about, { key: takeBackKeyOf(subOrder.id, paidVersion), ofKey: winKeyOf(subOrder.id, paidVersion) });
}

/** Takes back the rebate that stands, where one does. */
export function rebateTakeBacksOf(subOrder: SettledSubOrderRow, about: PaymentOf): Movement[] {
  const { id, rebate_version: version } = subOrder;
  return version === null ? [] : [takeBack(subOrder, about, { key: rebateBackKeyOf(id, version), ofKey: rebateKeyOf(id, version) })];
}

function takeBack(
  subOrder: SettledSubOrderRow,
  { gameCode, numero, at }: PaymentOf,
  { key, ofKey }: { readonly key: string; readonly ofKey: string },
): Movement {
  return {
    kind: "rollback",
    idempotencyKey: key,
    ofIdempotencyKey: ofKey,
    memberId: subOrder.member_id,
    reason: "lottery_correction",
    subject: { type: "lottery_order", id: subOrder.order_id },
    details: { game: gameCode, numero, play: subOrder.play_code },
    occurredAt: at,
  };
}
