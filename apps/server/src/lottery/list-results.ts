import type { CallValue } from "@lantern/contract/call.ts";
import type { listResults as listResultsCall } from "@lantern/contract/lottery/list-results.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findGame } from "./lottery-game.ts";

const sizeDefault = 300;

const selectDrawAt = `select draw_at from lottery_issues where game_id = $1 and numero = $2`;

const selectResults = `
  select numero, result_text from (
    select numero, result_text, draw_at, result_version from lottery_issues
    where game_id = $1 and state in ('drawn', 'settled', 'correcting') order by draw_at desc limit $2) recent
  where $3::timestamptz is null or draw_at > $3 or result_version > 1
  order by draw_at desc`;

/** The results of a game's last issues, newest first. Whoever has them asks by `after` for what came or was corrected since. */
export async function listResults(
  { database, merchant }: CallContext,
  { params, query }: CallInput<typeof listResultsCall>,
): Promise<CallValue<typeof listResultsCall> | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  const game = await findGame(database, merchant.id, params.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  let after: Date | null = null;
  if (query.after !== undefined) {
    const [known] = await database.query<{ draw_at: Date }>(selectDrawAt, [game.id, query.after]);
    if (known === undefined) return refuse("lottery.issue_unknown");
    after = known.draw_at;
  }
  const rows = await database.query<{ numero: string; result_text: string }>(selectResults, [game.id, query.size ?? sizeDefault, after]);
  return { draws: rows.map(({ numero, result_text }) => ({ numero, result: result_text })) };
}
