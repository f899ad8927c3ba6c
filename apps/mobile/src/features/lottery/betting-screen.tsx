import "./betting.css";
import "./lottery.css";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import { getPlayMenu } from "@lantern/contract/lottery/get-play-menu.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useMemo } from "react";
import { hrefs } from "../../paths.ts";
import { usePathValue, useQueryValue } from "../../shared/layout/use-page.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { latePart } from "../../shared/page/late-part.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { termsOfMenu } from "./betting/slip/bet-line.ts";
import { BettingHeader } from "./betting/betting-header.tsx";
import { BettingSkeleton } from "./betting/betting-skeleton.tsx";
import { BettingTable } from "./betting/betting-table.tsx";
import { LobbyView } from "./betting/lobby-view.tsx";
import { drawAddress, lotteryAddress } from "./betting/lottery-address.ts";
import { useEmbeddedPage } from "./betting/use-embedded-page.ts";
import { prizeModeOf, type PrizeMode } from "./launch/prize-mode.ts";

const DrawView = latePart(async () => (await import("./betting/check/draw-view.tsx")).DrawView, { asked: true });

/** The embedded lottery page (specification 2.7): bets on one lottery, or, as the lobby, the choice among all, or the check of one draw. */
function BettingScreen() {
  const t = useText();
  const { facts, navigate } = useServices();
  const session = useSession();
  const { entering, otherHouse } = useEmbeddedPage();
  const gameId = Number(usePathValue("gameId"));
  const prizeMode = prizeModeOf(useQueryValue("prize_mode"));
  const view = useQueryValue("view");
  const drawNumero = useDrawNumero();
  const known = Number.isSafeInteger(gameId) && gameId > 0;
  const { data, error, isFetching, refetch } = useCall(
    getPlayMenu,
    { params: { gameId }, query: { prizeMode, ...(session === undefined ? { currency: facts.currency } : {}) } },
    { enabled: known && !entering, staleTimeMs: 60_000, keepPrevious: true },
  );
  const terms = useMemo(() => (data === undefined ? undefined : termsOfMenu(data)), [data]);
  const from = useAddress();
  const mui = usePathValue("mui") ?? "en";
  const playType = usePathValue("playType") ?? "trad";
  /** The same lottery in another way; the address follows, and the way back does not grow. */
  const open = (way: { readonly playType?: string; readonly prizeMode?: PrizeMode }) =>
    navigate(lotteryAddress({ mui, playType: way.playType ?? playType, gameId: String(gameId) }, way.prizeMode ?? prizeMode), {
      replace: true,
    });
  const lost = otherHouse
    ? "lottery.wrongHouse"
    : !known || error?.refused.errorCode === "lottery.game_unknown"
      ? "lottery.unknown"
      : error?.refused.errorCode === "lottery.prize_mode_unsold"
        ? "lottery.unsold"
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
            <span className="flex flex-col gap-2">
              {lost === "lottery.unsold" && (
                <Button kind="gold" onClick={() => open({ prizeMode: defaultPrizeMode })}>
                  {t("lottery.unsold.open")}
                </Button>
              )}
              <ButtonLink kind="quiet" href={hrefs.lottery()}>
                {t("lottery.allLotteries")}
              </ButtonLink>
            </span>
          }
        />
      ) : data === undefined || terms === undefined ? (
        error === null ? (
          <BettingSkeleton />
        ) : (
          <LoadFailed page title={t("lottery.bet.failed")} pending={isFetching} onRetry={() => void refetch()} />
        )
      ) : drawNumero !== undefined ? (
        <DrawView key={`${data.gameId}:${drawNumero}`} menu={data} terms={terms} numero={drawNumero} from={from} />
      ) : (
        <BettingTable key={data.gameId} menu={data} terms={terms} playType={playType} entering={entering} from={from} onOpen={open} />
      )}
    </>
  );
}

/** This page's own address without its one-time code: where a login comes back to. */
function useAddress(): string {
  const mui = usePathValue("mui") ?? "en";
  const playType = usePathValue("playType") ?? "trad";
  const gameId = usePathValue("gameId") ?? "";
  const numero = useDrawNumero();
  const place = { mui, playType, gameId };
  const prizeMode = prizeModeOf(useQueryValue("prize_mode"));
  return numero === undefined ? lotteryAddress(place, prizeMode) : drawAddress(place, prizeMode, numero);
}

/** The issue whose check the address asks for. */
function useDrawNumero(): string | undefined {
  const view = useQueryValue("view");
  const numero = useQueryValue("numero");
  return view === "draw" && numero !== undefined && /^[0-9-]{1,32}$/.test(numero) ? numero : undefined;
}

export const screen = defineScreen({ component: BettingScreen });
