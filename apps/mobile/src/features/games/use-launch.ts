import { launchGame } from "@lantern/contract/games/launch-game.ts";
import { decideLaunch } from "@lantern/rules/games/launch.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { messageOf } from "../../shared/wire/handle-refusal.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import type { LaunchQuery } from "./launch-query.ts";
import { remedyOf, type FailedLaunch } from "./play-view.ts";
import { useMoneyHome } from "./use-money-home.ts";
import { useStartGame } from "./use-start-game.ts";

export type LaunchState =
  | { readonly kind: "launching" }
  /** The game's address, good for one opening, and where it lives. */
  | {
      readonly kind: "open";
      readonly url: string;
      readonly origin: string;
      /** The money that is played with stands with the vendor. */
      readonly moneyAtVendor: boolean;
      /** None was moved to him by itself. */
      readonly moneyToMove: boolean;
    }
  | FailedLaunch;

/** Launches the game of an address (specification 4.6, 7.13): at once, and again where asked. Visitors of money play go to the login. */
export function useLaunch({ game, choice, platform, matchId }: LaunchQuery): { readonly state: LaunchState; readonly again: () => void } {
  const services = useServices();
  const { session, navigate, text } = services;
  const startElsewhere = useStartGame();
  const { run } = useAction(launchGame, { silent: true, overrides: { "access.not_logged_in": () => toLogin() } });
  const [state, setState] = useState<LaunchState>({ kind: "launching" });
  const [walletVendor, setWalletVendor] = useState<string>();
  useMoneyHome(walletVendor);
  const toLogin = () => navigate(hrefs.login({ from: location.pathname + location.search }), { replace: true });

  const launch = async () => {
    const decision = decideLaunch(game, { loggedIn: session.current() !== undefined, choice });
    if (decision.kind === "login") return toLogin();
    if (decision.kind !== "vendor_launch") return startElsewhere(game, { choice });
    setState({ kind: "launching" });
    const { vendor, gameCategory, gameId, nodeId, free } = decision;
    const outcome = await run({
      body: {
        platform,
        free,
        supportPlay: free ? 0 : 1,
        ...(vendor === "" ? {} : { vendor }),
        ...(gameCategory === "" ? {} : { gameCategory }),
        ...(gameId === "" ? {} : { gameId }),
        ...(nodeId === undefined ? {} : { nodeId }),
        ...(matchId === undefined ? {} : { matchId }),
      },
    });
    if (outcome === undefined) return;
    if (!outcome.ok) return setState({ kind: "failed", message: messageOf(services, outcome), remedy: remedyOf(outcome.errorCode) });
    const { gameUrl: url, balanceAt, walletVendor: vendorToEmpty } = outcome.value;
    setWalletVendor(vendorToEmpty);
    const origin = vendorOriginOf(url);
    const moneyAtVendor = balanceAt !== undefined;
    const moneyToMove = moneyAtVendor && vendorToEmpty === undefined;
    setState(
      origin === undefined
        ? { kind: "failed", message: text("play.unreadable"), remedy: "again" }
        : { kind: "open", url, origin, moneyAtVendor, moneyToMove },
    );
  };
  const begin = useEffectEvent(() => void launch());
  useEffect(() => begin(), []);
  return { state, again: () => void launch() };
}

/** A game runs at its vendor's own origin; one at ours would escape its sandbox. */
export function vendorOriginOf(gameUrl: string): string | undefined {
  try {
    const { origin, protocol } = new URL(gameUrl);
    return (protocol === "https:" || protocol === "http:") && origin !== location.origin ? origin : undefined;
  } catch {
    // Not an address at all. (`URL.canParse` is younger than the oldest browsers that are supported.)
    return undefined;
  }
}
