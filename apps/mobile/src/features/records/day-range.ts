import { formatDate } from "@lantern/phrases/formats.ts";
import { periodStart, type Period } from "../../shared/lists/period.ts";

/** Calendar days of the merchant's zone, first and last included, as YYYY-MM-DD. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The most days that a record tells at once. */
const daysMax = 92;
const dayMs = 86_400_000;

/** The calendar day that a zone has at an instant. */
export function dayAt(instant: number | string, timeZone: string): string {
  return formatDate(instant, { timeZone }).split("/").toReversed().join("-");
}

/** The days of a period that ends today. */
export function daysOfPeriod(period: Period, nowMs: number, timeZone: string): DayRange {
  return { startDate: dayAt(periodStart(period, nowMs, timeZone), timeZone), endDate: dayAt(nowMs, timeZone) };
}

/** Whether these days can be asked for: each a day, the last not before the first, no more than 92 of them. */
export function isAskable({ startDate, endDate }: DayRange): boolean {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;
  return days >= 1 && days <= daysMax;
}
