import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { SideBySide } from "../platform/side-by-side.ts";
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
    or (state = 'awaiting_result' and result_due_at <= $1)
  order by lock_at`;

/** Small ones first, so that none waits behind a large one. */
const selectUnsettled = `
  select id from lottery_issues where state in ('drawn', 'correcting') or (state = 'void' and settled_at is null)
  order by bet_count nulls first, lock_at`;

interface DueIssue {
  readonly id: string;
  readonly state: string;
}

/** How many issues move on at once, and how many are settled: each is on a connection of its own, and leaves most of them to the calls. */
const advancing = new SideBySide({ atOnce: 3 });
const settling = new SideBySide({ atOnce: 2 });

/**
 * Moves every issue on as far as its time has come: lock, draw or wait for the result. Each step is a transaction of its own that does
 * nothing when it is already done, so a run that was cut off is taken up by the next. An issue that was announced but never opened
 * (nobody ran the platform then) is void: no seed was promised before its bets.
 */
async function advanceIssue(scope: Scope, { id, state }: DueIssue): Promise<void> {
  if (state === "open") await lockIssue(scope, id);
  if (state === "open" || state === "locked") {
    await drawIssue(scope, id);
    await awaitResult(scope, id);
  }
  await voidOverdueIssue(scope, id);
}

/** Settles an issue, settles again what was corrected, gives back what is void. Each does nothing in another state than its own. */
async function finishIssue(scope: Scope, id: string): Promise<void> {
  await settleIssue(scope, id);
  await resettleIssue(scope, id);
  await refundIssue(scope, id);
}

const readDue = (scope: Scope) => scope.database.query<DueIssue>(selectDue, [scope.clock.now()]);
const readUnsettled = (scope: Scope) => scope.database.query<{ id: string }>(selectUnsettled, []);

/** All that is due at once: opens, locks, draws and settles, and answers when nothing is left. */
export async function runIssues(scope: Scope): Promise<void> {
  await openIssues(scope);
  await joinResults(scope);
  for (const issue of await readDue(scope)) await advanceIssue(scope, issue);
  for (const { id } of await readUnsettled(scope)) await finishIssue(scope, id);
}

const everyMs = 250;

/**
 * Three jobs and not one: a million bets take their time to close and to settle, and meanwhile the other games go on being sold, drawn and
 * paid (decision 080).
 */
export const issueJobs: readonly Job[] = [
  { name: "lottery.open_issues", everyMs, run: openIssues },
  {
    name: "lottery.run_issues",
    everyMs,
    run: async (scope) => {
      await joinResults(scope);
      await advancing.begin(
        scope,
        (await readDue(scope)).map((issue) => [issue.id, () => advanceIssue(scope, issue)] as const),
      );
    },
    settle: (scope) => advancing.settle(scope),
  },
  {
    name: "lottery.settle_issues",
    everyMs,
    run: async (scope) =>
      settling.begin(
        scope,
        (await readUnsettled(scope)).map(({ id }) => [id, () => finishIssue(scope, id)] as const),
      ),
    settle: (scope) => settling.settle(scope),
  },
];
