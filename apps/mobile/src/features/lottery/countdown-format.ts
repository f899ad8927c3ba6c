import { closedCountdown, countdownText } from "@lantern/rules/lottery/countdown.ts";

/** A countdown's text from the time left, by the rule of specification 4.9.1 and 4.9.2; null where nothing runs. */
export function remainingText(remainingMs: number | null): string {
  if (remainingMs === null) return closedCountdown;
  return countdownText({ isSale: true, remainTimeMs: remainingMs, timeSpreadMs: 0, sinceAnswerMs: 0 });
}
