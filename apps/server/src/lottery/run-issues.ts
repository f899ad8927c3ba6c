import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { awaitResult } from "./await-result.ts";
import { drawIssue } from "./draw-issue.ts";
import { lockIssue } from "./lock-issue.ts";
import { openIssues } from "./open-issues.ts";
import { refundIssue } from "./refund-issue.ts";
import { joinResults } from "./results/join-results.ts";
import { resettleIssue } from "./resettle-issue.ts";
import { settleIssue } from "./settle-issue.ts";
import { voidOverdueIssue } from "./void-issue.ts";

const selectDue = `
  select id, state from lottery_issues
  where (state in ('open', 'scheduled') and lock_at <= $1) or (state = 'locked' and draw_at <= $1)
    or (state = 'awaiting_result' and result_due_at <= $1) or state in ('drawn', 'correcting') or (state = 'void' and settled_at is null)
  order by lock_at`;

/**
 * Moves every issue on as far as its time has come: lock, draw or wait for the result, settle, settle again what was corrected, give back
 * what is void, make the results that follow from others', and open the next. Each step is a transaction of
 * its own that does nothing when it is already done, so a run that was cut off is taken up by the next. An issue that was
 * announced but never opened (nobody ran the platform then) is void: no seed was promised before its bets.
 */
export async function runIssues(scope: Scope): Promise<void> {
  await openIssues(scope);
  await joinResults(scope);
  const due = await scope.database.query<{ id: string; state: string }>(selectDue, [scope.clock.now()]);
  for (const { id, state } of due) {
    if (state === "open") await lockIssue(scope, id);
    if (state === "open" || state === "locked") {
      await drawIssue(scope, id);
      await awaitResult(scope, id);
    }
    if (state !== "drawn" && state !== "void") await voidOverdueIssue(scope, id);
    // Each does nothing in another state than its own.
    await settleIssue(scope, id);
    await resettleIssue(scope, id);
    await refundIssue(scope, id);
  }
}

export const runIssuesJob: Job = { name: "lottery.run_issues", everyMs: 250, run: runIssues };
