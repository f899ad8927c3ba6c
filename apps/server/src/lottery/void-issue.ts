import type { Transaction } from "@lantern/database/database.ts";
import { canMove } from "@lantern/rules/lottery/state-table.ts";
import { issueStates } from "@lantern/rules/lottery/issue-states.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import { beaconNameOf } from "./issue-view.ts";
import { readGame } from "./lottery-game.ts";
import { lockIssueRow, type IssueRow, type VoidReason } from "./lottery-issue.ts";
import { readPartIssues } from "./results/part-issues.ts";

const voidRow = "update lottery_issues set state = 'void', void_reason = $2 where id = $1";

/**
 * Makes an issue void whose row this transaction holds, and publishes the seed that it was promised by; `refundIssue` gives the stakes back.
 * Nothing is placed, cancelled, drawn or settled in it from here on.
 * @throws Error for one that cannot become void any more.
 */
export async function voidHeldIssue(transaction: Transaction, issue: IssueRow, reason: VoidReason): Promise<void> {
  if (!canMove(issueStates, issue.state, "void")) throw new Error(`issue ${issue.id} is ${issue.state} and cannot become void`);
  const game = await readGame(transaction, issue.game_id);
  await transaction.query(voidRow, [issue.id, reason]);
  await recordEvent(transaction, {
    topic: "lottery.issue_void",
    merchantId: game.merchantId,
    payload: {
      gameId: game.id,
      numero: issue.numero,
      reason,
      commitment: issue.commitment ?? "",
      seed: issue.seed === null ? "" : Buffer.from(issue.seed).toString("hex"),
      ...beaconNameOf(issue),
    },
  });
}

/**
 * Voids by rule: an issue that nobody opened in time, an official one whose result, and one of the house's whose public round did not come in
 * time. One over two draws is late only where one of them does not exist: else both come to an end by themselves, and it with them.
 */
export async function voidOverdueIssue(scope: Scope, issueId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    const reason = overdueReason(issue, scope.clock.now());
    if (reason === undefined || (reason === "result_late" && (await readPartIssues(transaction, issue)) !== undefined)) return;
    await voidHeldIssue(transaction, issue, reason);
  });
}

/** How long after an issue's draw its beacon's round may still come. */
const beaconGraceMs = 10 * 60_000;

function overdueReason(issue: IssueRow, now: Date): VoidReason | undefined {
  const { state, lock_at, draw_at, result_due_at, beacon, beacon_round } = issue;
  if (state === "scheduled" && lock_at <= now) return "never_opened";
  if (state === "locked" && beacon_round !== null && beacon === null && draw_at.getTime() + beaconGraceMs <= now.getTime())
    return "beacon_missing";
  return state === "awaiting_result" && result_due_at !== null && result_due_at <= now ? "result_late" : undefined;
}
