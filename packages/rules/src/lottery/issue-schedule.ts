import { addDays, type CivilDay, civilDay, startOfDayMs, timeOfDayMs } from "./zone.ts";

interface ScheduleTerms {
  /** IANA name of the zone whose days number the issues. */
  readonly zone: string;
  /** How long before the draw sales end. */
  readonly lockLeadSeconds: number;
}

/**
 * When a game's issues are drawn.
 * - `interval`: every so many seconds from the zone's midnight on; the last issue of a day ends with the day. Numeros are
 *   YYYYMMDD-NNNN, from 0001.
 * - `daily`: once a day, at so many minutes after midnight. Numeros are YYYYMMDD.
 */
export type IssueSchedule =
  | (ScheduleTerms & { readonly kind: "interval"; readonly intervalSeconds: number })
  | (ScheduleTerms & { readonly kind: "daily"; readonly drawMinuteOfDay: number });

export interface ScheduledIssue {
  readonly numero: string;
  readonly openAt: Date;
  readonly lockAt: Date;
  readonly drawAt: Date;
}

/** The issue whose time it is: open, or locked and not yet drawn. */
export function issueAt(schedule: IssueSchedule, instant: Date): ScheduledIssue {
  assertSchedule(schedule);
  const day = civilDay(schedule.zone, instant.getTime());
  if (schedule.kind === "daily") {
    const drawsToday = instant.getTime() < timeOfDayMs(schedule.zone, day, schedule.drawMinuteOfDay);
    return dailyIssue(schedule, drawsToday ? day : addDays(day, 1));
  }
  const sinceMidnightMs = instant.getTime() - startOfDayMs(schedule.zone, day);
  return intervalIssue(schedule, day, Math.floor(sinceMidnightMs / (schedule.intervalSeconds * 1000)) + 1);
}

/** The issue at an instant and those that follow it, in drawing order: what a chase may cover. */
export function issuesFrom(schedule: IssueSchedule, instant: Date, count: number): ScheduledIssue[] {
  const issues: ScheduledIssue[] = [];
  let next = instant;
  while (issues.length < count) {
    const issue = issueAt(schedule, next);
    issues.push(issue);
    next = issue.drawAt;
  }
  return issues;
}

const numeroText = /^([0-9]{4})([0-9]{2})([0-9]{2})(?:-([0-9]{4,5}))?$/;

/** The issue of a numero; undefined when the schedule has no such issue. */
export function issueByNumero(schedule: IssueSchedule, numero: string): ScheduledIssue | undefined {
  assertSchedule(schedule);
  const match = numeroText.exec(numero);
  if (match === null) return undefined;
  // 30 February becomes 2 March here, whose numero is another one.
  const day = addDays({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }, 0);
  if (match[4] === undefined) return schedule.kind === "daily" ? whenNamed(dailyIssue(schedule, day), numero) : undefined;
  if (schedule.kind === "daily") return undefined;
  const ordinal = Number(match[4]);
  const startMs = startOfDayMs(schedule.zone, day) + (ordinal - 1) * schedule.intervalSeconds * 1000;
  if (ordinal < 1 || startMs >= startOfDayMs(schedule.zone, addDays(day, 1))) return undefined;
  return whenNamed(intervalIssue(schedule, day, ordinal), numero);
}

/** Guards against numeros that read like a day but are none, and against ordinals of another width. */
function whenNamed(issue: ScheduledIssue, numero: string): ScheduledIssue | undefined {
  return issue.numero === numero ? issue : undefined;
}

function intervalIssue(schedule: Extract<IssueSchedule, { kind: "interval" }>, day: CivilDay, ordinal: number): ScheduledIssue {
  const intervalMs = schedule.intervalSeconds * 1000;
  const openMs = startOfDayMs(schedule.zone, day) + (ordinal - 1) * intervalMs;
  const dayEndMs = startOfDayMs(schedule.zone, addDays(day, 1));
  const numero = `${dayText(day)}-${ordinal.toString().padStart(4, "0")}`;
  return scheduled(numero, openMs, Math.min(openMs + intervalMs, dayEndMs), schedule.lockLeadSeconds);
}

function dailyIssue(schedule: Extract<IssueSchedule, { kind: "daily" }>, day: CivilDay): ScheduledIssue {
  const drawMs = timeOfDayMs(schedule.zone, day, schedule.drawMinuteOfDay);
  const openMs = timeOfDayMs(schedule.zone, addDays(day, -1), schedule.drawMinuteOfDay);
  return scheduled(dayText(day), openMs, drawMs, schedule.lockLeadSeconds);
}

function scheduled(numero: string, openMs: number, drawMs: number, lockLeadSeconds: number): ScheduledIssue {
  const lockMs = Math.max(openMs, drawMs - lockLeadSeconds * 1000);
  return { numero, openAt: new Date(openMs), lockAt: new Date(lockMs), drawAt: new Date(drawMs) };
}

function dayText({ year, month, day }: CivilDay): string {
  return `${year.toString().padStart(4, "0")}${month.toString().padStart(2, "0")}${day.toString().padStart(2, "0")}`;
}

function assertSchedule(schedule: IssueSchedule): void {
  if (!Number.isInteger(schedule.lockLeadSeconds) || schedule.lockLeadSeconds < 0)
    throw new RangeError("lockLeadSeconds is a whole number from 0.");
  if (
    schedule.kind === "interval" &&
    (!Number.isInteger(schedule.intervalSeconds) || schedule.intervalSeconds <= schedule.lockLeadSeconds)
  ) {
    throw new RangeError("intervalSeconds is a whole number above lockLeadSeconds.");
  }
}
