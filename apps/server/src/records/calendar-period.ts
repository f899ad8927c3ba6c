import { addDays, civilDay, startOfDayMs, type CivilDay } from "@lantern/rules/lottery/zone.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

/** Days that a record tells where a query says nothing, and the most that it tells at once. */
const daysDefault = 90;
const daysMax = 92;
const dayMs = 86_400_000;

/**
 * The days that a query asks for, first and last included, as instants of the zone: from (inclusive) to (exclusive). Where it names one
 * of them, it is that day and 90 with it. Refused where the last is before the first, or lies 92 days or more after it.
 */
export function calendarPeriodOf(
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  { zone, now }: { readonly zone: string; readonly now: Date },
): { readonly from: Date; readonly to: Date } | Refusal<"request.invalid"> {
  const start = startDate === undefined ? undefined : dayOf(startDate);
  const last =
    endDate !== undefined ? dayOf(endDate) : start === undefined ? civilDay(zone, now.getTime()) : addDays(start, daysDefault - 1);
  const first = start ?? addDays(last, 1 - daysDefault);
  const days = Math.round((utcMs(last) - utcMs(first)) / dayMs) + 1;
  if (days < 1 || days > daysMax) return refuse("request.invalid");
  return { from: new Date(startOfDayMs(zone, first)), to: new Date(startOfDayMs(zone, addDays(last, 1))) };
}

function dayOf(date: string): CivilDay {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

const utcMs = ({ year, month, day }: CivilDay): number => Date.UTC(year, month - 1, day);
