import type { ListTab } from "@lantern/rules/games/list-state.ts";
import { gameNameMatches } from "@lantern/rules/games/name-search.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { GameListEmpty } from "./game-list-empty.tsx";
import { GameResults } from "./game-results.tsx";
import { HotSearch } from "./hot-search.tsx";
import { useTabSwipe } from "./tab-swipe.ts";
import { tabOfType, useGameList } from "./use-game-list.ts";

/** Specification 2.51.1. */
const tabs = ["hot", "fav", "recent"] as const satisfies readonly ListTab[];
type HotTab = (typeof tabs)[number];
const panelId = "hot-games";

/** The hot games (specification 2.51): all, favourites, recents, and a search by name over what is shown. */
export function HotGames() {
  const t = useText();
  const { session, navigate } = useServices();
  const list = useGameList({ name: "hot", gameType: undefined, tab: "hot" });
  const [name, setName] = useState("");
  const selected = hotTabOf(tabOfType(list.state.type));
  const select = (tab: HotTab) => {
    // Recents without a session lead to the login (specification 2.32).
    if (tab === "recent" && session.current() === undefined) return navigate(hrefs.login({ from: location.pathname + location.search }));
    setName("");
    list.switchTab(tab);
  };
  const swipe = useTabSwipe((step) => {
    const next = tabs[tabs.indexOf(selected) + step];
    if (next !== undefined) select(next);
  });
  const matches = (game: GameItem) => gameNameMatches(game.gameName, name);
  const empty =
    name === "" ? (
      <GameListEmpty type={list.state.type} onShowAll={() => select("hot")} />
    ) : (
      <EmptyState
        picture="search"
        title={t("games.empty.search")}
        note={
          <span className="inline-flex items-center gap-1.5">
            <Icon name="search" size={14} />
            {t("games.chip.name", { text: name })}
          </span>
        }
      />
    );
  return (
    <section aria-label={t("games.centre.hotTabs")}>
      <HotSearch value={name} onChange={setName} />
      <Tabs
        label={t("games.centre.hotTabs")}
        panelId={panelId}
        selected={selected}
        onSelect={select}
        items={[
          { id: "hot", label: t("games.tab.all") },
          { id: "fav", label: t("games.tab.favourites") },
          { id: "recent", label: t("games.tab.recent") },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={t("games.list")} className="game-list-panel pt-1" {...swipe}>
        <GameResults list={list} gameType="HOT" shown={matches} empty={empty} />
      </div>
    </section>
  );
}

function hotTabOf(tab: ListTab): HotTab {
  return tab === "all" ? "hot" : tab;
}
