import { formatDate, formatDateTime, formatTime } from "@lantern/phrases/formats.ts";

/** When a message came, as a list says it: the time of today, the day of another day. `timeZone` is the merchant's. */
export function shortTimeOf(createdAt: string, nowMs: number, timeZone: string): string {
  const day = formatDate(createdAt, { timeZone });
  return day === formatDate(nowMs, { timeZone }) ? formatTime(createdAt, { timeZone }) : day;
}

export function wholeTimeOf(createdAt: string, timeZone: string): string {
  return formatDateTime(createdAt, { timeZone });
}
