import type { Static } from "typebox";
import type { deskIssue } from "@lantern/contract/schemas/desk-issue.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { issueWireState } from "@lantern/rules/lottery/issue-states.ts";
import type { Scope } from "../../platform/context.ts";
import { correctableUntil } from "../lottery-game.ts";
import type { FoundIssue } from "./find-desk-issue.ts";
import { readPartGames } from "./part-issues.ts";
import { entryColumns, type ResultEntryRow } from "./result-entries.ts";
import { readVoidRequest } from "./submit-void.ts";

export type DeskIssueView = Static<typeof deskIssue>;

const selectEntries = `
  select ${entryColumns} from lottery_result_entries where issue_id = $1 and state in ('waiting', 'mismatched') order by id desc limit 3`;

interface ResultRow {
  readonly version: number;
  readonly result_text: string;
  readonly entered_by: string;
  readonly confirmed_by: string;
  readonly reason: string;
  readonly decided_at: Date;
}

const selectResults = `
  select version, result_text, entered_by, confirmed_by, reason, decided_at from lottery_results where issue_id = $1 order by version`;

/** An issue for an operator: another's entry is told, but not what was entered. */
export async function viewDeskIssue(scope: Scope, { game, issue }: FoundIssue, operatorId: string): Promise<DeskIssueView> {
  const { database } = scope;
  const entries = await database.query<ResultEntryRow>(selectEntries, [issue.id]);
  const request = await readVoidRequest(database, scope, issue.id);
  const isOfficial = issue.source === "official";
  return {
    gameCode: game.code,
    numero: issue.numero,
    source: issue.source,
    state: issueWireState({ state: issue.state, resultVersion: issue.result_version }),
    lockAt: issue.lock_at.toISOString(),
    drawAt: issue.draw_at.toISOString(),
    resultDueAt: issue.result_due_at?.toISOString() ?? null,
    correctableUntil: isOfficial ? ((issue.correctable_until ?? correctableUntil(game, issue.draw_at))?.toISOString() ?? null) : null,
    joinedOf: game.joinedGameIds === null ? [] : (await readPartGames(database, game.joinedGameIds)).map(({ code }) => code),
    betCount: issue.bet_count ?? 0,
    ...viewEntries(entries, issue.result_version + 1, operatorId),
    voidRequest:
      request === undefined
        ? null
        : {
            operator: request.operator_name,
            reason: request.reason,
            requestedAt: request.requested_at.toISOString(),
            mine: request.operator_id === operatorId,
          },
    results: await viewResults(database, issue.id),
  };
}

function viewEntries(
  entries: readonly ResultEntryRow[],
  openVersion: number,
  operatorId: string,
): Pick<DeskIssueView, "waiting" | "mismatch"> {
  const [last, before] = entries.filter(({ version }) => version === openVersion);
  const resultOf = (entry: ResultEntryRow) => (entry.operator_id === operatorId ? entry.result_text : "");
  if (last?.state === "waiting") {
    const { operator_name: operator, entered_at, version, reason } = last;
    const enteredAt = entered_at.toISOString();
    return {
      waiting: { operator, enteredAt, version, reason, mine: last.operator_id === operatorId, result: resultOf(last) },
      mismatch: null,
    };
  }
  if (last === undefined || before === undefined) return { waiting: null, mismatch: null };
  const pair = [before, last].map((entry) => ({
    operator: entry.operator_name,
    enteredAt: entry.entered_at.toISOString(),
    result: resultOf(entry),
  }));
  return { waiting: null, mismatch: { version: last.version, entries: pair } };
}

async function viewResults(queryable: Queryable, issueId: string): Promise<DeskIssueView["results"]> {
  const rows = await queryable.query<ResultRow>(selectResults, [issueId]);
  return rows.map((row) => ({
    version: row.version,
    result: row.result_text,
    enteredBy: row.entered_by,
    confirmedBy: row.confirmed_by,
    reason: row.reason,
    decidedAt: row.decided_at.toISOString(),
  }));
}
