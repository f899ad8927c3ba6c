import type { CallValue } from "@lantern/contract/call.ts";
import type { listFavouriteGames as listFavouriteGamesCall } from "@lantern/contract/games/list-favourite-games.ts";
import { gameListPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { readFavouriteIds } from "./favourites.ts";
import { filterGames } from "./game-filter.ts";
import { toGameItem } from "./game-item.ts";
import { pageOf } from "./page-of.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

/** The favourite games that can be played now (specification 3.10.3, 7.12.2). */
export async function listFavouriteGames(
  context: SessionContext,
  { query }: CallInput<typeof listFavouriteGamesCall>,
): Promise<CallValue<typeof listFavouriteGamesCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchant ?? query.merchantCode);
  if (refused !== undefined) return refused;
  const { database, merchant, session } = context;
  const viewer = viewerOf(context, query.language);
  const { gameByNodeId } = await readCatalogue(context, merchant);
  const favourites = (await readFavouriteIds(database, session.memberId))
    .map((id) => gameByNodeId.get(id))
    .filter((game) => game !== undefined);
  const terms = { viewer, esportsLeaveSports: settingsOf(merchant).esportsLeaveSports, currencies: [session.currency] };
  const found = filterGames(favourites, { gameType: query.gameType }, terms);
  const { items, pageNum, totalPages } = pageOf(found, query.pageNo ?? 1, query.pageSize ?? gameListPageSize);
  return { content: items.map((game) => toGameItem(game, viewer)), pageNum, totalPages };
}
