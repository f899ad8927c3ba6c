import { getHome } from "@lantern/contract/games/get-home.ts";
import { listGames } from "@lantern/contract/games/list-games.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import type { GameItem } from "../../shared/games/game-href.ts";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { gameClientOf } from "./list-query.ts";

/** A vendor's whole list of one category fits here. */
const pageSize = 100;

/** The game that an address names, as lists know it: for its name and its cover. Undefined until it is known. */
export function useKnownGame(asked: {
  readonly vendor: string;
  readonly gameType: string;
  readonly nodeId: string | undefined;
  readonly gameId: string;
}): GameItem | undefined {
  const { wire, queryClient } = useServices();
  const { vendor, gameType, nodeId, gameId } = asked;
  const named = nodeId !== undefined || gameId !== "";
  const same = (game: GameItem) => (nodeId !== undefined ? game.nodeId === nodeId : game.vassalage === vendor && game.gameId === gameId);
  const hot = queryClient.getQueryData(callQuery(wire, getHome).queryKey)?.hotGames.find(same);
  const input = { query: { ...gameClientOf(wire), gameType, vassalage: vendor, pageNo: 1, pageSize } };
  const { data } = useCall(listGames, input, { enabled: named && hot === undefined && vendor !== "", staleTimeMs: 300_000 });
  return named ? (hot ?? data?.games.find(same)) : undefined;
}
