import { addFavouriteGame } from "@lantern/contract/games/add-favourite-game.ts";
import { listFavouriteIds } from "@lantern/contract/games/list-favourite-ids.ts";
import { removeFavouriteGame } from "@lantern/contract/games/remove-favourite-game.ts";
import { favouriteIdsPageSize } from "@lantern/rules/games/constants.ts";
import { useCallback, useMemo } from "react";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";

/** All ids at once (specification 7.12.3, 9.1.3). */
const idsInput = { query: { pageNo: 1, pageSize: favouriteIdsPageSize } } as const;

export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  /** Adds or removes once the platform agreed; gives whether the game is a favourite now, undefined where nothing changed. */
  readonly toggle: (game: GameItem) => Promise<boolean | undefined>;
}

/**
 * The member's favourites. A visitor is asked to log in; a change shows only after the platform's yes, with “changes saved” for a
 * second; a failure takes the loading away and says nothing (specification 4.5, 8.4.1, 8.5).
 */
export function useFavourites(): Favourites {
  const { queryClient, wire, session, toasts, text } = useServices();
  const { data } = useCall(listFavouriteIds, idsInput, { staleTimeMs: 60_000 });
  const { run: add } = useAction(addFavouriteGame, { silent: true });
  const { run: remove } = useAction(removeFavouriteGame, { silent: true });
  const ids = useMemo(() => new Set(data?.content), [data]);
  const toggle = useCallback(
    async ({ nodeId, vassalage }: GameItem) => {
      if (session.current() === undefined) {
        toasts.show("info", text("shell.pleaseLogIn"), { ms: toastMs.info });
        return undefined;
      }
      const favourite = !ids.has(nodeId);
      const hide = toasts.show("loading", text("shell.pleaseWait"), { ms: toastMs.favouriteLoading });
      const outcome = await (favourite ? add : remove)({ body: { nodeId, vendor: vassalage } });
      hide();
      if (outcome?.ok !== true) return undefined;
      queryClient.setQueryData(callQuery(wire, listFavouriteIds, idsInput).queryKey, (before) =>
        before === undefined ? before : { ...before, content: favourite ? [nodeId, ...before.content] : before.content.filter((id) => id !== nodeId) },
      );
      toasts.show("success", text("games.favourite.saved"), { ms: toastMs.saved });
      return favourite;
    },
    [add, remove, ids, queryClient, session, text, toasts, wire],
  );
  return useMemo(() => ({ has: (nodeId) => ids.has(nodeId), toggle }), [ids, toggle]);
}
