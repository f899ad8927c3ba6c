import type { CallValue } from "@lantern/contract/call.ts";
import type { listRecentGames as listRecentGamesCall } from "@lantern/contract/games/list-recent-games.ts";
import { recentGameCategories } from "@lantern/rules/games/categories.ts";
import { recentGamesPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { toGameItem } from "./game-item.ts";
import { pageOf } from "./page-of.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

const selectRecentIds = "select node_id from games_recents where member_id = $1 order by played_at desc, node_id";

/** The games played last, of the recent categories (specification 3.10.2, 7.11.1, 9.8). */
export async function listRecentGames(
  context: SessionContext,
  { query }: CallInput<typeof listRecentGamesCall>,
): Promise<CallValue<typeof listRecentGamesCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchant ?? query.merchantCode);
  if (refused !== undefined) return refused;
  const { database, merchant, session } = context;
  const viewer = viewerOf(context, query.language);
  const { gameByNodeId } = await readCatalogue(context, merchant);
  const rows = await database.query<{ node_id: string }>(selectRecentIds, [session.memberId]);
  const categories = categoriesAskedFor(query.gameType);
  const played = rows.map((row) => gameByNodeId.get(row.node_id)).filter((game) => game !== undefined);
  const recent = played.filter((game) => categories.includes(game.category));
  const { items, pageNum, totalPages } = pageOf(recent, query.page ?? 1, query.pageSize ?? recentGamesPageSize);
  return { list: items.map((game) => toGameItem(game, viewer)), pageNum, totalPages };
}

/** Categories that are none of the recent ones have no recent games here. */
function categoriesAskedFor(gameType: string | undefined): readonly string[] {
  const categories: readonly string[] = recentGameCategories;
  return gameType === undefined || gameType === "" ? categories : categories.filter((category) => category === gameType);
}
