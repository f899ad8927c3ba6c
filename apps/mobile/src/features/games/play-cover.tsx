import { Button } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useGoBack } from "../../shared/layout/use-go-back.ts";
import { useText } from "../../shared/text/text.tsx";

/** Over the frame until the game is there: its cover on the light of a lantern. */
export function PlayLoading({
  game,
  slow,
  onAgain,
}: {
  readonly game: GameItem | undefined;
  readonly slow: boolean;
  readonly onAgain: () => void;
}) {
  const t = useText();
  return (
    <div className="play-cover" role="status">
      {game === undefined ? (
        <Emblem lit size={96} className="route-loading" />
      ) : (
        <span className="play-cover-art">
          <TileArt iconUrl={game.iconUrl} iconUrlAvif={game.iconUrlAvif} placeholderColour={game.placeholderColour} eager />
        </span>
      )}
      <p className="text-lead mt-5">{t(slow ? "play.slow" : "play.loading")}</p>
      {slow ? (
        <>
          <p className="text-body mt-1 max-w-72 text-paper-3">{t("play.slowNote")}</p>
          <Button kind="quiet" icon="refresh" className="mt-4" onClick={onAgain}>
            {t("play.reopen")}
          </Button>
        </>
      ) : (
        <span className="play-cover-wick" aria-hidden="true" />
      )}
    </div>
  );
}

/** The game did not open, or ended: why, and the two ways on. */
export function PlayEnded({ title, note, onAgain }: { readonly title: string; readonly note: string; readonly onAgain: () => void }) {
  const t = useText();
  const leave = useGoBack();
  return (
    <div className="play-cover" role="alert">
      <EmptyState
        picture="error"
        title={title}
        note={note}
        action={
          <span className="flex flex-col items-stretch gap-2">
            <Button kind="gold" icon="refresh" onClick={onAgain}>
              {t("play.reopen")}
            </Button>
            <Button onClick={leave}>{t("play.leave")}</Button>
          </span>
        }
      />
    </div>
  );
}
