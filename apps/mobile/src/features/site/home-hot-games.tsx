import { GameTile } from "@lantern/ui/components/game-tile.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { hrefs } from "../../paths.ts";
import { gameHref, type GameItem } from "../../shared/games/game-href.ts";
import { mixNeighbours } from "../../shared/games/mix-neighbours.ts";
import { useWholeRow } from "../../shared/page/use-whole-page.ts";
import { useText } from "../../shared/text/text.tsx";
import type { HomeData } from "./home-data.ts";

/** How many tiles stand in the first view and load at once. */
const eagerTiles = 3;

const mixed = new WeakMap<readonly GameItem[], readonly GameItem[]>();

/** The row in the order in which it is shown, found once an answer: home opens often. */
function rowOf(games: readonly GameItem[]): readonly GameItem[] {
  const known = mixed.get(games);
  if (known !== undefined) return known;
  const row = mixNeighbours(games);
  mixed.set(games, row);
  return row;
}

/** What is played most tonight, in a row. */
export function HomeHotGames({ games }: { readonly games: HomeData["hotGames"]; readonly vendors: HomeData["vendors"] }) {
  const t = useText();
  const whole = useWholeRow();
  if (games.length === 0) return null;
  return (
    <section className="mt-1" aria-labelledby="home-hot">
      <SectionHeader
        id="home-hot"
        title={t("home.hot.title")}
        icon="hot"
        hot
        more={{ href: hrefs.gameCentre(), text: t("home.hot.all") }}
      />
      <div className="scroll-row gap-3 px-4 pt-1.5 pb-1">
        {rowOf(games)
          .slice(0, whole ? undefined : eagerTiles)
          .map((game, index) => (
            <GameTile
              key={game.nodeId}
              className="home-tile"
              name={game.gameName}
              iconUrl={game.iconUrl}
              iconUrlAvif={game.iconUrlAvif}
              placeholderColour={game.placeholderColour}
              badge={whole ? badgeOf(game, t) : undefined}
              href={gameHref(game)}
              eager={index < eagerTiles}
            />
          ))}
      </div>
    </section>
  );
}

/** One badge a tile: live over hot over new. */
function badgeOf(
  game: GameItem,
  t: ReturnType<typeof useText>,
): { readonly kind: "live" | "hot" | "new"; readonly text: string } | undefined {
  if (game.gameType === "LIVE") return { kind: "live", text: t("games.badge.live") };
  if (game.isTop) return { kind: "hot", text: t("games.badge.hot") };
  return game.isNew ? { kind: "new", text: t("games.badge.new") } : undefined;
}
