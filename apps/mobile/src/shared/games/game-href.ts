import type { CallValue } from "@lantern/contract/call.ts";
import type { getHome } from "@lantern/contract/games/get-home.ts";
import { launchPageQueryOf } from "./launch-page-query.ts";
import { hrefs } from "../../paths.ts";

export type GameItem = CallValue<typeof getHome>["hotGames"][number];

/** The page that starts a game (specification 4.6): lotteries have their launch page, all else the page around a vendor's game. */
export function gameHref(game: GameItem): string {
  if (game.gameType === "LOTT" || game.gameType === "ELOTT") return hrefs.launchGame(launchPageQueryOf(game));
  return hrefs.game({ vendor: game.vassalage, gameId: game.gameId, nodeId: game.nodeId, gameCategory: game.gameType });
}
