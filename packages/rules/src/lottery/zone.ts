/** A calendar day, month 1–12. */
export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day that a zone has at an instant. `zone` is an IANA name; an unknown one throws. */
export function civilDay(zone: string, instantMs: number): CivilDay {
  const local = new Date(instantMs + zoneOffsetMs(zone, instantMs));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** The instant at which a calendar day begins in a zone. */
export function startOfDayMs(zone: string, { year, month, day }: CivilDay): number {
  return instantOf(zone, Date.UTC(year, month - 1, day));
}

/** The instant at which a zone's clocks show so many minutes after midnight on a day. */
export function timeOfDayMs(zone: string, { year, month, day }: CivilDay, minutes: number): number {
  return instantOf(zone, Date.UTC(year, month - 1, day) + minutes * 60_000);
}

/** The day that many days later, or earlier where `days` is below zero. */
export function addDays({ year, month, day }: CivilDay, days: number): CivilDay {
  const moved = new Date(Date.UTC(year, month - 1, day) + days * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** A day as `2026-04-13`. */
export function civilDayText({ year, month, day }: CivilDay): string {
  return `${year.toString().padStart(4, "0")}-${month.toString().padStart(2, "0")}-${day.toString().padStart(2, "0")}`;
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf({ year, month, day }: CivilDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** No zone has changed its clocks within a quarter of an hour of UTC since this instant, and asking Intl is slow. */
const quartersSinceMs = Date.UTC(1980, 0, 1);
const quarterMs = 15 * 60_000;
const quartersMax = 10_000;
const offsetsOfZone = new Map<string, Map<number, number>>();

/** What a zone's clocks are ahead of UTC at an instant. */
export function zoneOffsetMs(zone: string, instantMs: number): number {
  if (instantMs < quartersSinceMs) return askOffsetMs(zone, instantMs);
  const offsets = offsetsOfZone.get(zone) ?? new Map<number, number>();
  offsetsOfZone.set(zone, offsets);
  const quarter = Math.floor(instantMs / quarterMs);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const asked = askOffsetMs(zone, quarter * quarterMs);
  if (offsets.size >= quartersMax) offsets.clear();
  offsets.set(quarter, asked);
  return asked;
}

function askOffsetMs(zone: string, instantMs: number): number {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shownMs = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shownMs - Math.floor(instantMs / 1000) * 1000;
}

/** The instant at which clocks show a local time; where clocks skip it, the first instant after the gap. */
function instantOf(zone: string, localMs: number): number {
  const first = localMs - zoneOffsetMs(zone, localMs);
  const second = localMs - zoneOffsetMs(zone, first);
  return second === first || localMs - zoneOffsetMs(zone, second) === second ? second : Math.max(first, second);
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(zone, made);
  return made;
}
