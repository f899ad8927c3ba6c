import type { CallValue } from "@lantern/contract/call.ts";
import type { getDraw as getDrawCall } from "@lantern/contract/lottery/get-draw.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { roundUrl } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { beaconNameOf, viewDrawnIssue, viewVoidIssue } from "./issue-view.ts";
import { findGame } from "./lottery-game.ts";
import { issueColumns, type IssueRow } from "./lottery-issue.ts";

/** How many announcements are told at most. */
const announcementsMax = 200;

const selectIssue = `select ${issueColumns} from lottery_issues where game_id = $1 and numero = $2`;

/** One more than is told says that there are too many. */
const selectAnnounced = `
  select ${issueColumns} from lottery_issues
  where game_id = $1 and link is not null and draw_at between $2 and $3 order by draw_at limit ${announcementsMax + 1}`;

/** One issue with everything that its draw can be checked by, for everybody. */
export async function getDraw(
  { database, merchant, configuration }: CallContext,
  { params, query }: CallInput<typeof getDrawCall>,
): Promise<CallValue<typeof getDrawCall> | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  const game = await findGame(database, merchant.id, params.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  const [issue] = await database.query<IssueRow>(selectIssue, [game.id, params.numero]);
  const [since] = query.since === undefined ? [] : await database.query<IssueRow>(selectIssue, [game.id, query.since]);
  if (issue === undefined || (query.since !== undefined && since === undefined)) return refuse("lottery.issue_unknown");
  const announced = await readAnnounced(database, issue, since);
  const { beacon } = beaconNameOf(issue);
  const [url] = configuration.beacon?.urls ?? [];
  return {
    draw: issue.result_text === null || issue.state === "void" ? null : viewDrawnIssue(game, issue),
    void: issue.state === "void" && issue.void_reason !== null ? viewVoidIssue(issue) : null,
    lockAt: issue.lock_at.toISOString(),
    ...(beacon === undefined || url === undefined ? {} : { roundUrl: roundUrl(url, beacon, beacon.round) }),
    announcements: announced.map((row) => ({
      numero: row.numero,
      commitment: row.commitment ?? "",
      link: row.link ?? "",
      ...beaconNameOf(row),
    })),
    previousLink: announced[0]?.previous_link ?? "",
  };
}

/** What was announced from one issue to the other, whichever came first. */
async function readAnnounced(queryable: Queryable, issue: IssueRow, since: IssueRow | undefined): Promise<readonly IssueRow[]> {
  const own = issue.link === null ? [] : [issue];
  if (since === undefined || since.id === issue.id || since.link === null || issue.link === null) return own;
  const [from, to] = since.draw_at < issue.draw_at ? [since, issue] : [issue, since];
  const rows = await queryable.query<IssueRow>(selectAnnounced, [issue.game_id, from.draw_at, to.draw_at]);
  return rows.length > announcementsMax ? own : rows;
}
