import { tabBody, type GameCentreTab } from "@lantern/rules/games/categories.ts";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";
import { CategoryGames } from "./category-games.tsx";
import { categoryName } from "./category-name.ts";
import { vendorsOfTab, type Vendor } from "./centre-vendors.ts";
import { HotGames } from "./hot-games.tsx";
import { VendorShelves } from "./vendor-shelves.tsx";
import { VendorTiles } from "./vendor-tiles.tsx";

/** What an open tab of the game centre shows (specification 2.29, 2.30). */
export function CentreBody({ tab, vendors }: { readonly tab: GameCentreTab; readonly vendors: readonly Vendor[] }) {
  const t = useText();
  const own = vendorsOfTab(tab, vendors);
  const name = categoryName(t, tab.tab);
  switch (tabBody(tab.tab)) {
    case "hot_games":
      return <HotGames />;
    case "all_games":
      return (
        <>
          {own.length > 0 && (
            <section aria-labelledby="centre-studios">
              <SectionHeader id="centre-studios" title={t("games.centre.studios")} />
              <VendorTiles vendors={own} />
            </section>
          )}
          <CategoryGames gameType={undefined} />
        </>
      );
    case "category":
      return (
        <>
          <VendorShelves tab={tab.tab} vendors={own} />
          <CategoryGames gameType={tab.tab} />
        </>
      );
    case "vendors":
      return (
        <section aria-labelledby="centre-vendors">
          <SectionHeader id="centre-vendors" title={name} {...listOf(tab.tab, t("games.centre.openList", { category: name }))} />
          <VendorShelves tab={tab.tab} vendors={own} />
        </section>
      );
  }
}

/** The way from a tab that was opened by its address to the category's own list (specification 2.30.1, 2.30.2). */
function listOf(tab: string, text: string): { readonly more?: { readonly href: string; readonly text: string } } {
  if (tab === "RNG") return { more: { href: hrefs.gameList({ gameType: tab }), text } };
  return tab === "LOTT" ? { more: { href: hrefs.lottery(), text } } : {};
}
