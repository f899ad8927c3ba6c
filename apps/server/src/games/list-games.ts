import type { CallValue } from "@lantern/contract/call.ts";
import type { listGames as listGamesCall } from "@lantern/contract/games/list-games.ts";
import { gameListPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import { andThen, type Awaitable } from "../platform/awaitable.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { SharedValues } from "../platform/shared-value.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { findGames, findingKeyOf } from "./game-filter.ts";
import { toGameItem } from "./game-item.ts";
import { pageOf } from "./page-of.ts";
import { currenciesOf, offeredGames } from "./offered-games.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

type ListedGames = CallValue<typeof listGamesCall>;

/** A page of what is offered stays the same object as long as the catalogue does. */
const pagesOfOffered = new SharedValues<readonly CatalogueGame[], ListedGames>();

/** The games that can be played, filtered, a page at a time (specification 7.9.2, 7.9.3, 9.1.1). */
export function listGames(
  context: CallContext,
  { query }: CallInput<typeof listGamesCall>,
): Awaitable<ListedGames | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchant ?? query.merchantCode);
  return refused ?? andThen(offeredGames(context), (offered) => listOffered(context, query, offered));
}

function listOffered(
  context: CallContext,
  query: CallInput<typeof listGamesCall>["query"],
  offered: readonly CatalogueGame[],
): ListedGames {
  const viewer = viewerOf(context, query.language);
  const { esportsLeaveSports } = settingsOf(context.merchant);
  const { pageNo = 1, pageSize = gameListPageSize } = query;
  const terms = { viewer, esportsLeaveSports, currencies: currenciesOf(context) };
  const key = `${pageNo}\0${pageSize}\0${viewer.hostName}\0${viewer.freePlay}\0${findingKeyOf(query, terms)}`;
  return pagesOfOffered.of(offered, key, () => {
    const found = findGames(offered, query, terms);
    const { items, pageNum, totalPages } = pageOf(found, pageNo, pageSize);
    return { games: items.map((game) => toGameItem(game, viewer)), pageNum, totalPages };
  });
}
