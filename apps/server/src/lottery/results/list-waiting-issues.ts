import { readGame } from "../lottery-game.ts";
import { issueColumns, type IssueRow } from "../lottery-issue.ts";
import type { Scope } from "../../platform/context.ts";
import { voidRequestMs } from "./submit-void.ts";
import { viewDeskIssue, type DeskIssueView } from "./view-desk-issue.ts";

const issuesMax = 100;

const columns = issueColumns
  .split(",")
  .map((column) => `issue.${column.trim()}`)
  .join(", ");

const selectWaiting = `
  select ${columns} from lottery_issues issue join lottery_games game on game.id = issue.game_id
  where game.merchant_id = $1 and (
    (issue.state = 'awaiting_result' and game.joined_game_ids is null)
    or issue.id in (select issue_id from lottery_result_entries where state = 'waiting')
    or issue.id in (select issue_id from lottery_void_requests where state = 'waiting' and requested_at > $2))
    and issue.state <> 'void'
  order by coalesce(issue.result_due_at, issue.draw_at) limit ${issuesMax}`;

/** The merchant's issues at which something waits for an operator, those due first first. */
export async function listWaitingIssues(
  scope: Scope,
  { merchantId, operatorId }: { readonly merchantId: string; readonly operatorId: string },
): Promise<DeskIssueView[]> {
  const { database, clock } = scope;
  const rows = await database.query<IssueRow>(selectWaiting, [merchantId, new Date(clock.now().getTime() - voidRequestMs)]);
  const views: DeskIssueView[] = [];
  for (const issue of rows) views.push(await viewDeskIssue(scope, { game: await readGame(database, issue.game_id), issue }, operatorId));
  return views;
}
