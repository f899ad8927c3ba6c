import type { Transaction } from "@lantern/database/database.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { resultRefusals } from "@lantern/contract/schemas/desk-issue.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { correctableUntil } from "../lottery-game.ts";
import type { IssueRow } from "../lottery-issue.ts";
import { decideResult } from "./decide-result.ts";
import type { DeskDeed } from "./desk-actor.ts";
import { holdDeskIssue, type FoundIssue } from "./find-desk-issue.ts";
import { correctJoined } from "./join-results.ts";
import { holdJoinedIssues } from "./part-issues.ts";
import { readEntered } from "./read-result.ts";
import { readWaitingEntry, storeEntry, storeEntryState, type ResultEntryRow } from "./result-entries.ts";

export type ResultRefusal = Refusal<(typeof resultRefusals)[number]>;

export interface ResultSubmission extends DeskDeed {
  readonly result: DrawResult;
  /**
   * - `enter`: the first of two. - `confirm`: the second. - `import`: a line of a feed: the second where another operator's entry waits, and alone
   * enough where the game trusts its feed.
   */
  readonly step: "enter" | "confirm" | "import";
  /** Why a result that counts already is changed; of corrections only. */
  readonly reason: string;
}

/** `waiting`: for a second operator. `decided`: the result counts. `unchanged`: it was entered, or counted, so already. */
export type SubmittedResult = "waiting" | "decided" | "unchanged";

/**
 * Takes an official result in (double blind entry): it counts when two operators have entered the same, neither having seen the other's. Where
 * they differ nothing happens but that both entries are set aside, so that nobody can try until it fits. The issue's row is held throughout:
 * of two who confirm at once one finds it done. A correction corrects the games over this draw in the same transaction, and waits while one of
 * them is being settled.
 */
export async function submitResult(scope: Scope, submission: ResultSubmission): Promise<SubmittedResult | ResultRefusal> {
  return scope.database.tx(async (transaction) => {
    const found = await holdDeskIssue(transaction, submission);
    if (isRefusal(found)) return found;
    const entry = readEntered(found, submission.result);
    if (isRefusal(entry)) return entry;
    const { resultText } = entry;
    if (await isRepeated(transaction, found, submission, resultText)) return "unchanged";
    const version = openVersion(scope, found, submission);
    if (isRefusal(version)) return version;
    if (version > 1 && resultText === found.issue.result_text) return refuse("lottery.result_unchanged");
    const joinedIssues = version === 1 ? [] : await holdJoinedIssues(transaction, found.issue);
    if (joinedIssues.some(({ state }) => state === "drawn" || state === "correcting")) return refuse("lottery.issue_settling");
    return take(scope, transaction, { ...found, submission, resultText, version, joinedIssues });
  });
}

const selectConfirmer = "select confirmer_id from lottery_results where issue_id = $1 and version = $2";

/** A confirmation whose answer was lost, and a line of a feed that is imported again. */
async function isRepeated(
  transaction: Transaction,
  { issue }: FoundIssue,
  { actor, step }: ResultSubmission,
  resultText: string,
): Promise<boolean> {
  if (issue.result_version === 0 || issue.result_text !== resultText || step === "enter") return false;
  if (step === "import") return true;
  const [row] = await transaction.query<{ confirmer_id: string }>(selectConfirmer, [issue.id, issue.result_version]);
  return row?.confirmer_id === actor.id;
}

/** Which version of the result may be entered now: the first one while it is awaited, the next one as a correction. */
function openVersion({ clock }: Scope, { game, issue }: FoundIssue, { step, reason }: ResultSubmission): number | ResultRefusal {
  const now = clock.now();
  const zone = { timeZone: game.schedule.zone };
  switch (issue.state) {
    case "scheduled":
    case "open":
    case "locked":
      return refuse("lottery.result_early", { values: { time: formatDateTime(issue.draw_at, zone) } });
    case "awaiting_result":
      return issue.result_due_at !== null && issue.result_due_at <= now ? refuse("lottery.result_late") : 1;
    case "drawn":
    case "correcting":
      return refuse("lottery.issue_settling");
    case "void":
      return refuse(issue.void_reason === "result_late" ? "lottery.result_late" : "lottery.issue_void");
    case "settled": {
      const until = issue.correctable_until ?? correctableUntil(game, issue.draw_at);
      if (until !== null && until <= now) return refuse("lottery.correction_late", { values: { time: formatDateTime(until, zone) } });
      // A feed reports draws; what was decided is corrected by persons, who say why.
      if (step === "import") return refuse("lottery.result_entered", { values: { operator: "" } });
      if (step === "enter" && reason.trim() === "")
        return refuse("operators.field_invalid", { values: { field: "reason" }, value: { field: "reason" } });
      return issue.result_version + 1;
    }
  }
}

interface Taken extends FoundIssue {
  readonly submission: ResultSubmission;
  readonly resultText: string;
  readonly version: number;
  /** Issues over this draw and another, held: a correction is theirs too. */
  readonly joinedIssues: readonly IssueRow[];
}

async function take(scope: Scope, transaction: Transaction, taken: Taken): Promise<SubmittedResult | ResultRefusal> {
  const { game, issue, submission, version } = taken;
  const waiting = await readWaitingEntry(transaction, issue.id, version);
  const isOwn = waiting?.operator_id === submission.actor.id;
  if (submission.step === "confirm" && waiting === undefined) return refuse("lottery.result_not_entered");
  if (submission.step === "confirm" && isOwn) return refuse("lottery.result_same_operator");
  if (submission.step === "enter" && waiting !== undefined && !isOwn)
    return refuse("lottery.result_entered", { values: { operator: waiting.operator_name } });
  if (waiting !== undefined && !isOwn) return compare(scope, transaction, taken, waiting);
  if (submission.step === "import" && game.feedTrusted) {
    if (waiting !== undefined) await storeEntryState(transaction, waiting.id, "replaced");
    return decide(scope, transaction, taken, { enteredBy: submission.actor.name, reason: "" });
  }
  if (waiting?.result_text === taken.resultText && waiting.reason === submission.reason) return "unchanged";
  if (waiting !== undefined) await storeEntryState(transaction, waiting.id, "replaced");
  await storeAs(scope, transaction, taken, "waiting");
  await audit(scope, transaction, taken, waiting === undefined ? "lottery.result_enter" : "lottery.result_enter_anew");
  return "waiting";
}

async function compare(
  scope: Scope,
  transaction: Transaction,
  taken: Taken,
  waiting: ResultEntryRow,
): Promise<SubmittedResult | ResultRefusal> {
  if (waiting.result_text === taken.resultText) {
    await storeEntryState(transaction, waiting.id, "matched");
    return decide(scope, transaction, taken, { enteredBy: waiting.operator_name, reason: waiting.reason });
  }
  await storeEntryState(transaction, waiting.id, "mismatched");
  await storeAs(scope, transaction, taken, "mismatched");
  await audit(scope, transaction, taken, "lottery.result_mismatch", { enteredBy: waiting.operator_name });
  return refuse("lottery.result_mismatch");
}

async function decide(
  scope: Scope,
  transaction: Transaction,
  taken: Taken,
  { enteredBy, reason }: { readonly enteredBy: string; readonly reason: string },
): Promise<SubmittedResult> {
  const { game, issue, submission, resultText, version } = taken;
  await storeAs(scope, transaction, taken, "matched");
  await decideResult(scope, transaction, { game, issue, version, resultText, enteredBy, confirmedBy: submission.actor, reason });
  for (const joined of taken.joinedIssues) await correctJoined(scope, transaction, joined);
  await audit(scope, transaction, taken, version === 1 ? "lottery.result_confirm" : "lottery.result_correct", {
    enteredBy,
    resultText,
    reason,
  });
  return "decided";
}

function storeAs({ clock }: Scope, transaction: Transaction, taken: Taken, state: ResultEntryRow["state"]): Promise<void> {
  const { issue, submission, resultText, version } = taken;
  const { actor, step, reason } = submission;
  const via = step === "import" ? "feed" : "hand";
  return storeEntry(transaction, clock, { issueId: issue.id, version, actor, via, resultText, reason: reason.trim(), state });
}

/** A result stands in the audit only once it counts: the audit is read by those who must not see the first entry. */
async function audit(
  { clock }: Scope,
  transaction: Transaction,
  { game, issue, submission, version, resultText }: Taken,
  action: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const counts = "resultText" in facts;
  await recordAudit(transaction, clock, {
    actor: submission.actor,
    action,
    merchantId: game.merchantId,
    subject: { type: "lottery_issue", id: `${game.code} ${issue.numero}` },
    ...(counts ? { before: { result: issue.result_text, version: issue.result_version } } : {}),
    after: { version, step: submission.step, ...facts, ...(counts ? { resultText } : {}) },
    reason: submission.reason.trim(),
  });
}
