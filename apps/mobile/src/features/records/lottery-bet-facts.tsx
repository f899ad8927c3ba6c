import { formatDateTime, formatPercent } from "@lantern/phrases/formats.ts";
import { rebatePercent } from "@lantern/rules/lottery/series.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Fragment } from "react";
import { betContentOf, oddsNameOf, playNameOf, prizeNameOf } from "../../shared/lottery/bet-text.ts";
import { pages } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import type { Bet } from "./bet-line.tsx";
import { CancelBet } from "./cancel-bet.tsx";

type LotteryBet = NonNullable<Bet["lottery"]>;

/** A lottery bet in full: play, draw, pick, units, odds, hits, result, and the way to cancel it while its issue is open. */
export function LotteryBetFacts({ bet, lottery }: { readonly bet: Bet; readonly lottery: LotteryBet }) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(bet.currency);
  return (
    <>
      <dl className="record-facts">
        <dt>{t("records.bets.detail.play")}</dt>
        <dd>{playNameOf(t, lottery.playId)}</dd>
        <dt>{t("records.bets.detail.draw")}</dt>
        <dd className="tabular-nums">{lottery.numero}</dd>
        <dt>{t("records.bets.detail.content")}</dt>
        <dd className="font-semibold! tabular-nums">{betContentOf(t, lottery.content)}</dd>
        <dt>{t("records.bets.detail.price")}</dt>
        <dd className="tabular-nums">{t("records.bets.detail.units", { count: lottery.count, multiple: lottery.multiple })}</dd>
        <dt>{t("records.bets.detail.odds")}</dt>
        <dd className="tabular-nums">{oddsText(lottery.odds, (key) => oddsNameOf(t, key))}</dd>
        <dt>{t("records.bets.detail.prizeMode")}</dt>
        <dd>{lottery.prizeMode}</dd>
        {lottery.series !== null && (
          <>
            <dt>{t("records.bets.detail.series")}</dt>
            <dd className="tabular-nums">
              {lottery.rebatePer2000 === 0
                ? lottery.series
                : t("records.bets.detail.seriesRebate", {
                    series: String(lottery.series),
                    rebate: formatPercent(rebatePercent(lottery.rebatePer2000).toString()),
                  })}
            </dd>
          </>
        )}
        {Number(lottery.rebateAmount) > 0 && (
          <>
            <dt>{t("records.bets.detail.rebate")}</dt>
            <dd className="tabular-nums">{format(lottery.rebateAmount)}</dd>
          </>
        )}
        {lottery.result !== null && (
          <>
            <dt>{t("records.bets.detail.hits")}</dt>
            <dd className="tabular-nums">{lottery.hits}</dd>
            <dt>{t("records.bets.detail.win")}</dt>
            <dd className="tabular-nums">{format(bet.win)}</dd>
            {lottery.uncappedWinAmount !== null && (
              <>
                <dt>{t("records.bets.detail.capped")}</dt>
                <dd className="tabular-nums">{t("records.bets.detail.cappedFrom", { amount: format(lottery.uncappedWinAmount) })}</dd>
              </>
            )}
          </>
        )}
        {lottery.history.map(({ version, winAmount, uncappedWinAmount, settledAt }) => (
          <Fragment key={version}>
            <dt>{t("records.bets.detail.before")}</dt>
            <dd className="tabular-nums">
              {t("records.bets.detail.beforeWin", {
                amount: format(winAmount),
                time: formatDateTime(settledAt, { timeZone: facts.timeZone }),
              })}
            </dd>
            {uncappedWinAmount !== null && (
              <>
                <dt>{t("records.bets.detail.capped")}</dt>
                <dd className="tabular-nums">{t("records.bets.detail.cappedFrom", { amount: format(uncappedWinAmount) })}</dd>
              </>
            )}
          </Fragment>
        ))}
        <dt>{t("records.bets.detail.placed")}</dt>
        <dd className="tabular-nums">{formatDateTime(bet.at, { timeZone: facts.timeZone, seconds: true })}</dd>
      </dl>
      <div className="px-3.5 pb-3.5">
        {lottery.result === null ? (
          <p className="text-label font-medium! text-paper-3">
            {t(bet.outcome === "refunded" ? "records.bets.detail.refunded" : "records.bets.detail.noResult")}
          </p>
        ) : (
          <DrawResult playId={lottery.playId} result={lottery.result} />
        )}
        <ButtonLink kind="quiet" icon="receipt" wide className="mt-3" href={orderHref(facts.language, lottery)}>
          {t("records.bets.openOrder")}
        </ButtonLink>
        {lottery.mayCancel && <CancelBet bet={bet} />}
      </div>
    </>
  );
}

/** The order on its lottery's page, where it can be bet again and shared. */
function orderHref(language: string, { gameId, orderId }: LotteryBet): string {
  const path = pages.lotteryGame.path.replace("$mui", language).replace("$playType", "trad").replace("$gameId", String(gameId));
  return `${path}?${new URLSearchParams({ order: orderId }).toString()}`;
}

/** The first prize of the family stands out; the others follow in their order. */
function DrawResult({ playId, result }: { readonly playId: string; readonly result: Readonly<Record<string, readonly string[]>> }) {
  const t = useText();
  return (
    <dl className="record-result" aria-label={t("records.bets.detail.result")}>
      {Object.entries(result).map(([prize, numbers], index) => (
        <PrizeRow key={prize} name={prizeNameOf(t, playId, prize)} numbers={numbers} first={index === 0} />
      ))}
    </dl>
  );
}

function PrizeRow({ name, numbers, first }: { readonly name: string; readonly numbers: readonly string[]; readonly first: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd data-first={first ? "" : undefined}>{numbers.join(" ")}</dd>
    </>
  );
}

/** One price alone, several by their names. */
function oddsText(odds: Readonly<Record<string, string>>, nameOf: (key: string) => string): string {
  const entries = Object.entries(odds);
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) return only[1];
  return entries.map(([key, price]) => `${nameOf(key)} ${price}`).join(" · ");
}
