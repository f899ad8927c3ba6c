import { randomBytes } from "node:crypto";
import { seedBytes, seedCommitment } from "@lantern/rules/lottery/draw.ts";
import { issueAt } from "@lantern/rules/lottery/issue-schedule.ts";
import { recordEvent } from "../platform/event.ts";
import { newId } from "../platform/id.ts";
import type { Scope } from "../platform/context.ts";
import { listAllGames, type LotteryGame } from "./lottery-game.ts";

const openIssue = `
  insert into lottery_issues (id, game_id, numero, state, open_at, lock_at, draw_at, options, seed, commitment)
  values ($1, $2, $3, 'open', $4, $5, $6, $7::jsonb, $8, $9)
  on conflict (game_id, numero) do update
    set state = 'open', seed = excluded.seed, commitment = excluded.commitment
    where lottery_issues.state = 'scheduled'
  returning id`;

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
    const opened = await transaction.query(openIssue, [
      newId(scope.clock),
      game.id,
      issue.numero,
      issue.openAt,
      issue.lockAt,
      issue.drawAt,
      JSON.stringify(game.options),
      seed,
      commitment,
    ]);
    if (opened.length === 0) return;
    await recordEvent(transaction, {
      topic: "lottery.issue_opened",
      merchantId: game.merchantId,
      payload: {
        gameId: game.id,
        numero: issue.numero,
        lockAt: issue.lockAt.toISOString(),
        drawAt: issue.drawAt.toISOString(),
        commitment,
      },
    });
  });
}
