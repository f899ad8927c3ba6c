import { useState } from "react";
import { useSession } from "../../../shared/session/use-session.ts";
import { readFavourites, toggleFavourite } from "./favourites.ts";

/** The member's favourite lotteries on this device, and the star that changes them. None for visitors. */
export function useFavourites(): { readonly gameIds: readonly number[]; readonly toggle: (gameId: number) => void } {
  const userName = useSession()?.userName;
  const [, setChanges] = useState(0);
  return {
    gameIds: userName === undefined ? [] : readFavourites(userName),
    toggle: (gameId) => {
      if (userName === undefined) return;
      toggleFavourite(userName, gameId);
      setChanges((count) => count + 1);
    },
  };
}
