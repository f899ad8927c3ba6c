import { foldedName } from "@lantern/rules/search/folded-name.ts";
import { typedText } from "@lantern/rules/search/match-name.ts";
import { rankMatches, type RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import type { CallContext } from "../platform/context.ts";
import { gameName, listGames, type LotteryGame } from "./lottery-game.ts";

/** The merchant's lotteries with a name that matches what was typed, in any language, best first; hot ones first among those that match as well. */
export async function searchLotteries(
  { database, merchant }: Pick<CallContext, "database" | "merchant">,
  typed: string,
  language: string,
): Promise<RankedMatch<LotteryGame>[]> {
  return rankMatches(typedText(typed), await listGames(database, merchant.id), {
    shownNameOf: (game) => gameName(game, language),
    namesOf: (game) => Object.values(game.names).map(foldedName),
    isHot: (game) => game.hot,
  });
}
