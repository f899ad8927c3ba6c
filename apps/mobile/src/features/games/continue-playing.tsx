import { listRecentGames } from "@lantern/contract/games/list-recent-games.ts";
import { recentTabPageSize } from "@lantern/rules/games/constants.ts";
import { GameTile } from "@lantern/ui/components/game-tile.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { useEffect, useEffectEvent } from "react";
import { hrefs } from "../../paths.ts";
import { gameHref } from "../../shared/games/game-href.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { gameClientOf } from "./list-query.ts";

/** What the member played last, one tap away from being played on; nothing for a visitor, for who has not played, and where it does not come. */
export function ContinuePlaying({ onNone }: { readonly onNone: () => void }) {
  const t = useText();
  const { wire } = useServices();
  const { data, isError } = useCall(
    listRecentGames,
    { query: { ...gameClientOf(wire), page: 1, pageSize: recentTabPageSize } },
    { staleTimeMs: 0 },
  );
  const games = data?.list ?? [];
  const none = isError || data?.list.length === 0;
  const tellNone = useEffectEvent(onNone);
  useEffect(() => {
    if (none) tellNone();
  }, [none]);
  if (games.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="home-continue">
      <SectionHeader
        id="home-continue"
        title={t("play.continue.title")}
        more={{ href: hrefs.gameList({ type: "recent", gameType: "ALL" }), text: t("play.continue.all") }}
      />
      <div className="scroll-row gap-3 px-4 pt-1.5 pb-1">
        {games.map((game) => (
          <GameTile
            key={game.nodeId}
            className="home-tile home-tile-small"
            name={game.gameName}
            iconUrl={game.iconUrl}
            iconUrlAvif={game.iconUrlAvif}
            placeholderColour={game.placeholderColour}
            href={gameHref(game)}
          />
        ))}
      </div>
    </section>
  );
}
