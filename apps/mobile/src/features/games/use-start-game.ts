import { getHome } from "@lantern/contract/games/get-home.ts";
import { launchLottery } from "@lantern/contract/lottery/launch-lottery.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { decideLaunch, launchPlatform, type LaunchableGame, type PlayChoice } from "@lantern/rules/games/launch.ts";
import { useCallback } from "react";
import { hrefs } from "../../paths.ts";
import { gameAddressOf } from "../../shared/games/game-address.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useLanguage } from "../../shared/text/text.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import { callQuery } from "../../shared/wire/use-call.ts";

export interface StartChoice {
  readonly choice: PlayChoice;
  /** Asked for sports alone (specification 2.37.3). */
  readonly device?: "mobile" | "desktop";
}

/** The area and mode of the lottery launch (specification 7.15.1). */
const lotteryLaunchBody = { lottoArea: "VN", launchMode: "LOTT", device: "MOBILE" } as const;

/** How long home's answer tells which lottery locks next, in ms. */
const homeFreshMs = 30_000;

/** Starts a game as the rules decide (specification 4.6): the login, the lottery launch, the launch page or the page around a game. */
export function useStartGame(): (game: LaunchableGame, start: StartChoice) => Promise<void> {
  const { session, navigate, toasts, text, queryClient, wire } = useServices();
  const language = useLanguage();
  const { run: launch } = useAction(launchLottery, { silent: true });
  const nextLottery = useCallback(async () => {
    const home = queryClient.fetchQuery({ ...callQuery(wire, getHome), staleTime: homeFreshMs });
    return (await home.catch(() => undefined))?.lotteries[0]?.code;
  }, [queryClient, wire]);
  return useCallback(
    async (game, { choice, device }) => {
      const decision = decideLaunch(game, { loggedIn: session.current() !== undefined, choice });
      switch (decision.kind) {
        case "login":
          return navigate(hrefs.login({ from: location.pathname + location.search }));
        case "launch_page":
          return navigate(hrefs.launchGame(decision.query));
        case "vendor_launch":
          return navigate(
            hrefs.game({
              vendor: decision.vendor,
              gameCategory: decision.gameCategory,
              ...(decision.gameId === "" ? {} : { gameId: decision.gameId }),
              ...(decision.nodeId === undefined ? {} : { nodeId: decision.nodeId }),
              ...(decision.free ? { free: "1" } : {}),
              ...(device === undefined ? {} : { platform: launchPlatform(device) }),
            }),
          );
        case "lottery_launch": {
          const hide = toasts.show("loading", text("shell.pleaseWait"), { ms: toastMs.loading });
          // A vendor's tile names no game: its lobby opens with the lottery that locks next.
          const lobby = decision.gameCode === "";
          const lottoGameCode = lobby ? await nextLottery() : decision.gameCode;
          if (lottoGameCode === undefined) {
            hide();
            return navigate(hrefs.lottery());
          }
          const outcome = await launch({
            body: {
              ...lotteryLaunchBody,
              lottoPrizeMode: decision.prizeMode as "Lott",
              lottoGameCode,
              lottoView: lobby ? "lobby" : "betting",
              backUrl: location.pathname + location.search,
              language: languageByCode(language).wireCode,
            },
          });
          hide();
          if (outcome?.ok !== true) return;
          const address = gameAddressOf(outcome.value.gameUrl, { ownOrigin: location.origin });
          if (address?.kind === "own") navigate(address.href);
        }
      }
    },
    [language, launch, navigate, nextLottery, session, text, toasts],
  );
}
