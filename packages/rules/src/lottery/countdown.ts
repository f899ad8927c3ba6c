/** What is shown when an issue is not on sale or its time is up (specification 4.9.1). */
export const closedCountdown = "--:--:--";

export interface CountdownInput {
  readonly isSale: boolean;
  /** `remainTime` of the wire: ms until the lock, as the server said it. */
  readonly remainTimeMs: number;
  /** The lottery time spread: how long the request that brought it took, there and back. */
  readonly timeSpreadMs: number;
  /** How long ago the answer arrived. */
  readonly sinceAnswerMs: number;
}

/** Whole seconds left to the lock: the answer was half the spread old when it arrived (specification 4.9.3). Never below zero. */
export function remainingSeconds(input: CountdownInput): number {
  return Math.max(0, Math.floor((input.remainTimeMs - input.timeSpreadMs / 2 - input.sinceAnswerMs) / 1000));
}

/** `h:mm:ss`, without hours where there are none, or `--:--:--` (specification 4.9). */
export function countdownText(input: CountdownInput): string {
  const left = remainingSeconds(input);
  if (!input.isSale || left === 0) return closedCountdown;
  const hours = Math.floor(left / 3600);
  const minutesAndSeconds = [Math.floor(left / 60) % 60, left % 60].map((part) => part.toString().padStart(2, "0")).join(":");
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}

/** From this long on days and hours are told beside the countdown. */
export const countdownDaysFromMs = 48 * 3_600_000;

/** The whole days and hours left where a countdown is so long that these are told beside it; undefined where it is shorter. */
export function daysAndHours(remainTimeMs: number): { readonly days: number; readonly hours: number } | undefined {
  if (remainTimeMs < countdownDaysFromMs) return undefined;
  const hours = Math.floor(remainTimeMs / 3_600_000);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

const refreshGamesMax = 4;
const refreshMsMax = 30_000;
const refreshMsWhenDue = 1_000;

/**
 * When the lottery list is asked for again: the least of the first four remaining times, at most 30 s, and 1 s when that is
 * 0 or less (specification 9.7). With no game at all, 30 s.
 */
export function refreshIntervalMs(remainTimesMs: readonly number[]): number {
  const nextMs = Math.min(refreshMsMax, ...remainTimesMs.slice(0, refreshGamesMax));
  return nextMs <= 0 ? refreshMsWhenDue : nextMs;
}
