import { launchLottery } from "@lantern/contract/lottery/launch-lottery.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { prizeModeOf } from "./prize-mode.ts";
import { gameAddressOf } from "../../../shared/games/game-address.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useLanguage, useText } from "../../../shared/text/text.tsx";
import { toastMs } from "../../../shared/toast/toasts.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useSystemStatus } from "../../../shared/page/use-site.ts";
import { hrefs } from "../../../paths.ts";

export interface LaunchWish {
  /** The game's code. */
  readonly code: string;
  readonly view?: "betting" | "lobby";
  /** `ent` asks for the Entertainment mode (specification 2.8.5). */
  readonly playType?: string | undefined;
  readonly prizeMode?: string | undefined;
  /** The lottery takes the place of this page in the history. */
  readonly replace?: boolean;
}

/** Whether the page was left for the lottery; `unknown` is one that the merchant does not have, `unsold` one in another prize mode. */
export type LaunchOutcome = "left" | "stayed" | "unknown" | "unsold";

/**
 * Launches a lottery (specification 7.15): a loading overlay for at most 3 s, then the page that the platform names. Without a session
 * to the login (4.6.1); a failure takes the overlay away and says nothing (8.6).
 */
export function useLaunchLottery(): { readonly launch: (wish: LaunchWish) => Promise<LaunchOutcome>; readonly pending: boolean } {
  const { session, navigate, toasts } = useServices();
  const t = useText();
  const { wireCode } = languageByCode(useLanguage());
  const paths = useSystemStatus()?.info.paths;
  const { run, pending } = useAction(launchLottery, { silent: true });
  const launch = async ({ code, view = "betting", playType, prizeMode, replace = false }: LaunchWish): Promise<LaunchOutcome> => {
    const here = location.pathname + location.search;
    if (session.current() === undefined) {
      navigate(hrefs.login({ from: here }), { replace });
      return "left";
    }
    const closeOverlay = toasts.show("loading", t("lottery.launch.opening"), { ms: toastMs.loading });
    const outcome = await run({
      body: {
        lottoArea: "VN",
        launchMode: "LOTT",
        lottoPrizeMode: prizeModeOf(prizeMode),
        lottoGameCode: code,
        lottoView: view,
        lottoMode: playType === "ent" ? "SEA_Entertainment" : "SEA_Tradition",
        device: "MOBILE",
        backUrl: here.slice(0, 512),
        language: wireCode,
      },
    });
    closeOverlay();
    if (outcome?.ok === false && outcome.errorCode === "lottery.game_unknown") return "unknown";
    if (outcome?.ok === false && outcome.errorCode === "lottery.prize_mode_unsold") return "unsold";
    if (outcome?.ok !== true) return "stayed";
    const address = gameAddressOf(outcome.value.gameUrl, { ownOrigin: location.origin, vendorOrigins: originsOf(paths) });
    if (address === undefined) return "stayed";
    if (address.kind === "own") navigate(address.href, { replace });
    else location.assign(address.url);
    return "left";
  };
  return { launch, pending };
}

/** The origins among the bases that the platform lists. */
function originsOf(paths: Readonly<Record<string, string>> | undefined): readonly string[] {
  return Object.values(paths ?? {}).flatMap((base) => (/^https?:\/\//.test(base) ? [new URL(base).origin] : []));
}
