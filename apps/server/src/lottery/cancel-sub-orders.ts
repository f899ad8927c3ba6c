import type { CallValue } from "@lantern/contract/call.ts";
import type { cancelSubOrders as cancelSubOrdersCall } from "@lantern/contract/lottery/cancel-sub-orders.ts";
import { subOrderWireStatus } from "@lantern/rules/lottery/sub-order-states.ts";
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

type CancelOutcome = CallValue<typeof cancelSubOrdersCall> | Refusal<"lottery.order_unknown" | "lottery.order_not_cancellable">;

/** Cancels the member's sub-orders whose issues are not locked, all or none (specification 7.16). One that he had cancelled before stays cancelled. */
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
    for (const [gameId, subOrders] of Map.groupBy(placed, ({ issue_id }) => onSale.get(issue_id)?.game_id ?? 0)) {
      const game = await readGame(transaction, gameId);
      await giveBackSubOrders(context, transaction, { gameCode: game.code, subOrders, state: "cancelled_user" });
    }
    return { cancelled: wanted, status: subOrderWireStatus.cancelled_user };
  });
}
