import { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";
import { useQueryValue } from "../../shared/layout/use-page.ts";
import { defineScreen } from "../../shared/page/screen.ts";
import { useCall } from "../../shared/wire/use-call.ts";
import { allLotteries } from "./centre/shown-lotteries.ts";
import { LaunchPage } from "./launch/launch-page.tsx";

/** Opens the lobby view (specification 2.4.4, 7.15.1) of the lottery that its query names, or of the merchant's first. */
function LotteryLobbyScreen() {
  const wanted = useQueryValue("code");
  const prizeMode = useQueryValue("prize_mode");
  const { data, isError } = useCall(getGameMenu, { query: { device: "MOBILE" } }, { enabled: wanted === undefined });
  const code = wanted ?? (data === undefined ? undefined : allLotteries(data)[0]?.code) ?? (isError || data !== undefined ? "" : undefined);
  return <LaunchPage wish={code === undefined ? undefined : { code, view: "lobby", prizeMode }} backTo="previous" />;
}

export const screen = defineScreen({ component: LotteryLobbyScreen });
