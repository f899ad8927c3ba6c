import { addFavouriteGame } from "@lantern/contract/games/add-favourite-game.ts";
import { listFavouriteIds } from "@lantern/contract/games/list-favourite-ids.ts";
import { removeFavouriteGame } from "@lantern/contract/games/remove-favourite-game.ts";
import { favouriteIdsPageSize } from "@lantern/rules/games/constants.ts";
import { useCallback, useMemo } from "react";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { feel } from "../../shared/touch/haptics.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { toggleFavourite } from "./toggle-favourite.ts";

/** All ids at once (specification 7.12.3, 9.1.3). */
const idsInput = { query: { pageNo: 1, pageSize: favouriteIdsPageSize } } as const;

export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  /** Adds or removes once the platform agreed; gives whether the game is a favourite now, undefined where nothing changed. */
  readonly toggle: (game: GameItem) => Promise<boolean | undefined>;
}

/** The member's favourites, and what a tap on a heart does. */
export function useFavourites(): Favourites {
  const { queryClient, wire, session, toasts, text } = useServices();
  const { data } = useCall(listFavouriteIds, idsInput, { staleTimeMs: 60_000 });
  const { run: add } = useAction(addFavouriteGame, { silent: true });
  const { run: remove } = useAction(removeFavouriteGame, { silent: true });
  const ids = useMemo(() => new Set(data?.content), [data]);
  const toggle = useCallback(
    async ({ nodeId, vassalage }: GameItem) => {
      const favourite = !ids.has(nodeId);
      const changed = await toggleFavourite({
        loggedIn: session.current() !== undefined,
        toasts,
        text,
        change: async () => (await (favourite ? add : remove)({ body: { nodeId, vendor: vassalage } }))?.ok === true,
        agreed: () =>
          queryClient.setQueryData(callQuery(wire, listFavouriteIds, idsInput).queryKey, (before) =>
            before === undefined
              ? before
              : { ...before, content: favourite ? [nodeId, ...before.content] : before.content.filter((id) => id !== nodeId) },
          ),
      });
      if (changed) feel("done");
      return changed ? favourite : undefined;
    },
    [add, remove, ids, queryClient, session, text, toasts, wire],
  );
  return useMemo(() => ({ has: (nodeId) => ids.has(nodeId), toggle }), [ids, toggle]);
}
