import type { Translate } from "@lantern/phrases/i18n.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { NumberView } from "@lantern/rules/lottery/trends/number-view.ts";
import type { SidePair } from "@lantern/rules/lottery/trends/sides.ts";
import { textCodeOf } from "@lantern/rules/lottery/text-code.ts";
import { placeName, wordName } from "../plays/play-text.ts";

const placesOfThree = ["hundreds", "tens", "units"] as const;

/** What a view counts: the digits of a number of three by the names of their places, of longer ones by their number from the left. */
export function viewName(t: Translate, view: NumberView, views: readonly NumberView[]): string {
  if (view.province !== undefined) {
    const province = t(view.province === "first" ? "lottery.draws.firstProvince" : "lottery.draws.secondProvince");
    return t("lotteryCharts.view.ofProvince", { view: t(`lotteryCharts.view.${view.kind}` as MessageId), province });
  }
  if (view.place === undefined) return t(`lotteryCharts.view.${view.kind}` as MessageId);
  const named = views.filter(({ kind }) => kind === "place").length === placesOfThree.length ? placesOfThree[view.place - 1] : undefined;
  return named === undefined ? t("lotteryCharts.view.place", { place: view.place }) : placeName(t, named);
}

/** “Big or Small”, with the number that is judged where several have these sides, or none is bet on by them. */
export function pairName(t: Translate, pair: SidePair, pairs: readonly SidePair[]): string {
  const sides = { first: wordName(t, pair.first), second: wordName(t, pair.second) };
  const several = pairs.filter(({ first }) => first === pair.first).length > 1;
  return several || pair.play === undefined
    ? t("lotteryCharts.road.pairOf", { ...sides, number: numberName(t, pair) })
    : t("lotteryCharts.road.pair", sides);
}

export const markName = (t: Translate, word: string): string => t(`lotteryCharts.road.mark.${word}` as MessageId);

const numberName = (t: Translate, { of }: SidePair): string => t(`lotteryCharts.road.of.${textCodeOf(of)}` as MessageId);
