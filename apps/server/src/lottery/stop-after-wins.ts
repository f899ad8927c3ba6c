import type { Transaction } from "@lantern/database/database.ts";
import type { Settled } from "./settle-issue.ts";
import { subOrderColumns, subOrderSource, type SubOrderRow } from "./sub-order.ts";

/** Issues in share mode before any sub-order: the same order in which placing, cancelling and locking take them. */
const holdIssues = `
  select issue.id from lottery_issues issue
  where issue.id in (select issue_id from lottery_sub_orders where order_id = any($1) and state = 'placed')
  order by issue.id for share`;

const lockPlaced = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.order_id = any($1) and sub_order.issue_id = any($2) and sub_order.state = 'placed'
  order by sub_order.id for update of sub_order`;

/**
 * What is still placed of the chases that stop at one of these wins, held until the transaction ends; `giveBackSubOrders` gives it back. Whoever
 * cancels or locks one of them has finished before or waits. To be held before any money: who cancels holds his bets and then the member's.
 */
export async function holdStopped(transaction: Transaction, settled: readonly Settled[]): Promise<readonly SubOrderRow[]> {
  const stopped = settled
    .filter(({ subOrder, settlement }) => subOrder.win_stop && settlement.outcome === "won")
    .map(({ subOrder }) => subOrder.order_id);
  if (stopped.length === 0) return [];
  const issues = await transaction.query<{ id: string }>(holdIssues, [stopped]);
  if (issues.length === 0) return [];
  return transaction.query<SubOrderRow>(lockPlaced, [stopped, issues.map(({ id }) => id)]);
}
