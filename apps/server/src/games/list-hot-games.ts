import type { CallValue } from "@lantern/contract/call.ts";
import type { listHotGames as listHotGamesCall } from "@lantern/contract/games/list-hot-games.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { filterGames } from "./game-filter.ts";
import { toGameItem } from "./game-item.ts";
import { readHotGames } from "./read-hot-games.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

/** The hot games, found by any part of the name (specification 5.6, 7.10). */
export async function listHotGames(
  context: CallContext,
  { query }: CallInput<typeof listHotGamesCall>,
): Promise<CallValue<typeof listHotGamesCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchantCode ?? query.merchant);
  if (refused !== undefined) return refused;
  const viewer = viewerOf(context, query.language);
  const { gameName, gameType } = query;
  const terms = { viewer, esportsLeaveSports: settingsOf(context.merchant).esportsLeaveSports, currencies: [] };
  const found = filterGames(await readHotGames(context), { gameName, gameType }, terms);
  return { list: found.map((game) => toGameItem(game, viewer)) };
}
