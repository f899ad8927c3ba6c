import { callQuery } from "../../shared/wire/use-call.ts";
import type { Wire } from "../../shared/wire/wire.ts";
import { listFavouriteGames } from "@lantern/contract/games/list-favourite-games.ts";
import { listGames } from "@lantern/contract/games/list-games.ts";
import { listHotGames } from "@lantern/contract/games/list-hot-games.ts";
import { listRecentGames } from "@lantern/contract/games/list-recent-games.ts";
import { recentGameCategories } from "@lantern/rules/games/categories.ts";
import { clientType, gameListPageSize, gamePlatform, recentTabPageSize } from "@lantern/rules/games/constants.ts";
import type { Filters } from "@lantern/rules/games/list-state.ts";

/** The hot games' `isPlatform` (specification 7.10.1). */
const mobilePlatform = 2;

/** Which games: of one category, or of all, which an address names `ALL`. */
export type GameTypeOrAll = string | undefined;

/** What a call is asked for: nothing of a category where all are meant. */
export function categoryAsked(gameType: GameTypeOrAll): { readonly gameType?: string } {
  return gameType === undefined || gameType === "ALL" ? {} : { gameType };
}

/** What goes along with every list (specification 7.9.2, 9.10.5, 9.10.6). The language travels in its header. */
export function gameClientOf(wire: Wire) {
  return { merchant: wire.merchantCode, platform: gamePlatform, clientType };
}

/** A page of the games, filtered (specification 7.9.2, 9.1.1). */
export function gamesQuery(wire: Wire, gameType: GameTypeOrAll, filters: Filters, pageNo: number) {
  const { vendor, classification, minimumBet, name } = filters;
  return callQuery(wire, listGames, {
    query: {
      ...gameClientOf(wire),
      ...categoryAsked(gameType),
      ...(name === undefined ? {} : { gameName: name }),
      ...(vendor === undefined ? {} : { vassalage: vendor }),
      ...(classification === undefined ? {} : { gameClassify: classification }),
      ...(minimumBet === undefined ? {} : { minBet: minimumBet }),
      pageNo,
      pageSize: gameListPageSize,
    },
  });
}

/** The hot games, all in one answer (specification 7.10). */
export function hotGamesQuery(wire: Wire, gameType: GameTypeOrAll) {
  const { merchant, ...client } = gameClientOf(wire);
  return callQuery(wire, listHotGames, {
    query: { ...client, merchantCode: merchant, isPlatform: mobilePlatform, ...categoryAsked(gameType) },
  });
}

/** A page of what was played last (specification 7.11.1, 9.1.2); categories that the call does not know are asked for as all. */
export function recentGamesQuery(wire: Wire, gameType: GameTypeOrAll, page: number) {
  const known = recentGameCategories.find((category) => category === gameType);
  return callQuery(wire, listRecentGames, {
    query: { ...gameClientOf(wire), ...(known === undefined ? {} : { gameType: known }), page, pageSize: recentTabPageSize },
  });
}

/** A page of the favourites (specification 7.12.2). */
export function favouriteGamesQuery(wire: Wire, gameType: GameTypeOrAll, pageNo: number) {
  return callQuery(wire, listFavouriteGames, {
    query: { ...gameClientOf(wire), ...categoryAsked(gameType), pageNo, pageSize: gameListPageSize },
  });
}
