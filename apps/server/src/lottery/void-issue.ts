import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import { giveBackSubOrders } from "./give-back-sub-orders.ts";
import { readGame } from "./lottery-game.ts";
import { lockIssueRow } from "./lottery-issue.ts";
import { subOrderColumns, subOrderSource, type SubOrderRow } from "./sub-order.ts";

const selectUnsettled = `
  select ${subOrderColumns} from ${subOrderSource}
  where sub_order.issue_id = $1 and sub_order.state in ('placed', 'locked') order by sub_order.id`;

const voidRow = `update lottery_issues set state = 'void', settled_at = $2 where id = $1`;

/** Voids an issue that will have no result: every stake goes back. An issue that is drawn is no longer voided here. */
export async function voidIssue(scope: Scope, issueId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "scheduled" && issue.state !== "open" && issue.state !== "locked") return;
    const game = await readGame(transaction, issue.game_id);
    const subOrders = await transaction.query<SubOrderRow>(selectUnsettled, [issueId]);
    await giveBackSubOrders(scope, transaction, { gameCode: game.code, subOrders, state: "void_refunded" });
    await transaction.query(voidRow, [issueId, scope.clock.now()]);
    await recordEvent(transaction, {
      topic: "lottery.issue_void",
      merchantId: game.merchantId,
      payload: { gameId: game.id, numero: issue.numero },
    });
  });
}
