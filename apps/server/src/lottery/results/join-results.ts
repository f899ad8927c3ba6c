import type { Transaction } from "@lantern/database/database.ts";
import { canMove } from "@lantern/rules/lottery/state-table.ts";
import { issueStates } from "@lantern/rules/lottery/issue-states.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { familyOfIssue, readGame } from "../lottery-game.ts";
import { lockIssueRow, type IssueRow } from "../lottery-issue.ts";
import { resultOf } from "../settle-issue.ts";
import { voidHeldIssue } from "../void-issue.ts";
import { decideResult } from "./decide-result.ts";
import { readPartIssues, type PartIssue } from "./part-issues.ts";

const selectReady = `
  select issue.id from lottery_games game
  join lottery_issues issue on issue.game_id = game.id and issue.state in ('scheduled', 'open', 'locked', 'awaiting_result')
  join lottery_issues part on part.game_id = any(game.joined_game_ids) and part.numero = issue.numero
  where game.joined_game_ids is not null
  group by issue.id, issue.state
  having bool_or(part.state = 'void') or (issue.state = 'awaiting_result' and count(*) filter (where part.state = 'settled') = 2)`;

/**
 * Makes the results of games over two draws: drawn when both are, void when one is. It waits until both are settled whole, because from then on
 * neither can become void; what is corrected later corrects it too (`correctJoined`).
 */
export async function joinResults(scope: Scope): Promise<void> {
  for (const { id } of await scope.database.query<{ id: string }>(selectReady)) await joinResult(scope, id);
}

async function joinResult(scope: Scope, issueId: string): Promise<void> {
  await scope.database.tx(async (transaction) => {
    const issue = await lockIssueRow(transaction, issueId);
    const parts = await readPartIssues(transaction, issue);
    if (parts?.some((part) => part.issue.state === "void") === true) {
      if (canMove(issueStates, issue.state, "void")) await voidHeldIssue(transaction, issue, "part_void");
    } else if (issue.state === "awaiting_result" && parts?.every((part) => part.issue.state === "settled") === true) {
      await decideJoined(scope, transaction, { issue, parts, version: 1 });
    }
  });
}

/** Corrects an issue over two draws of which one was corrected in this transaction, where it has its result and the row is held. */
export async function correctJoined(scope: Scope, transaction: Transaction, issue: IssueRow): Promise<void> {
  if (issue.state !== "settled") return;
  const parts = await readPartIssues(transaction, issue);
  if (parts === undefined) throw new Error(`issue ${issue.id} was made of two draws and one of them is gone`);
  await decideJoined(scope, transaction, { issue, parts, version: issue.result_version + 1 });
}

interface JoinedIssue {
  readonly issue: IssueRow;
  readonly parts: readonly [PartIssue, PartIssue];
  readonly version: number;
}

async function decideJoined(scope: Scope, transaction: Transaction, { issue, parts, version }: JoinedIssue): Promise<void> {
  const game = await readGame(transaction, issue.game_id);
  const family = familyOfIssue(game, issue);
  if (family.joins === undefined) throw new Error(`${game.code} is over two draws, and ${family.code} makes no result of them`);
  const [first, second] = parts;
  const resultText = family.formatResult(family.joins.join(drawnOf(first), drawnOf(second)));
  if (resultText === issue.result_text) return;
  const names = { enteredBy: first.game.code, confirmedBy: { name: second.game.code, id: null } };
  await decideResult(scope, transaction, { game, issue, version, resultText, ...names, reason: "" });
  await recordAudit(transaction, scope.clock, {
    actor: { kind: "system", name: "lottery.join_results" },
    action: "lottery.result_join",
    merchantId: game.merchantId,
    subject: { type: "lottery_issue", id: `${game.code} ${issue.numero}` },
    before: { result: issue.result_text, version: issue.result_version },
    after: { version, resultText, of: parts.map((part) => ({ game: part.game.code, version: part.issue.result_version })) },
  });
}

function drawnOf({ game, issue }: PartIssue) {
  return resultOf(familyOfIssue(game, issue), issue);
}
