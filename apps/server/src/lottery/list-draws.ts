import type { CallValue } from "@lantern/contract/call.ts";
import type { listDraws as listDrawsCall } from "@lantern/contract/lottery/list-draws.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { viewDrawnIssue, viewVoidIssue } from "./issue-view.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { findGame, type LotteryGame } from "./lottery-game.ts";
import { issueColumns, type IssueRow } from "./lottery-issue.ts";

const pageSize = 20;

const selectDrawAt = `select draw_at from lottery_issues where game_id = $1 and numero = $2`;

const selectDrawn = `
  select ${issueColumns} from lottery_issues
  where game_id = $1 and state in ('drawn', 'settled', 'correcting') and ($2::timestamptz is null or draw_at < $2)
  order by draw_at desc limit $3`;

/** Between the page's first and last draw, and before its first one where it is the newest. */
const selectVoid = `
  select ${issueColumns} from lottery_issues
  where game_id = $1 and state = 'void' and void_reason is not null and ($2::timestamptz is null or draw_at < $2)
    and ($3::timestamptz is null or draw_at > $3)
  order by draw_at desc limit $4`;

const selectResults = `
  select issue_id, version, result_text, decided_at from lottery_results where issue_id = any($1) order by issue_id, version`;

type DrawsPage = CallValue<typeof listDrawsCall>;

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
  const drawn = rows.slice(0, size);
  const hasMore = rows.length > size;
  const since = hasMore ? (drawn.at(-1)?.draw_at ?? null) : null;
  const voids = await database.query<IssueRow>(selectVoid, [game.id, before, since, size]);
  return {
    draws: drawn.map((row) => viewDrawnIssue(game, row)),
    voids: voids.map(viewVoidIssue),
    earlier: await readEarlier(database, game, drawn),
    hasMore,
  };
}

interface EarlierRow {
  readonly issue_id: string;
  readonly version: number;
  readonly result_text: string;
  readonly decided_at: Date;
}

/** The results that corrections took the place of; most draws have none, and nothing is asked for these. */
async function readEarlier(queryable: Queryable, game: LotteryGame, drawn: readonly IssueRow[]): Promise<DrawsPage["earlier"]> {
  const corrected = drawn.filter(({ result_version }) => result_version > 1);
  if (corrected.length === 0) return [];
  const rows = await queryable.query<EarlierRow>(selectResults, [corrected.map(({ id }) => id)]);
  return rows.flatMap(({ issue_id, version, result_text, decided_at }) => {
    const issue = corrected.find(({ id, result_version }) => id === issue_id && version < result_version);
    const parsed = game.family.parseResult(result_text);
    if (issue === undefined || !parsed.ok) return [];
    const result = Object.fromEntries(Object.entries(parsed.result).map(([prize, lots]) => [prize, [...lots]]));
    return [{ numero: issue.numero, version, result, decidedAt: decided_at.toISOString() }];
  });
}
