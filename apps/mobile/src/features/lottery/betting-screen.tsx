import "./betting.css";
import "./lottery.css";
import { getPlayMenu } from "@lantern/contract/lottery/get-play-menu.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useMemo } from "react";
import { hrefs, pages } from "../../paths.ts";
import { usePathValue, useQueryValue } from "../../shared/layout/use-page.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { termsOfMenu } from "./betting/bet-line.ts";
import { BettingHeader } from "./betting/betting-header.tsx";
import { BettingSkeleton } from "./betting/betting-skeleton.tsx";
import { BettingTable } from "./betting/betting-table.tsx";
import { LobbyView } from "./betting/lobby-view.tsx";
import { useEmbeddedPage } from "./betting/use-embedded-page.ts";
import { prizeModeOf } from "./launch/prize-mode.ts";

/** The embedded lottery page (specification 2.7): bets on one lottery, or, as the lobby, the choice among all. */
function BettingScreen() {
  const t = useText();
  const { facts } = useServices();
  const session = useSession();
  const { entering, otherHouse } = useEmbeddedPage();
  const gameId = Number(usePathValue("gameId"));
  const prizeMode = prizeModeOf(useQueryValue("prize_mode"));
  const view = useQueryValue("view");
  const known = Number.isSafeInteger(gameId) && gameId > 0;
  const { data, error, isFetching, refetch } = useCall(
    getPlayMenu,
    { params: { gameId }, query: session === undefined ? { currency: facts.currency } : {} },
    { enabled: known && !entering, staleTimeMs: 60_000, keepPrevious: true },
  );
  const terms = useMemo(() => (data === undefined ? undefined : termsOfMenu(data)), [data]);
  const from = useAddress();
  const lost = otherHouse
    ? "lottery.wrongHouse"
    : !known || error?.refused.errorCode === "lottery.game_unknown"
      ? "lottery.unknown"
      : data !== undefined && terms === undefined
        ? "lottery.outdated"
        : undefined;
  if (view === "lobby" && lost === undefined) return <LobbyView prizeMode={prizeMode} from={from} />;
  return (
    <>
      {(lost !== undefined || data === undefined || terms === undefined) && <BettingHeader name={data?.name} from={from} />}
      {lost !== undefined ? (
        <EmptyState
          className="min-h-[60vh] justify-center"
          title={t(lost)}
          action={
            <ButtonLink kind="quiet" href={hrefs.lottery()}>
              {t("lottery.allLotteries")}
            </ButtonLink>
          }
        />
      ) : data === undefined || terms === undefined ? (
        error === null ? (
          <BettingSkeleton />
        ) : (
          <LoadFailed page title={t("lottery.bet.failed")} pending={isFetching} onRetry={() => void refetch()} />
        )
      ) : (
        <BettingTable key={data.gameId} menu={data} terms={terms} prizeMode={prizeMode} entering={entering} from={from} />
      )}
    </>
  );
}

/** This page's own address without its one-time code: where a login comes back to. */
function useAddress(): string {
  const mui = usePathValue("mui") ?? "en";
  const playType = usePathValue("playType") ?? "trad";
  const gameId = usePathValue("gameId") ?? "";
  const path = pages.lotteryGame.path
    .replace("$mui", encodeURIComponent(mui))
    .replace("$playType", encodeURIComponent(playType))
    .replace("$gameId", encodeURIComponent(gameId));
  return `${path}?${new URLSearchParams({ prize_mode: prizeModeOf(useQueryValue("prize_mode")) }).toString()}`;
}

export const screen = defineScreen({ component: BettingScreen });
