import {
  assertDrawCalendar,
  type DayChanges,
  type DrawCalendar,
  drawDayFrom,
  type DrawMove,
  isDrawDay,
  type Weekday,
} from "./draw-days.ts";
import { addDays, type CivilDay, civilDay, civilDayText, startOfDayMs, timeOfDayMs } from "./zone.ts";

interface ScheduleTerms {
  /** IANA name of the zone whose days number the issues. */
  readonly zone: string;
  /** How long before the draw sales end. */
  readonly lockLeadSeconds: number;
}

/**
 * When a game's issues are drawn. Times of day are minutes after the zone's midnight.
 * - `interval`: every so many seconds from the zone's midnight on; the last issue of a day ends with the day. Numeros are
 *   YYYYMMDD-NNNN, from 0001.
 * - `daily`: once a day. Numeros are YYYYMMDD, as those of the next two.
 * - `weekly`: once on some days of the week.
 * - `monthly`: once on some days of the month, with the moves that are announced; a month without such a day has no such draw.
 * - `sessions`: several times on some days of the week. Numeros are YYYYMMDD-N, from 1.
 *
 * All but `interval` may list days on which the house is closed, and days with a draw besides. There is no issue for a closed day:
 * the issue before it is followed by the next that is drawn, which opens when the one before it is drawn, however far that is.
 */
export type IssueSchedule =
  | (ScheduleTerms & { readonly kind: "interval"; readonly intervalSeconds: number })
  | (ScheduleTerms & DayChanges & { readonly kind: "daily"; readonly drawMinuteOfDay: number })
  | (ScheduleTerms & DayChanges & { readonly kind: "weekly"; readonly weekdays: readonly Weekday[]; readonly drawMinuteOfDay: number })
  | (ScheduleTerms &
      DayChanges & {
        readonly kind: "monthly";
        readonly daysOfMonth: readonly number[];
        readonly moves?: readonly DrawMove[];
        readonly drawMinuteOfDay: number;
      })
  | (ScheduleTerms &
      DayChanges & {
        readonly kind: "sessions";
        readonly weekdays: readonly Weekday[];
        /** Ascending, at most nine. */
        readonly drawMinutesOfDay: readonly number[];
      });

export interface ScheduledIssue {
  readonly numero: string;
  readonly openAt: Date;
  readonly lockAt: Date;
  readonly drawAt: Date;
}

/** The issue whose time it is: open, or locked and not yet drawn. @throws RangeError for a schedule that `assertSchedule` refuses. */
export function issueAt(schedule: IssueSchedule, instant: Date): ScheduledIssue {
  assertSchedule(schedule);
  return issueOf(schedule, instant.getTime());
}

/** The issue at an instant and those that follow it, in drawing order: what a chase may cover. Days without a draw are none of them. */
export function issuesFrom(schedule: IssueSchedule, instant: Date, count: number): ScheduledIssue[] {
  assertSchedule(schedule);
  const issues: ScheduledIssue[] = [];
  while (issues.length < count) issues.push(issueOf(schedule, (issues.at(-1)?.drawAt ?? instant).getTime()));
  return issues;
}

const numeroText = /^([0-9]{4})([0-9]{2})([0-9]{2})(?:-([0-9]{1,5}))?$/;

/** The issue of a numero; undefined when the schedule has no such issue. */
export function issueByNumero(schedule: IssueSchedule, numero: string): ScheduledIssue | undefined {
  assertSchedule(schedule);
  const match = numeroText.exec(numero);
  if (match === null) return undefined;
  // 30 February becomes 2 March here, whose numero is another one.
  const day = addDays({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }, 0);
  const ordinal = match[4] === undefined ? undefined : Number(match[4]);
  if (schedule.kind !== "interval") {
    const draw = drawsOfDay(schedule, day).find((candidate) => candidate.numero === numero);
    return draw === undefined ? undefined : calendarIssue(schedule, draw);
  }
  if (ordinal === undefined) return undefined;
  const startMs = startOfDayMs(schedule.zone, day) + (ordinal - 1) * schedule.intervalSeconds * 1000;
  if (ordinal < 1 || startMs >= startOfDayMs(schedule.zone, addDays(day, 1))) return undefined;
  const issue = intervalIssue(schedule, day, ordinal);
  return issue.numero === numero ? issue : undefined;
}

/** @throws RangeError, with what is wrong, for a schedule that never draws or never sells, or whose days or times there are not. */
export function assertSchedule(schedule: IssueSchedule): void {
  if (!Number.isInteger(schedule.lockLeadSeconds) || schedule.lockLeadSeconds < 0)
    throw new RangeError("lockLeadSeconds is a whole number from 0.");
  if (schedule.kind !== "interval") return assertCalendarSchedule(schedule);
  if (!Number.isInteger(schedule.intervalSeconds) || schedule.intervalSeconds <= schedule.lockLeadSeconds)
    throw new RangeError("intervalSeconds is a whole number above lockLeadSeconds.");
}

type IntervalSchedule = Extract<IssueSchedule, { kind: "interval" }>;
type CalendarSchedule = Exclude<IssueSchedule, IntervalSchedule>;

const minutesOfDay = 24 * 60;
const sessionsMax = 9;

function assertCalendarSchedule(schedule: CalendarSchedule): void {
  assertDrawCalendar(schedule);
  const minutes = drawMinutesOf(schedule);
  if (minutes.length === 0 || minutes.length > sessionsMax) throw new RangeError(`A day has 1 to ${sessionsMax} draws.`);
  for (const [place, minute] of minutes.entries()) {
    if (!Number.isInteger(minute) || minute < 0 || minute >= minutesOfDay)
      throw new RangeError(`A draw's time is a whole minute of the day from 0 to ${minutesOfDay - 1}.`);
    const beforeMinute = minutes[place - 1] ?? (minutes.at(-1) ?? minute) - minutesOfDay;
    if (minute <= beforeMinute) throw new RangeError("A day's draws follow each other.");
    if ((minute - beforeMinute) * 60 <= schedule.lockLeadSeconds)
      throw new RangeError("lockLeadSeconds is below the time from one draw to the next.");
  }
}

function issueOf(schedule: IssueSchedule, instantMs: number): ScheduledIssue {
  if (schedule.kind !== "interval") return calendarIssueAfter(schedule, instantMs);
  const day = civilDay(schedule.zone, instantMs);
  const sinceMidnightMs = instantMs - startOfDayMs(schedule.zone, day);
  return intervalIssue(schedule, day, Math.floor(sinceMidnightMs / (schedule.intervalSeconds * 1000)) + 1);
}

function intervalIssue(schedule: IntervalSchedule, day: CivilDay, ordinal: number): ScheduledIssue {
  const intervalMs = schedule.intervalSeconds * 1000;
  const openMs = startOfDayMs(schedule.zone, day) + (ordinal - 1) * intervalMs;
  const dayEndMs = startOfDayMs(schedule.zone, addDays(day, 1));
  const numero = `${dayNumero(day)}-${ordinal.toString().padStart(4, "0")}`;
  return scheduled({ numero, openMs, drawMs: Math.min(openMs + intervalMs, dayEndMs) }, schedule.lockLeadSeconds);
}

interface CalendarDraw {
  readonly numero: string;
  readonly day: CivilDay;
  readonly drawMs: number;
}

function drawMinutesOf(schedule: CalendarSchedule): readonly number[] {
  return schedule.kind === "sessions" ? schedule.drawMinutesOfDay : [schedule.drawMinuteOfDay];
}

/** A day's draws in order; none on a day without. Where a change of clocks brings two to one instant, the first is held. */
function drawsOfDay(schedule: CalendarSchedule, day: CivilDay): CalendarDraw[] {
  if (!isDrawDay(schedule satisfies DrawCalendar, day)) return [];
  const draws: CalendarDraw[] = [];
  for (const [place, minute] of drawMinutesOf(schedule).entries()) {
    const drawMs = timeOfDayMs(schedule.zone, day, minute);
    const numero = schedule.kind === "sessions" ? `${dayNumero(day)}-${place + 1}` : dayNumero(day);
    if (drawMs > (draws.at(-1)?.drawMs ?? -Infinity)) draws.push({ numero, day, drawMs });
  }
  return draws;
}

/** The issue that is drawn next after an instant. */
function calendarIssueAfter(schedule: CalendarSchedule, instantMs: number): ScheduledIssue {
  let day = civilDay(schedule.zone, instantMs);
  for (;;) {
    day = drawDayFrom(schedule, day, "later");
    const draw = drawsOfDay(schedule, day).find(({ drawMs }) => drawMs > instantMs);
    if (draw !== undefined) return calendarIssue(schedule, draw);
    day = addDays(day, 1);
  }
}

/** A draw's issue: it opens when the one before it is drawn. */
function calendarIssue(schedule: CalendarSchedule, { numero, day, drawMs }: CalendarDraw): ScheduledIssue {
  const sameDay = drawsOfDay(schedule, day).findLast((draw) => draw.drawMs < drawMs);
  const before = sameDay ?? drawsOfDay(schedule, drawDayFrom(schedule, addDays(day, -1), "earlier")).at(-1);
  return scheduled({ numero, openMs: before?.drawMs ?? drawMs, drawMs }, schedule.lockLeadSeconds);
}

interface IssueTimes {
  readonly numero: string;
  readonly openMs: number;
  readonly drawMs: number;
}

function scheduled({ numero, openMs, drawMs }: IssueTimes, lockLeadSeconds: number): ScheduledIssue {
  const lockMs = Math.max(openMs, drawMs - lockLeadSeconds * 1000);
  return { numero, openAt: new Date(openMs), lockAt: new Date(lockMs), drawAt: new Date(drawMs) };
}

function dayNumero(day: CivilDay): string {
  return civilDayText(day).replaceAll("-", "");
}
