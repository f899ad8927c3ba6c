import type { Translate } from "@lantern/phrases/i18n.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { thaiCode, thaiNumbers } from "@lantern/rules/lottery/thai/result.ts";
import { prizeName } from "../plays/play-text.ts";
import { mainNumbers } from "./main-numbers.ts";

/** What the one line of a draw shows: its main prize, or what players of the family call it. */
export function mainName(t: Translate, family: LotteryFamily): string {
  if (family.code === thaiCode) return t("lottery.bet.topAndBottom");
  const [main] = family.resultShape;
  return main === undefined ? "" : prizeName(t, family.code, main.prize);
}

/** The one line of a draw as it is read aloud. */
export function drawText(t: Translate, family: LotteryFamily, numero: string, result: DrawResult): string {
  if (family.code === thaiCode) {
    const { threeTop, twoBottom } = thaiNumbers(result);
    return t("lottery.bet.topBottom", { numero, top: threeTop.split("").join(" "), bottom: twoBottom.split("").join(" ") });
  }
  return t("lottery.bet.numbers", { numero, prize: mainName(t, family), numbers: mainNumbers(family, result).join(" ") });
}
