import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import { readGame } from "./lottery-game.ts";
import { lockIssueRow } from "./lottery-issue.ts";

const storeAwaiting = "update lottery_issues set state = 'awaiting_result' where id = $1";

/** The time of an official issue's draw has come: from here on its result may be entered, until it is due. */
export async function awaitResult(scope: Scope, issueId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "locked" || issue.source !== "official" || issue.draw_at > scope.clock.now()) return;
    const game = await readGame(transaction, issue.game_id);
    await transaction.query(storeAwaiting, [issueId]);
    await recordEvent(transaction, {
      topic: "lottery.result_awaited",
      merchantId: game.merchantId,
      payload: { gameId: game.id, numero: issue.numero, resultDueAt: issue.result_due_at?.toISOString() ?? "" },
    });
  });
}
