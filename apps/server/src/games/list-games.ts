import type { CallValue } from "@lantern/contract/call.ts";
import type { listGames as listGamesCall } from "@lantern/contract/games/list-games.ts";
import { gameListPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { SharedValues } from "../platform/shared-value.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { findGames } from "./game-filter.ts";
import { toGameItem } from "./game-item.ts";
import { pageOf } from "./page-of.ts";
import { currenciesOf, offeredGames } from "./offered-games.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

/** A list that was found stays the same object as long as the catalogue does. */
const pagesOfFound = new SharedValues<readonly CatalogueGame[], CallValue<typeof listGamesCall>>();

/** The games that can be played, filtered, a page at a time (specification 7.9.2, 7.9.3, 9.1.1). */
export async function listGames(
  context: CallContext,
  { query }: CallInput<typeof listGamesCall>,
): Promise<CallValue<typeof listGamesCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchant ?? query.merchantCode);
  if (refused !== undefined) return refused;
  const viewer = viewerOf(context, query.language);
  const found = findGames(await offeredGames(context), query, {
    viewer,
    esportsLeaveSports: settingsOf(context.merchant).esportsLeaveSports,
    currencies: currenciesOf(context),
  });
  const { pageNo = 1, pageSize = gameListPageSize } = query;
  return pagesOfFound.of(found, JSON.stringify([pageNo, pageSize, viewer]), () => {
    const { items, pageNum, totalPages } = pageOf(found, pageNo, pageSize);
    return { games: items.map((game) => toGameItem(game, viewer)), pageNum, totalPages };
  });
}
