import type { Filters, ListTab } from "@lantern/rules/games/list-state.ts";
import { PullToRefresh } from "@lantern/ui/components/pull-to-refresh.tsx";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { latePart } from "../../shared/page/late-part.tsx";
import { useText } from "../../shared/text/text.tsx";
import { GameListBar } from "./game-list-bar.tsx";
import { GameListEmpty } from "./game-list-empty.tsx";
import { GameResults } from "./game-results.tsx";
import { NameSearch } from "./name-search.tsx";
import { useTabSwipe } from "./tab-swipe.ts";
import { tabOfType, useGameList } from "./use-game-list.ts";
import { useListVendors, vendorChoices } from "./use-list-vendors.ts";
import { VendorMenu } from "./vendor-menu.tsx";

const FilterDrawer = latePart(async () => (await import("./filter-drawer.tsx")).FilterDrawer);

/** In the order of the row (specification 2.35.1). */
const tabs = ["all", "hot", "recent", "fav"] as const satisfies readonly ListTab[];
const panelId = "game-list";

export interface GameListViewProps {
  readonly gameType: string;
  /** The vendor that the address preselects (specification 2.33.2). */
  readonly vendor: string | undefined;
  readonly tab: ListTab;
}

export function GameListView({ gameType, vendor, tab }: GameListViewProps) {
  const t = useText();
  const { vendors, coming } = useListVendors(gameType);
  const list = useGameList({
    name: `list ${gameType} ${vendor ?? ""}`,
    gameType,
    tab,
    filters: vendor === undefined || vendor === "" ? {} : { vendor },
  });
  const { state, switchTab, applyFilters } = list;
  const { filters } = state;
  const [searchOpen, setSearchOpen] = useState(filters.name !== undefined);
  const [drawer, setDrawer] = useState<"unopened" | "open" | "closed">("unopened");
  const selected = tabOfType(state.type);
  const swipe = useTabSwipe((step) => {
    const next = tabs[tabs.indexOf(selected) + step];
    if (next !== undefined) switchTab(next);
  });
  const apply = (set: Filters) => applyFilters({ ...filters, ...set });
  return (
    <>
      <div className="game-list-head">
        <GameListBar
          gameType={gameType}
          filters={filters}
          vendors={vendors}
          onRemoveChip={list.removeChip}
          searchOpen={searchOpen}
          onSearch={() => setSearchOpen(!searchOpen)}
          onFilter={() => setDrawer("open")}
        />
        {searchOpen && <NameSearch value={filters.name ?? ""} onSearch={(name) => apply({ name })} onClose={() => setSearchOpen(false)} />}
        <Tabs
          label={t("games.tabs")}
          panelId={panelId}
          selected={selected}
          onSelect={switchTab}
          items={[
            { id: "all", label: t("games.tab.all") },
            { id: "hot", label: t("games.tab.hot") },
            { id: "recent", label: t("games.tab.recent") },
            { id: "fav", label: t("games.tab.favourites") },
          ]}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t("games.list")} className="game-list-panel" {...swipe}>
        <PullToRefresh
          onRefresh={list.refresh}
          labels={{ before: t("games.pull.before"), pulling: t("games.pull.pulling"), done: t("games.pull.done") }}
        >
          {selected === "all" && (coming || vendorChoices(gameType, vendors).length > 0) && (
            <VendorMenu
              gameType={gameType}
              vendors={vendors}
              selected={filters.vendor}
              onSelect={(name) => apply({ vendor: name ?? "" })}
            />
          )}
          <GameResults
            list={list}
            gameType={gameType}
            empty={<GameListEmpty type={state.type} onShowAll={state.type === "filter" ? list.clearFilters : () => switchTab("all")} />}
          />
        </PullToRefresh>
      </div>
      {drawer !== "unopened" && (
        <FilterDrawer
          open={drawer === "open"}
          onClose={() => setDrawer("closed")}
          gameType={gameType}
          vendors={vendors}
          filters={filters}
          onSubmit={(set) => {
            setDrawer("closed");
            applyFilters(set);
          }}
        />
      )}
    </>
  );
}
