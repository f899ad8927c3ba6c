import "./play.css";
import { useEffect, useRef, useState } from "react";
import { usePage, useQueryValue } from "../../shared/layout/use-page.ts";
import { useGoBack } from "../../shared/layout/use-go-back.ts";
import { useOverlay } from "../../shared/layout/overlays.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { useWallet } from "../../shared/wallet/use-wallet.ts";
import { hrefs } from "../../paths.ts";
import { categoryName } from "./category-name.ts";
import { launchQueryOf } from "./launch-query.ts";
import { PlayBar } from "./play-bar.tsx";
import { PlayEnded, PlayLoading } from "./play-cover.tsx";
import type { StudioMessage, StudioOrder } from "./studio-message.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useKnownGame } from "./use-known-game.ts";
import { useLaunch } from "./use-launch.ts";
import { VendorFrame } from "./vendor-frame.tsx";

/** A game that shows nothing for this long is called slow, in ms. */
const slowAfterMs = 12_000;

/** The page around a vendor's game (specification 2.4.5, 7.13): its frame, the platform's way back and balance. */
function PlayScreen() {
  const query = {
    vendor: useQueryValue("vendor"),
    gameCategory: useQueryValue("gameCategory"),
    gameId: useQueryValue("gameId"),
    nodeId: useQueryValue("nodeId"),
    free: useQueryValue("free"),
    platform: useQueryValue("platform"),
  };
  return usePage() === "game" ? <Play key={JSON.stringify(query)} query={query} /> : null;
}

function Play({ query }: { readonly query: Readonly<Record<string, string | undefined>> }) {
  const t = useText();
  const { navigate } = useServices();
  const launch = launchQueryOf(query);
  const { game, choice } = launch;
  const free = choice === "free";
  const known = useKnownGame({ vendor: game.vassalage, gameType: game.gameType, nodeId: game.nodeId, gameId: game.gameId });
  const { state, again } = useLaunch(launch);
  const [shown, setShown] = useState<"loading" | "playing" | "expired">("loading");
  const slow = useSlow(shown === "loading" && state.kind !== "failed");
  const stage = useRef<HTMLDivElement>(null);
  const speaker = useRef<((order: StudioOrder) => void) | undefined>(undefined);
  const fullScreen = useFullScreen(stage);
  const goBack = useGoBack();
  const hear = useBalanceOf({ free, speaker });
  usePause(speaker);

  const reopen = () => {
    setShown("loading");
    again();
  };
  const listen = (message: StudioMessage) => {
    if (message.type === "exit") goBack();
    else if (message.type === "session-expired") setShown("expired");
    else hear(message);
  };
  const title = known?.gameName ?? categoryName(t, game.gameType);
  return (
    <div className="play-page">
      <PlayBar
        title={title}
        free={free}
        fullScreen={fullScreen}
        onPlayForMoney={() =>
          navigate(
            hrefs.game({
              vendor: game.vassalage,
              gameCategory: game.gameType,
              ...(game.gameId === "" ? {} : { gameId: game.gameId }),
              ...(game.nodeId === undefined ? {} : { nodeId: game.nodeId }),
            }),
            { replace: true },
          )
        }
      />
      <div ref={stage} className="play-stage">
        {state.kind === "open" && shown !== "expired" && (
          <VendorFrame
            key={state.url}
            url={state.url}
            origin={state.origin}
            title={t("play.frame", { name: title })}
            onLoad={() => setShown("playing")}
            onMessage={listen}
            onSpeaker={(speak) => {
              speaker.current = speak;
            }}
          />
        )}
        {shown === "expired" ? (
          <PlayEnded title={t("play.expired")} note={t("play.expiredNote")} onAgain={reopen} />
        ) : state.kind === "failed" ? (
          <PlayEnded title={t("play.failed")} note={state.message} onAgain={reopen} />
        ) : (
          shown === "loading" && <PlayLoading game={known} slow={slow} onAgain={reopen} />
        )}
      </div>
    </div>
  );
}

/** True once something has been on its way for long. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}

/**
 * Keeps the platform's balance and the game's in step: the game's word makes the platform read its own, and a change that came from
 * elsewhere makes the game read again. Free play touches no money.
 */
function useBalanceOf({
  free,
  speaker,
}: {
  readonly free: boolean;
  readonly speaker: { current: ((order: StudioOrder) => void) | undefined };
}): (message: StudioMessage) => void {
  const { balance, reload } = useWallet();
  const amount = balance?.amount;
  const toldByGame = useRef(false);
  const before = useRef(amount);
  useEffect(() => {
    if (before.current !== undefined && amount !== before.current && !toldByGame.current) speaker.current?.("refresh-balance");
    before.current = amount;
    toldByGame.current = false;
  }, [amount, speaker]);
  return (message) => {
    if (free || message.type !== "balance") return;
    toldByGame.current = true;
    void reload();
  };
}

/** The game rests while something lies over it. */
function usePause(speaker: { current: ((order: StudioOrder) => void) | undefined }): void {
  const covered = useOverlay() !== undefined;
  const was = useRef(false);
  useEffect(() => {
    if (covered !== was.current) speaker.current?.(covered ? "pause" : "resume");
    was.current = covered;
  }, [covered, speaker]);
}

export const screen = defineScreen({ component: PlayScreen });
