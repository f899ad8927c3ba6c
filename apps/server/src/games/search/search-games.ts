import { FoldedName } from "@lantern/rules/search/folded-name.ts";
import { rankMatches, type RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import { typedText } from "@lantern/rules/search/match-name.ts";
import type { CallContext } from "../../platform/context.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { currenciesOf } from "../offered-games.ts";
import { readCatalogue } from "../read-catalogue.ts";
import { textIn, type Viewer } from "../viewer.ts";
import { readFoundGames, type FoundExtent } from "./found-games.ts";
import { shownShelves } from "./shown-shelves.ts";

/** Games that match, the best of them in order. */
export interface FoundBest {
  /** As many as were asked for, and perhaps more. */
  readonly best: readonly RankedMatch<CatalogueGame>[];
  /** Those that were looked for, up to one more than are counted. */
  readonly count: number;
  /** Whether that is all there are, or as many as are counted. */
  readonly isAll: boolean;
}

/**
 * The games with a name that matches what was typed, in any language, best first; hot ones first among those that match as well. Only
 * what this viewer's lists hold: the merchant's, not hidden, offered in his currency.
 */
export async function searchGames(context: CallContext, typed: string, viewer: Viewer, extent: FoundExtent): Promise<FoundBest> {
  const catalogue = await readCatalogue(context, context.merchant);
  const { gameByNodeId } = catalogue;
  const currencies = currenciesOf(context);
  const shelves = await shownShelves(context, catalogue, currencies);
  const { beginning, others, slipped, isAll } = await readFoundGames(context.database, typed, shelves, extent);
  const listed = (nodeIds: readonly string[]) =>
    nodeIds
      .flatMap((nodeId) => gameByNodeId.get(nodeId) ?? [])
      .filter((game) => currencies.some((currency) => game.minBetUnits.has(currency)));
  const { shownMax } = extent;
  const rank = (games: readonly CatalogueGame[]) =>
    rankMatches(typedText(typed), games, {
      shownNameOf: (game) => textIn(game.names, viewer.languages),
      namesOf: foldedNamesOf,
      isHot: (game) => game.isHot,
    });
  // What begins with it comes in order, and before all others; what does but for slips comes in order too, behind them. Of many only the first
  // are compared.
  const first = rank(listed(beginning.slice(0, shownMax)));
  const rest = rank(listed(others));
  const slippedMax = Math.max(0, shownMax - first.length - rest.length);
  const last = rank(listed(slipped.slice(0, slippedMax)));
  const uncompared = Math.max(0, beginning.length - shownMax);
  const best = uncompared > 0 ? first : [...first, ...rest, ...last];
  return { best, isAll, count: first.length + uncompared + rest.length + last.length + Math.max(0, slipped.length - slippedMax) };
}

/** Names as they are compared, by game: a game never changes, it is replaced. */
const foldedNamesOfGame = new WeakMap<CatalogueGame, readonly FoldedName[]>();

function foldedNamesOf(game: CatalogueGame): readonly FoldedName[] {
  const known = foldedNamesOfGame.get(game);
  if (known !== undefined) return known;
  const names = Array.from(new Set(Object.values(game.names)), (name) => new FoldedName(name));
  foldedNamesOfGame.set(game, names);
  return names;
}
