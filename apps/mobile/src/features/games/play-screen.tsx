import "./play.css";
import { listVendorWallets } from "@lantern/contract/games/list-vendor-wallets.ts";
import { useEffect, useRef, useState } from "react";
import { usePage, useQueryValue } from "../../shared/layout/use-page.ts";
import { useGoBack } from "../../shared/layout/use-go-back.ts";
import { useInterrupted } from "../../shared/layout/interruption.ts";
import { useOverlay } from "../../shared/layout/overlays.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { useWallet } from "../../shared/wallet/use-wallet.ts";
import { hrefs } from "../../paths.ts";
import { categoryName } from "./category-name.ts";
import { launchQueryOf, type PlayQuery } from "./launch-query.ts";
import { MoneyNote } from "./money-note.tsx";
import { PlayBar } from "./play-bar.tsx";
import { PlayCover } from "./play-cover.tsx";
import { offersMoney, playViewOf, weightierEnd, type Orientation, type PlayEnd, type Waited } from "./play-view.ts";
import type { StudioMessage, StudioOrder } from "./studio-message.ts";
import { useDesktopFit } from "./use-desktop-fit.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useKnownGame } from "./use-known-game.ts";
import { useLaunch } from "./use-launch.ts";
import { usePlayEnd } from "./use-play-end.ts";
import { useTurn } from "./use-turn.ts";
import { TurnHint } from "./turn-hint.tsx";
import { VendorFrame } from "./vendor-frame.tsx";
import { WidePage } from "./wide-page.tsx";

/** A game that shows nothing for this long is called slow, in ms, and after the second is given up. */
const slowAfterMs = 12_000;
const givenUpAfterMs = 40_000;

/** The page around a vendor's game (specification 2.4.5, 7.13): its frame, the platform's way back and balance. */
function PlayScreen() {
  const query = {
    vendor: useQueryValue("vendor"),
    gameCategory: useQueryValue("gameCategory"),
    gameId: useQueryValue("gameId"),
    nodeId: useQueryValue("nodeId"),
    free: useQueryValue("free"),
    platform: useQueryValue("platform"),
    matchId: useQueryValue("matchId"),
  };
  return usePage() === "game" ? <Play key={JSON.stringify(query)} query={query} /> : null;
}

function Play({ query }: { readonly query: PlayQuery }) {
  const t = useText();
  const { navigate } = useServices();
  const launch = launchQueryOf(query);
  const { game, choice } = launch;
  const free = choice === "free";
  const known = useKnownGame({ vendor: game.vassalage, gameType: game.gameType, nodeId: game.nodeId, gameId: game.gameId });
  const { state, again } = useLaunch(launch);
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState(false);
  const [end, setEnd] = useState<PlayEnd>();
  const isDesktop = launch.platform === "web";
  const stage = useRef<HTMLDivElement>(null);
  const desktop = useDesktopFit(stage, { isDesktop });
  // A wide page is easier to read on a phone's side.
  const [wanted, setWanted] = useState<Orientation | undefined>(isDesktop ? "landscape" : undefined);
  const [noted, setNoted] = useState(false);
  const waited = useWaited(!loaded && state.kind !== "failed" && end === undefined ? attempt : undefined);
  const view = playViewOf({ launch: state, loaded, waited, end });
  const speaker = useRef<((order: StudioOrder) => void) | undefined>(undefined);
  const fullScreen = useFullScreen();
  const goBack = useGoBack();
  const hear = useBalanceOf({ free, moneyAtVendor: state.kind === "open" && state.moneyAtVendor, speaker });
  const turn = useTurn(view.kind === "playing" && (!isDesktop || desktop.fit !== undefined) ? wanted : undefined);
  const endWith = (heard: PlayEnd) => setEnd((before) => weightierEnd(before, heard));
  usePlayEnd({ free, onEnd: endWith });
  usePause(speaker);

  const reopen = () => {
    setAttempt(attempt + 1);
    setLoaded(false);
    setEnd(undefined);
    setWanted(isDesktop ? "landscape" : undefined);
    again();
  };
  const listen = (message: StudioMessage) => {
    if (message.type === "exit") goBack();
    else if (message.type === "orientation") setWanted(message.orientation);
    else if (message.type === "session-expired") {
      endWith({ kind: "expired" });
      // Where the member's own session is over too, this reading says so.
      hear({ type: "balance", balanceUnits: "0", currency: "" });
    } else hear(message);
  };
  const playForMoney = () =>
    navigate(
      hrefs.game({
        vendor: game.vassalage,
        gameCategory: game.gameType,
        ...(game.gameId === "" ? {} : { gameId: game.gameId }),
        ...(game.nodeId === undefined ? {} : { nodeId: game.nodeId }),
      }),
      { replace: true },
    );
  const title = known?.gameName ?? categoryName(t, game.gameType);
  return (
    <div className="play-page">
      <PlayBar
        title={title}
        free={free}
        fullScreen={fullScreen}
        desktop={desktop.fit === undefined || view.kind !== "playing" ? undefined : desktop}
        onPlayForMoney={offersMoney(view) ? playForMoney : undefined}
      />
      {turn.asks && <TurnHint text={t(turnText(wanted, isDesktop))} onTurn={turn.turn} onClose={() => setWanted(undefined)} />}
      {state.kind === "open" && state.moneyToMove && !noted && <MoneyNote onClose={() => setNoted(true)} />}
      <div ref={stage} className="play-stage">
        {state.kind === "open" && (view.kind === "playing" || view.kind === "loading") && (
          <WidePage fit={desktop.fit}>
            <VendorFrame
              key={state.url}
              url={state.url}
              origin={state.origin}
              title={t("play.frame", { name: title })}
              onLoad={() => setLoaded(true)}
              onMessage={listen}
              onSpeaker={(speak) => {
                speaker.current = speak;
              }}
            />
          </WidePage>
        )}
        <PlayCover view={view} game={known} onAgain={reopen} onPlayForMoney={playForMoney} />
      </div>
    </div>
  );
}

function turnText(wanted: Orientation | undefined, isDesktop: boolean) {
  if (isDesktop) return "play.desktop.turn";
  return wanted === "portrait" ? "play.turnUpright" : "play.turnSideways";
}

/** How long the attempt has been on its way; undefined where none is. */
function useWaited(attempt: number | undefined): Waited {
  const [waited, setWaited] = useState<Waited>("briefly");
  useEffect(() => {
    setWaited("briefly");
    if (attempt === undefined) return undefined;
    const timers = [setTimeout(() => setWaited("long"), slowAfterMs), setTimeout(() => setWaited("too_long"), givenUpAfterMs)];
    return () => timers.forEach(clearTimeout);
  }, [attempt]);
  return waited;
}

/**
 * Keeps the platform's balance and the game's in step: the game's word makes the platform read its own, and a change that came from
 * elsewhere makes the game read again. Free play touches no money.
 */
function useBalanceOf({
  free,
  moneyAtVendor,
  speaker,
}: {
  readonly free: boolean;
  readonly moneyAtVendor: boolean;
  readonly speaker: { current: ((order: StudioOrder) => void) | undefined };
}): (message: StudioMessage) => void {
  const { wire } = useServices();
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
    // The platform knows what stands at a vendor when it has asked him.
    if (moneyAtVendor) void wire.callServer(listVendorWallets).then(reload);
    else void reload();
  };
}

/** The game rests while something lies over it, or has to be answered first. */
function usePause(speaker: { current: ((order: StudioOrder) => void) | undefined }): void {
  const overlay = useOverlay();
  const interrupted = useInterrupted();
  const covered = overlay !== undefined || interrupted;
  const was = useRef(false);
  useEffect(() => {
    if (covered !== was.current) speaker.current?.(covered ? "pause" : "resume");
    was.current = covered;
  }, [covered, speaker]);
}

export const screen = defineScreen({ component: PlayScreen });
