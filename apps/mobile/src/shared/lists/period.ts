import { formatTime } from "@lantern/phrases/formats.ts";

/** How far back a record looks, in days with today. */
export const periods = { today: 1, week: 7, month: 30, quarter: 90 } as const;

export type Period = keyof typeof periods;

const dayMs = 86_400_000;

/** The instant at which the period begins: a midnight in the merchant's zone. The same for a whole day, so that lists are not read anew each second. */
export function periodStart(period: Period, nowMs: number, timeZone: string): string {
  const [hours = 0, minutes = 0, seconds = 0] = formatTime(nowMs, { timeZone, seconds: true }).split(":").map(Number);
  const sinceMidnightMs = ((hours * 60 + minutes) * 60 + seconds) * 1000 + (nowMs % 1000);
  return new Date(nowMs - sinceMidnightMs - (periods[period] - 1) * dayMs).toISOString();
}
