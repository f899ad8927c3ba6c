import { drawIssue as drawnResultOf } from "@lantern/rules/lottery/draw.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import { familyOfIssue, readGame } from "./lottery-game.ts";
import { lockIssueRow } from "./lottery-issue.ts";

const storeResult = `
  update lottery_issues set state = 'drawn', result_text = $2, result_version = 1, drawn_at = $3 where id = $1`;

/**
 * Draws a locked issue: a pure function of the seed that was committed to at opening, the root of the closed bets and the
 * beacon where there is one. Late is the same as on time: nothing that a delay could change goes in.
 */
export async function drawIssue(scope: Scope, issueId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    if (issue.state !== "locked" || issue.source !== "house" || issue.draw_at > scope.clock.now()) return;
    // What the issue has named it waits for.
    if (issue.beacon_round !== null && issue.beacon === null) return;
    const game = await readGame(transaction, issue.game_id);
    if (issue.seed === null || issue.bet_root === null)
      throw new Error(`issue ${game.code} ${issue.numero} is locked without seed or bet root`);
    const family = familyOfIssue(game, issue);
    const result = drawnResultOf(family, {
      gameCode: game.code,
      numero: issue.numero,
      seed: issue.seed,
      betRoot: issue.bet_root,
      ...(issue.beacon === null ? {} : { beacon: issue.beacon }),
    });
    const drawnAt = scope.clock.now();
    await transaction.query(storeResult, [issueId, family.formatResult(result), drawnAt]);
    await recordEvent(transaction, {
      topic: "lottery.issue_drawn",
      merchantId: game.merchantId,
      payload: { gameId: game.id, numero: issue.numero, result, drawnAt: drawnAt.toISOString() },
    });
  });
}
