import { GameTile } from "@lantern/ui/components/game-tile.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { hotGamesQuery } from "../list-query.ts";
import type { FoundGame } from "./search-hits.ts";

const suggestedMax = 6;

/** What is hot, for who does not know yet what to look for. Where it does not come, nothing is missed. */
export function HotSuggestions({ onStart }: { readonly onStart: (game: FoundGame) => void }) {
  const t = useText();
  const { wire } = useServices();
  const { data } = useQuery({ ...hotGamesQuery(wire, undefined), staleTime: 60_000 });
  const games = data?.list.slice(0, suggestedMax) ?? [];
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="search-hot" className="pt-2">
      <SectionHeader id="search-hot" icon="hot" hot title={t("search.hot")} />
      <ul className="game-grid">
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameTile
              name={game.gameName}
              iconUrl={game.showIcon === 1 ? game.iconUrl : ""}
              iconUrlAvif={game.iconUrlAvif}
              placeholderColour={game.placeholderColour}
              eager
              onStart={() => onStart(game)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
