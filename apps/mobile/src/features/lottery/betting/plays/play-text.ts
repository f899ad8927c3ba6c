import type { Translate } from "@lantern/phrases/i18n.ts";
import { formatPercent } from "@lantern/phrases/formats.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { displayCustomAmount } from "@lantern/money/display.ts";
import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { formatAmount, type AmountUnits } from "@lantern/money/amount.ts";
import type { AcceptedLine, LineRefusal } from "@lantern/rules/lottery/order.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { PayBasis, Play } from "@lantern/rules/lottery/play.ts";
import { rebatePercent } from "@lantern/rules/lottery/series.ts";
import { textCodeOf } from "@lantern/rules/lottery/text-code.ts";

/** Texts of plays are keyed by codes of the rules; a test of the phrases proves that each exists. */
const id = (text: string) => text as MessageId;

export const playName = (t: Translate, playId: string): string => t(id(`lotteryPlays.${textCodeOf(playId)}.name`));
export const groupName = (t: Translate, group: string): string => t(id(`lotteryPlays.group.${group}`));
export const prizeName = (t: Translate, family: string, prize: string): string =>
  t(id(`lotteryPlays.prize.${textCodeOf(family)}.${prize}`));
export const familyName = (t: Translate, family: string): string => t(id(`lottery.bet.family.${family}`));
export const wordName = (t: Translate, word: string): string => t(id(`lotteryPlays.pick.${word}`));
export const placeName = (t: Translate, place: string): string => t(id(`lotteryPlays.place.${place}`));
export const expansionName = (t: Translate, expansion: string): string => t(id(`lottery.bet.expand.${expansion}`));
export const oddsName = (t: Translate, key: string): string => t(id(`lotteryPlays.odds.${key}`));
export const basisText = (t: Translate, payBasis: PayBasis): string => t(id(`lotteryPlays.basis.${payBasis}`));
export const playRule = (t: Translate, playId: string, values: object): string =>
  t(id(`lotteryPlays.${textCodeOf(playId)}.rule`), { ...values });
export const playExample = (t: Translate, playId: string, values: object): string =>
  t(id(`lotteryPlays.${textCodeOf(playId)}.example`), { ...values });
export const orderStateText = (t: Translate, state: string): string => t(id(`lottery.mine.state.${state}`));

/** The best of a play's prices, and whether there is no other. */
export function bestPrice(odds: PlayOdds): { readonly price: string; readonly isOnly: boolean } {
  const prices = Object.values(odds);
  const price = prices.reduce((most, other) => (Number(other) > Number(most) ? other : most), prices[0] ?? "");
  return { price, isOnly: prices.every((other) => other === price) };
}

/** “pays 99.5”, or the best of several prices. */
export function paysText(t: Translate, odds: PlayOdds): string {
  const { price, isOnly } = bestPrice(odds);
  return t(isOnly ? "lottery.bet.pays" : "lottery.bet.paysUpTo", { odds: price });
}

/** What an accepted bet pays, and its rebate where it has one. */
export function lineTermsText(t: Translate, { odds, rebatePer2000 }: Pick<AcceptedLine, "odds" | "rebatePer2000">): string {
  const pays = paysText(t, odds);
  return rebatePer2000 === 0 ? pays : t("lottery.bet.line.rebate", { pays, rebate: rebateText(rebatePer2000) });
}

/** The price list of a placed bet, its prize level and the rebate that goes with it: “Lott, prize level 1700 · 13% rebate”. */
export function orderTermsText(
  t: Translate,
  { prizeMode, series, rebatePer2000 }: { readonly prizeMode: string; readonly series: number | null; readonly rebatePer2000: number },
): string {
  const terms = series === null ? prizeMode : t("lottery.mine.series", { mode: prizeMode, series: String(series) });
  return rebatePer2000 === 0 ? terms : [terms, t("lottery.mine.rebateDue", { rebate: rebateText(rebatePer2000) })].join(" · ");
}

export const rebateText = (rebatePer2000: number): string => formatPercent(rebatePercent(rebatePer2000).toString());

/** Stakes and wins by the currency's custom. */
export function stakeText(amountUnits: AmountUnits, currency: string): string {
  return isCurrencyCode(currency) ? displayCustomAmount(amountUnits, currency) : `${formatAmount(amountUnits)} ${currency}`;
}

/** A content for people: words by their names, combinations apart. */
export function contentText(t: Translate, content: string): string {
  return content
    .split("|")
    .map((part) =>
      part
        .split("_")
        .map((pick) => (/^[0-9]*$/.test(pick) ? pick : wordName(t, pick)))
        .join(" "),
    )
    .join(" · ");
}

/** A single bet as limits name it: “49-83”, at a place “Tens: 6”. */
export function singleBetText(t: Translate, play: Play, number: string): string {
  const places = number.split("|");
  const place = places.findIndex((pick) => pick !== "");
  if (play.content.form !== "positions" || places.length === 1) return contentText(t, number).replaceAll(" ", "-");
  const name = play.placeNames?.[place];
  return t("lottery.bet.numbers.atPlace", {
    place: name === undefined ? t("lottery.bet.position", { place: place + 1 }) : placeName(t, name),
    number: places[place] ?? "",
  });
}

/** Why a bet cannot be placed yet, and what to do about it. */
export function faultText(t: Translate, refusal: LineRefusal, currency: string): string {
  switch (refusal.error) {
    case "lottery.content_invalid":
      return t(id(`lotteryPlays.fault.${refusal.fault}`));
    case "lottery.multiple_invalid":
      return t("lottery.bet.fault.multiple", { max: refusal.betMultipleMax });
    case "lottery.below_minimum":
      return t("lottery.bet.fault.amountMin", { amount: stakeText(refusal.limitUnits, currency) });
    case "lottery.limit_exceeded":
      return t("lottery.bet.fault.amountMax", { amount: stakeText(refusal.limitUnits, currency) });
    case "lottery.series_invalid":
      return t("lottery.bet.fault.series", { min: String(refusal.minSeries), max: String(refusal.maxSeries) });
    case "lottery.stake_invalid":
      return t("lottery.bet.fault.stake");
    case "lottery.play_unknown":
      return t("lottery.bet.fault.play");
  }
}
