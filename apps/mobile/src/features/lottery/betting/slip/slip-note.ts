import type { Translate } from "@lantern/phrases/i18n.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import type { CheckedSlip } from "./checked-slip.ts";

/** One thing of several: a line ends between them, never within one. */
const whole = (text: string): string => text.replaceAll(" ", "\u00a0");

/** What the total is for: “6 numbers · 162 units”, “3 bets · 5 draws”. */
export function slipNote(t: Translate, checked: CheckedSlip, draws: number, play: Play): string {
  const { lines, inHand, pickCount } = checked;
  if (lines.length === 0) return t("lottery.bet.sum.none");
  const drawn = draws > 1 ? [t("lottery.bet.sum.draws", { count: draws })] : [];
  if (lines.length > 1 || inHand === undefined)
    return [t("lottery.bet.sum.bets", { count: lines.length }), ...drawn].map(whole).join(" · ");
  const { form, values } = play.content;
  const picks = t(
    form === "combinations"
      ? "lottery.bet.sum.combinations"
      : values.kind === "words"
        ? "lottery.bet.sum.sides"
        : "lottery.bet.sum.numbers",
    { count: pickCount },
  );
  const units =
    inHand.check.ok && inHand.check.line.count !== pickCount ? [t("lottery.bet.sum.units", { units: inHand.check.line.count })] : [];
  return [picks, ...units, ...drawn].map(whole).join(" · ");
}
