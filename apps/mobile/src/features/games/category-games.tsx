import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";
import { categoryName } from "./category-name.ts";
import { GameListEmpty } from "./game-list-empty.tsx";
import { GameResults } from "./game-results.tsx";
import type { GameTypeOrAll } from "./list-query.ts";
import { useGameList } from "./use-game-list.ts";

/** All games (specification 2.30.4), or those of a category (2.30.5), growing as one scrolls. */
export function CategoryGames({ gameType }: { readonly gameType: GameTypeOrAll }) {
  const t = useText();
  const list = useGameList({ name: `centre ${gameType ?? "ALL"}`, gameType, tab: "all" });
  const title = gameType === undefined ? t("games.centre.allGames") : categoryName(t, gameType);
  return (
    <section aria-labelledby="centre-games" className="mt-4">
      <SectionHeader
        id="centre-games"
        title={title}
        {...(gameType === undefined
          ? {}
          : { more: { href: hrefs.gameList({ gameType }), text: t("games.centre.openList", { category: title }) } })}
      />
      <GameResults list={list} gameType={gameType ?? "ALL"} empty={<GameListEmpty type="all" onShowAll={list.clearFilters} />} />
    </section>
  );
}
