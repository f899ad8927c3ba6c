import { rankMatches, type RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import { typedText } from "@lantern/rules/search/match-name.ts";
import type { CallContext } from "../../platform/context.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { currenciesOf } from "../offered-games.ts";
import { readCatalogue } from "../read-catalogue.ts";
import { textIn, type Viewer } from "../viewer.ts";
import { readFoundGames } from "./found-games.ts";

/**
 * The games with a name that matches what was typed, in any language, best first; hot ones first among those that match as well. Only
 * what this viewer's lists hold: the merchant's, not hidden, offered in his currency.
 */
export async function searchGames(context: CallContext, typed: string, viewer: Viewer): Promise<RankedMatch<CatalogueGame>[]> {
  const { vendors, gameByNodeId } = await readCatalogue(context, context.merchant);
  const currencies = currenciesOf(context);
  const nodeIds = await readFoundGames(context.database, typed, {
    merchantId: context.merchant.id,
    vendorCodes: vendors.map((vendor) => vendor.code),
    currencies,
  });
  const games = nodeIds
    .flatMap((nodeId) => gameByNodeId.get(nodeId) ?? [])
    .filter((game) => currencies.some((currency) => game.minBetUnits.has(currency)));
  return rankMatches(typedText(typed), games, {
    namesOf: (game) => [textIn(game.names, viewer.languages), ...Object.values(game.names)],
    isHot: (game) => game.isHot,
  });
}
