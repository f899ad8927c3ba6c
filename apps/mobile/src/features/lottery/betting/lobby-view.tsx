import { usePathValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { EmptyList, LotteryList, LotteryListSkeleton } from "../centre/lottery-list.tsx";
import { allLotteries } from "../centre/shown-lotteries.ts";
import { useLotteries } from "../centre/use-lotteries.ts";
import type { PrizeMode } from "../launch/prize-mode.ts";
import { BettingHeader } from "./betting-header.tsx";
import { lotteryAddress } from "./lottery-address.ts";

/** The lobby view of the embedded page: every lottery, a tap away from its betting view. */
export function LobbyView({ prizeMode, from }: { readonly prizeMode: PrizeMode; readonly from: string }) {
  const t = useText();
  const { navigate } = useServices();
  const lotteries = useLotteries();
  const mui = usePathValue("mui") ?? "en";
  const playType = usePathValue("playType") ?? "trad";
  const shown = allLotteries(lotteries.groups ?? []);
  const open = (gameId: number) => {
    navigate(lotteryAddress({ mui, playType, gameId: String(gameId) }, prizeMode));
  };
  return (
    <>
      <BettingHeader name={t("lottery.title")} note={t("lottery.lobby.title")} from={from} />
      {lotteries.failed ? (
        <LoadFailed page title={t("lottery.failed")} pending={lotteries.fetching} onRetry={() => void lotteries.reload()} />
      ) : lotteries.groups === undefined ? (
        <LotteryListSkeleton />
      ) : shown.length === 0 ? (
        <EmptyList type="all" onShowAll={() => undefined} />
      ) : (
        <LotteryList lotteries={lotteries} shown={shown} onStart={({ gameId }) => open(gameId)} />
      )}
    </>
  );
}
