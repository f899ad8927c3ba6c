import { gameItemHeightPx } from "@lantern/rules/games/constants.ts";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { InfiniteList } from "@lantern/ui/components/infinite-list.tsx";
import type { ReactNode } from "react";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useText } from "../../shared/text/text.tsx";
import { AsOfNote } from "./as-of-note.tsx";
import { GameGrid } from "./game-grid.tsx";
import { GameGridSkeleton } from "./game-grid-skeleton.tsx";
import { useFavourites } from "./use-favourites.ts";
import type { GameList } from "./use-game-list.ts";

export interface GameResultsProps {
  readonly list: GameList;
  readonly gameType: string;
  /** Shown where nothing matches. */
  readonly empty: ReactNode;
  /** Narrows what is shown beyond what was asked for. */
  readonly shown?: (game: GameItem) => boolean;
}

/** A list's tiles in each of its states: on their way, there, growing, ended, empty, failed. */
export function GameResults({ list, gameType, empty, shown }: GameResultsProps) {
  const t = useText();
  const favourites = useFavourites();
  const { state, failed, more } = list;
  const games = shown === undefined ? state.items : state.items.filter(shown);
  const begun = state.page > 1;
  return (
    <div style={{ minHeight: gameItemHeightPx(gameType) }} aria-busy={state.pull === "pulling" || undefined}>
      {list.asOfMs !== undefined && <AsOfNote atMs={list.asOfMs} />}
      {begun ? (
        games.length === 0 && !state.hasMore ? (
          empty
        ) : (
          <InfiniteList
            hasMore={state.hasMore}
            loading={state.pull === "pulling"}
            failed={failed}
            onMore={more}
            loadingView={<GameGridSkeleton count={3} />}
            endText={games.length > 6 ? t("games.end") : undefined}
            failedText={t("games.more.failed")}
            retryLabel={t("shell.retry")}
          >
            <GameGrid games={games} favourites={favourites} onUnfavourited={list.unfavourited} />
          </InfiniteList>
        )
      ) : failed ? (
        <ErrorState title={t("shell.failed.title")} note={t("shell.failed.note")} retryLabel={t("shell.retry")} onRetry={more} />
      ) : (
        <GameGridSkeleton count={9} />
      )}
    </div>
  );
}
