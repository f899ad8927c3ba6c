import { playTypeOf, type LaunchPageQuery } from "@lantern/rules/games/launch.ts";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";

interface Launchable {
  readonly gameId: string | number;
  readonly gameCode?: string;
  readonly code?: string;
  readonly gameGroupId?: string;
  readonly lottoMode?: string;
}

/** The query of the lottery launch page (specification 2.8.5). */
export function launchPageQueryOf(game: Launchable): LaunchPageQuery {
  return {
    playType: playTypeOf(game.lottoMode),
    gameId: String(game.gameId),
    gameGroupId: game.gameGroupId ?? "",
    prize_mode: defaultPrizeMode,
    code: game.code ?? game.gameCode ?? "",
    pageBack: "home",
  };
}
