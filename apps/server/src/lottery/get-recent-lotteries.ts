import type { CallValue } from "@lantern/contract/call.ts";
import type { getRecentLotteries as getRecentLotteriesCall } from "@lantern/contract/lottery/get-recent-lotteries.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { viewGames } from "./game-view.ts";
import { listLanguageOf } from "./list-language.ts";
import { listGames } from "./lottery-game.ts";

/** Specification 9.1.4. */
const recentMax = 100;

const selectRecent = `
  select game_id from lottery_orders where member_id = $1 group by game_id order by max(placed_at) desc limit $2`;

/** The lotteries that the member bet on last; none for a visitor, who is asked to log in by the page (specification 6.6). */
export async function getRecentLotteries(
  context: CallContext,
  { query }: CallInput<typeof getRecentLotteriesCall>,
): Promise<CallValue<typeof getRecentLotteriesCall>> {
  const { database, merchant, session, clock } = context;
  if (session === undefined) return [];
  const rows = await database.query<{ game_id: number }>(selectRecent, [session.memberId, query.recentCount ?? recentMax]);
  const games = new Map((await listGames(database, merchant.id)).map((game) => [game.id, game]));
  const recent = rows.flatMap(({ game_id }) => games.get(game_id) ?? []);
  return viewGames(database, recent, { language: listLanguageOf(context, query), at: clock.now(), prizeMode: query.prizeMode });
}
