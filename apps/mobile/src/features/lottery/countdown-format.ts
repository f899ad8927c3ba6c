import type { Translate } from "@lantern/phrases/i18n.ts";
import { closedCountdown, countdownText, daysAndHours } from "@lantern/rules/lottery/countdown.ts";

/** A countdown's text from the time left, by the rule of specification 4.9.1 and 4.9.2; null where nothing runs. */
export function remainingText(remainingMs: number | null): string {
  if (remainingMs === null) return closedCountdown;
  return countdownText({ isSale: true, remainTimeMs: remainingMs, timeSpreadMs: 0, sinceAnswerMs: 0 });
}

/** What stands beside the countdown of an issue on sale: that it sells, or how many days it still does, since nobody reads 360:00:00 as a fortnight. */
export function onSaleText(t: Translate, remainingMs: number | null): string {
  const long = remainingMs === null ? undefined : daysAndHours(remainingMs);
  return long === undefined ? t("lottery.sale.on") : t("lottery.daysLeft", long);
}
