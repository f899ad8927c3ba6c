import type { CallValue } from "@lantern/contract/call.ts";
import type { listDraws as listDrawsCall } from "@lantern/contract/lottery/list-draws.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { viewDrawnIssue } from "./issue-view.ts";
import { findGame } from "./lottery-game.ts";
import { issueColumns, type IssueRow } from "./lottery-issue.ts";

const pageSize = 20;

const selectDrawAt = `select draw_at from lottery_issues where game_id = $1 and numero = $2`;

const selectDrawn = `
  select ${issueColumns} from lottery_issues
  where game_id = $1 and state in ('drawn', 'settled', 'correcting') and ($2::timestamptz is null or draw_at < $2)
  order by draw_at desc limit $3`;

/** A game's drawn issues, newest first; `before` is the number of an issue to go on from. */
export async function listDraws(
  { database, merchant }: CallContext,
  { params, query }: CallInput<typeof listDrawsCall>,
): Promise<CallValue<typeof listDrawsCall> | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  const game = await findGame(database, merchant.id, params.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  let before: Date | null = null;
  if (query.before !== undefined) {
    const [from] = await database.query<{ draw_at: Date }>(selectDrawAt, [game.id, query.before]);
    if (from === undefined) return refuse("lottery.issue_unknown");
    before = from.draw_at;
  }
  const size = query.size ?? pageSize;
  const rows = await database.query<IssueRow>(selectDrawn, [game.id, before, size + 1]);
  return { draws: rows.slice(0, size).map((row) => viewDrawnIssue(game, row)), hasMore: rows.length > size };
}
