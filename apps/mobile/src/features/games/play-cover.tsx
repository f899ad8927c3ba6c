import { Button } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { ReactNode } from "react";
import { hrefs } from "../../paths.ts";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useGoBack } from "../../shared/layout/use-go-back.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { FailedLaunch, PlayView } from "./play-view.ts";

/** Over the frame until the game is there, and in its place when it is over. */
export function PlayCover({
  view,
  game,
  onAgain,
  onPlayForMoney,
}: {
  readonly view: PlayView;
  readonly game: GameItem | undefined;
  readonly onAgain: () => void;
  readonly onPlayForMoney: () => void;
}) {
  const t = useText();
  switch (view.kind) {
    case "playing":
      return null;
    case "loading":
      return <PlayLoading game={game} slow={view.slow} onAgain={onAgain} />;
    case "failed":
      return <PlayRefused view={view} onAgain={onAgain} onPlayForMoney={onPlayForMoney} />;
    case "timed_out":
      return <PlayEnded title={t("play.failed")} note={t("play.timedOutNote")} way={<OpenAgain onAgain={onAgain} />} />;
    case "expired":
      return <PlayEnded title={t("play.expired")} note={t("play.expiredNote")} way={<OpenAgain onAgain={onAgain} />} />;
    case "signed_out":
      return <PlaySignedOut />;
    case "excluded":
      return <PlayExcluded by={view.by} until={view.until} />;
  }
}

/** The cover on the light of a lantern. */
function PlayLoading({
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

/** The session is lost: the way back leads through the login to this game. */
function PlaySignedOut() {
  const t = useText();
  const { navigate } = useServices();
  const leave = useGoBack();
  return (
    <PlayEnd
      title={t("play.signedOut")}
      note={t("play.signedOutNote")}
      action={
        <>
          <Button kind="gold" onClick={() => navigate(hrefs.login({ from: location.pathname + location.search }))}>
            {t("play.signIn")}
          </Button>
          <Button onClick={leave}>{t("play.leave")}</Button>
        </>
      }
    />
  );
}

/** A break has begun: until when, and the way back to the games. Nothing here opens a game again. */
function PlayExcluded({ by, until }: Pick<Extract<PlayView, { kind: "excluded" }>, "by" | "until">) {
  const t = useText();
  const { facts } = useServices();
  const leave = useGoBack();
  const term =
    until === null
      ? t("safeguards.active.forever")
      : t("safeguards.exclusion.until", { time: formatDateTime(until, { timeZone: facts.timeZone }) });
  return (
    <PlayEnd
      title={t(by === "time_out" ? "safeguards.active.timeOut" : "safeguards.active.exclusion")}
      note={term}
      more={t("safeguards.active.note")}
      action={<Button onClick={leave}>{t("play.leave")}</Button>}
    />
  );
}

/** The launch was refused: why, what helps if anything does, and the way back. */
function PlayRefused({
  view: { message, remedy },
  onAgain,
  onPlayForMoney,
}: {
  readonly view: FailedLaunch;
  readonly onAgain: () => void;
  readonly onPlayForMoney: () => void;
}) {
  const t = useText();
  switch (remedy) {
    case "gone":
      return <PlayEnded picture="games" title={t("play.gone")} note={t("play.goneNote")} />;
    case "nothing":
      return <PlayEnded title={t("play.failed")} note={message} />;
    case "money":
      return (
        <PlayEnded
          title={t("play.failed")}
          note={message}
          way={
            <Button kind="gold" onClick={onPlayForMoney}>
              {t("play.forMoney")}
            </Button>
          }
        />
      );
    case "again":
      return <PlayEnded title={t("play.failed")} note={message} way={<OpenAgain onAgain={onAgain} />} />;
  }
}

function OpenAgain({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText();
  return (
    <Button kind="gold" icon="refresh" onClick={onAgain}>
      {t("play.reopen")}
    </Button>
  );
}

/** The game did not open, or ended: why, and the ways on; back is one that there always is. */
function PlayEnded({
  picture = "error",
  title,
  note,
  way,
}: {
  readonly picture?: "error" | "games";
  readonly title: string;
  readonly note: string;
  readonly way?: ReactNode;
}) {
  const t = useText();
  const leave = useGoBack();
  return (
    <PlayEnd
      picture={picture}
      title={title}
      note={note}
      action={
        <>
          {way}
          <Button {...(way === undefined ? { kind: "gold" as const } : {})} onClick={leave}>
            {t("play.leave")}
          </Button>
        </>
      }
    />
  );
}

function PlayEnd({
  picture,
  title,
  note,
  more,
  action,
}: {
  /** The house's sign where nothing went wrong. */
  readonly picture?: "error" | "games";
  readonly title: string;
  readonly note: string;
  readonly more?: string;
  readonly action: ReactNode;
}) {
  return (
    <div className="play-cover" role="alert">
      <EmptyState
        {...(picture === undefined ? {} : { picture })}
        title={title}
        note={note}
        action={
          <>
            {more !== undefined && <p className="text-body mb-4 max-w-72 text-paper-3">{more}</p>}
            <span className="play-cover-actions">{action}</span>
          </>
        }
      />
    </div>
  );
}
