import type { QueryClient } from "@tanstack/react-query";
import type { Filters, ListType } from "@lantern/rules/games/list-state.ts";
import type { GameItem } from "../../shared/games/game-href.ts";
import { mixNeighbours } from "../../shared/games/mix-neighbours.ts";
import type { Wire } from "../../shared/wire/wire.ts";
import { favouriteGamesQuery, gamesQuery, hotGamesQuery, recentGamesQuery, type GameTypeOrAll } from "./list-query.ts";

/** A page of any list, in one shape (specification 3.10). */
export interface ListPage {
  readonly items: readonly GameItem[];
  readonly pageNum: number;
  readonly totalPages: number;
}

export interface ListPageRequest {
  readonly gameType: GameTypeOrAll;
  readonly type: ListType;
  readonly filters: Filters;
  readonly page: number;
}

/** How long a page that was read may be shown again, in ms. */
export const pageFreshMs = 30_000;

interface Parts {
  readonly queryClient: QueryClient;
  readonly wire: Wire;
}

/** Columns of the grid on a phone. */
const columns = 3;

/** Covers beside and above each other differ; the order of recents and favourites is their own. */
const mixed = (games: readonly GameItem[]): readonly GameItem[] => mixNeighbours(games, columns);

/** Reads a page of a list; `fresh` asks the platform whatever is remembered. @throws RefusedError */
export async function readListPage(
  { queryClient, wire }: Parts,
  request: ListPageRequest,
  { fresh }: { readonly fresh: boolean },
): Promise<ListPage> {
  const { gameType, type, filters, page } = request;
  // Offline a page fails at once, so that the reader is told; the list itself offers to try again.
  const how = { staleTime: fresh ? 0 : pageFreshMs, networkMode: "always", retry: false } as const;
  switch (type) {
    case "all":
    case "filter": {
      const { games, pageNum, totalPages } = await queryClient.fetchQuery({ ...gamesQuery(wire, gameType, filters, page), ...how });
      return { items: mixed(games), pageNum, totalPages };
    }
    case "hot": {
      const { list } = await queryClient.fetchQuery({ ...hotGamesQuery(wire, gameType), ...how });
      return { items: mixed(list), pageNum: 1, totalPages: 1 };
    }
    case "recent": {
      const { list, pageNum, totalPages } = await queryClient.fetchQuery({
        ...recentGamesQuery(wire, gameType, page),
        ...how,
        staleTime: 0,
      });
      return { items: list, pageNum, totalPages };
    }
    case "fav": {
      const { content, pageNum, totalPages } = await queryClient.fetchQuery({
        ...favouriteGamesQuery(wire, gameType, page),
        ...how,
        staleTime: 0,
      });
      return { items: content, pageNum, totalPages };
    }
  }
}

/** The first page of the games where it came with the page itself: the first view then needs no waiting. */
export function pageAtHand({ queryClient, wire }: Parts, { gameType, type, filters }: Omit<ListPageRequest, "page">): ListPage | undefined {
  if (type === "hot") {
    const hot = queryClient.getQueryData(hotGamesQuery(wire, gameType).queryKey);
    return hot === undefined ? undefined : { items: mixed(hot.list), pageNum: 1, totalPages: 1 };
  }
  if (type !== "all" && type !== "filter") return undefined;
  const data = queryClient.getQueryData(gamesQuery(wire, gameType, filters, 1).queryKey);
  return data === undefined ? undefined : { items: mixed(data.games), pageNum: data.pageNum, totalPages: data.totalPages };
}
