import "./games.css";
import type { ListTab } from "@lantern/rules/games/list-state.ts";
import { hrefs } from "../../paths.ts";
import { usePage, useQueryValue } from "../../shared/layout/use-page.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useEffect } from "react";
import { GameListView } from "./game-list-view.tsx";
import { gameTypeOfPage } from "./game-types.ts";
import { gamesQuery } from "./list-query.ts";
import { soonShown } from "./soon-shown.ts";
import { vendorsQuery } from "./use-list-vendors.ts";

/** The list of a category's games (specification 2.33–2.37). */
function GameListScreen() {
  const page = usePage();
  const gameType = gameTypeOfPage(page, { gameType: useQueryValue("gameType") });
  const vendor = useQueryValue("vassalage");
  const tab: ListTab = useQueryValue("type") === "recent" ? "recent" : "all";
  useLoginFor(tab);
  return <GameListView key={`${gameType} ${vendor ?? ""} ${tab}`} gameType={gameType} vendor={vendor} tab={tab} />;
}

/** An address that opens the recent tab leads a visitor to the login first (specification 2.33.3, 6.2.2). */
function useLoginFor(tab: ListTab): void {
  const { session, navigate } = useServices();
  useEffect(() => {
    if (tab === "recent" && session.current() === undefined)
      navigate(hrefs.login({ from: location.pathname + location.search }), { replace: true });
  }, [tab, session, navigate]);
}

export const screen = defineScreen({
  component: GameListScreen,
  load: async ({ queryClient, wire, page, query }) => {
    const gameType = gameTypeOfPage(page, query);
    const { vassalage } = query;
    const filters = vassalage === undefined || vassalage === "" ? {} : { vendor: vassalage };
    const games = gamesQuery(wire, gameType, filters, 1);
    // On the way back the list is shown as it was left, so nothing is waited for.
    const known = queryClient.getQueryData(games.queryKey) !== undefined;
    await soonShown([
      query["type"] === "recent" || known ? undefined : queryClient.prefetchQuery(games),
      queryClient.getQueryData(vendorsQuery(wire, gameType).queryKey) === undefined &&
        queryClient.prefetchQuery(vendorsQuery(wire, gameType)),
    ]);
  },
});
