import type { CallValue } from "@lantern/contract/call.ts";
import type { listGames as listGamesCall } from "@lantern/contract/games/list-games.ts";
import { gameListPageSize } from "@lantern/rules/games/constants.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { findGames } from "./game-filter.ts";
import { toGameItem } from "./game-item.ts";
import { pageOf } from "./page-of.ts";
import { currenciesOf, offeredGames } from "./offered-games.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

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
  const { items, pageNum, totalPages } = pageOf(found, query.pageNo ?? 1, query.pageSize ?? gameListPageSize);
  return { games: items.map((game) => toGameItem(game, viewer)), pageNum, totalPages };
}
