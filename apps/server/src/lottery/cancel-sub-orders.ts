import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { cancelSubOrders as cancelSubOrdersCall } from "@lantern/contract/lottery/cancel-sub-orders.ts";
import { mayCancel } from "@lantern/rules/lottery/chase.ts";
import { subOrderWireStatus } from "@lantern/rules/lottery/sub-order-states.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { transactUnlessRefused } from "../platform/refused-transaction.ts";
import { giveBackSubOrders } from "./give-back-sub-orders.ts";
import { readGame } from "./lottery-game.ts";
import { subOrderColumns, subOrderSource, type SubOrderRow } from "./sub-order.ts";

/** Issues in share mode before any sub-order: the same order in which placing and locking take them. */
const holdIssues = `
  select issue.id, issue.game_id, issue.lock_at, issue.state from lottery_issues issue
  where issue.id in (select issue_id from lottery_sub_orders where id = any($1) and member_id = $2)
  order by issue.id for share`;

const lockSubOrders = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.id = any($1) and sub_order.member_id = $2 order by sub_order.id for update of sub_order`;

/** What is still placed of the orders, in drawing order. */
const selectPlaced = `
  select sub_order.id, sub_order.order_id from lottery_sub_orders sub_order join lottery_issues issue on issue.id = sub_order.issue_id
  where sub_order.order_id = any($1) and sub_order.placed_at = any($2) and sub_order.state = 'placed' order by issue.draw_at`;

type CancelOutcome = CallValue<typeof cancelSubOrdersCall> | Refusal<CallRefusal<typeof cancelSubOrdersCall>>;

/**
 * Cancels the member's sub-orders whose issues are not locked, all or none (specification 7.16); those of a chase from the last draw backwards.
 * One that he had cancelled before stays cancelled.
 */
export async function cancelSubOrders(context: SessionContext, { body }: CallInput<typeof cancelSubOrdersCall>): Promise<CancelOutcome> {
  const { database, session, clock } = context;
  const wanted = [...new Set(body)];
  return transactUnlessRefused<CancelOutcome>(database, async (transaction) => {
    const issues = await transaction.query<{ id: string; game_id: number; lock_at: Date; state: string }>(holdIssues, [
      wanted,
      session.memberId,
    ]);
    const rows = await transaction.query<SubOrderRow>(lockSubOrders, [wanted, session.memberId]);
    if (rows.length !== wanted.length) return refuse("lottery.order_unknown");
    const onSale = new Map(
      issues
        .filter((issue) => issue.lock_at > clock.now() && ["open", "scheduled"].includes(issue.state))
        .map((issue) => [issue.id, issue]),
    );
    const placed = rows.filter(({ state }) => state !== "cancelled_user");
    if (placed.some(({ state, issue_id }) => state !== "placed" || !onSale.has(issue_id))) return refuse("lottery.order_not_cancellable");
    if (!(await isFromTheEnd(transaction, placed))) return refuse("lottery.chase_cancel_order");
    for (const [gameId, subOrders] of Map.groupBy(placed, ({ issue_id }) => onSale.get(issue_id)?.game_id ?? 0)) {
      const game = await readGame(transaction, gameId);
      await giveBackSubOrders(context, transaction, { gameCode: game.code, subOrders, state: "cancelled_user" });
    }
    return { cancelled: wanted, status: subOrderWireStatus.cancelled_user };
  });
}

/** Whether the sub-orders are the last ones that are still placed of each of their orders. */
async function isFromTheEnd(transaction: Transaction, wanted: readonly SubOrderRow[]): Promise<boolean> {
  const placed = await transaction.query<{ id: string; order_id: string }>(selectPlaced, [
    [...new Set(wanted.map(({ order_id }) => order_id))],
    wanted.map(({ placed_at }) => placed_at),
  ]);
  const idsOf = (rows: readonly { readonly id: string; readonly order_id: string }[], orderId: string) =>
    rows.filter(({ order_id }) => order_id === orderId).map(({ id }) => id);
  return wanted.every(({ order_id }) => mayCancel(idsOf(placed, order_id), idsOf(wanted, order_id), "last_first"));
}
