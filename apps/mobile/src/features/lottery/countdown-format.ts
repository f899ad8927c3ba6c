import type { Translate } from "@lantern/phrases/i18n.ts";
import { closedCountdown, countdownText, daysAndHours } from "@lantern/rules/lottery/countdown.ts";
import { useCallback } from "react";
import { useText } from "../../shared/text/text.tsx";

/** A countdown's text from the time left, by the rule of specification 4.9.1 and 4.9.2, in days and hours where it is that long; null where nothing runs. */
export function remainingText(t: Translate, remainingMs: number | null): string {
  if (remainingMs === null) return closedCountdown;
  const long = daysAndHours(remainingMs);
  if (long !== undefined) return t("lottery.daysLeft", long);
  return countdownText({ isSale: true, remainTimeMs: remainingMs, timeSpreadMs: 0, sinceAnswerMs: 0 });
}

/** `remainingText` in the page's language. */
export function useRemainingText(): (remainingMs: number | null) => string {
  const t = useText();
  return useCallback((remainingMs) => remainingText(t, remainingMs), [t]);
}
