import { randomBytes } from "node:crypto";
import { seedBytes, seedCommitment } from "@lantern/rules/lottery/draw.ts";
import { issueAt } from "@lantern/rules/lottery/issue-schedule.ts";
import { recordEvent } from "../platform/event.ts";
import { newId } from "../platform/id.ts";
import type { Scope } from "../platform/context.ts";
import { listAllGames, resultDueAt, type LotteryGame } from "./lottery-game.ts";

/** What is announced stays: an issue takes its results from where its game did then. Only an issue of the house's has a seed. */
const openIssue = `
  insert into lottery_issues (id, game_id, numero, state, open_at, lock_at, draw_at, options, seed, commitment, source, result_due_at)
  values ($1, $2, $3, 'open', $4, $5, $6, $7::jsonb, case when $10 = 'house' then $8::bytea end, case when $10 = 'house' then $9 end, $10, $11)
  on conflict (game_id, numero) do update
    set state = 'open', seed = case when lottery_issues.source = 'house' then $8::bytea end,
      commitment = case when lottery_issues.source = 'house' then $9 end
    where lottery_issues.state = 'scheduled'
  returning commitment`;

/** Opens the issue whose time it is, of every game that has not opened it yet (also the ones that a chase announced). */
export async function openIssues(scope: Scope): Promise<void> {
  for (const game of await listAllGames(scope.database)) await openIssueOf(scope, game);
}

async function openIssueOf(scope: Scope, game: LotteryGame): Promise<void> {
  const issue = issueAt(game.schedule, scope.clock.now());
  if (issue.lockAt <= scope.clock.now()) return;
  const seed = randomBytes(seedBytes);
  const commitment = seedCommitment({ gameCode: game.code, numero: issue.numero, seed });
  await scope.database.tx(async (transaction) => {
    const [opened] = await transaction.query<{ commitment: string | null }>(openIssue, [
      newId(scope.clock),
      game.id,
      issue.numero,
      issue.openAt,
      issue.lockAt,
      issue.drawAt,
      JSON.stringify(game.options),
      seed,
      commitment,
      game.resultSource,
      resultDueAt(game, issue.drawAt),
    ]);
    if (opened === undefined) return;
    await recordEvent(transaction, {
      topic: "lottery.issue_opened",
      merchantId: game.merchantId,
      payload: {
        gameId: game.id,
        numero: issue.numero,
        lockAt: issue.lockAt.toISOString(),
        drawAt: issue.drawAt.toISOString(),
        commitment: opened.commitment ?? "",
      },
    });
  });
}
