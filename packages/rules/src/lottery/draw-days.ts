import { addDays, type CivilDay, civilDayText, weekdayOf } from "./zone.ts";

/** Days of the week as schedules name them, Sunday first. */
export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * A draw that is held on another day than the calendar says. A day is a date (`2019-07-16`), or a day of every year (`01-16`), which
 * a date goes before. The day of every year that it moves to is the nearest one: `01-01` to `12-30` is two days earlier.
 * A date that moves to itself is held as the calendar says in that one year.
 */
export interface DrawMove {
  readonly from: string;
  readonly to: string;
}

/** What an operator may change of every schedule with days of its own: lists of dates (`2026-04-13`). */
export interface DayChanges {
  /** Days on which nothing is drawn although the calendar says so: holidays of the house. */
  readonly closedDays?: readonly string[];
  /** Days on which there is a draw although the calendar has none: special draws. */
  readonly addedDays?: readonly string[];
}

/** Which days have draws. */
export type DrawCalendar = DayChanges &
  (
    | { readonly kind: "daily" }
    | { readonly kind: "weekly" | "sessions"; readonly weekdays: readonly Weekday[] }
    | { readonly kind: "monthly"; readonly daysOfMonth: readonly number[]; readonly moves?: readonly DrawMove[] }
  );

/** How far the next draw is looked for: a house that closes for longer has no schedule. */
const searchDaysMax = 1_100;

/** Whether there is a draw on a day. */
export function isDrawDay(calendar: DrawCalendar, day: CivilDay): boolean {
  const text = civilDayText(day);
  if (calendar.addedDays?.includes(text) === true) return true;
  return calendar.closedDays?.includes(text) !== true && isRegularDay(calendar, day);
}

/** The nearest draw day from a day on, that day among them. @throws RangeError where there is none in three years. */
export function drawDayFrom(calendar: DrawCalendar, day: CivilDay, direction: "later" | "earlier"): CivilDay {
  const step = direction === "later" ? 1 : -1;
  for (let away = 0; away < searchDaysMax; away += 1) {
    const candidate = addDays(day, away * step);
    if (isDrawDay(calendar, candidate)) return candidate;
  }
  throw new RangeError(`The schedule has no draw ${direction} than ${civilDayText(day)}; leave some of its days open.`);
}

/** @throws RangeError for a calendar that names no day, or days that there are not. */
export function assertDrawCalendar(calendar: DrawCalendar): void {
  const { closedDays = [], addedDays = [] } = calendar;
  for (const text of [...closedDays, ...addedDays]) if (!isDate(text)) throw new RangeError(`"${text}" is no date such as 2026-04-13.`);
  const both = addedDays.find((text) => closedDays.includes(text));
  if (both !== undefined) throw new RangeError(`${both} is both closed and added.`);
  if (calendar.kind === "monthly") assertMonthly(calendar);
  if (calendar.kind !== "weekly" && calendar.kind !== "sessions") return;
  if (calendar.weekdays.length === 0 || calendar.weekdays.some((name) => !weekdays.includes(name)))
    throw new RangeError(`weekdays names at least one of ${weekdays.join(", ")}.`);
}

type MonthlyCalendar = Extract<DrawCalendar, { kind: "monthly" }>;

function assertMonthly({ daysOfMonth, moves = [] }: MonthlyCalendar): void {
  if (daysOfMonth.length === 0 || daysOfMonth.some((day) => !Number.isInteger(day) || day < 1 || day > 31))
    throw new RangeError("daysOfMonth names at least one day from 1 to 31.");
  for (const { from, to } of moves) {
    if (from.length !== to.length || ![from, to].every((text) => isDate(text) || isDayOfYear(text)))
      throw new RangeError(`A draw moves from a date to a date, or from a day of every year to another, not from ${from} to ${to}.`);
    if (!daysOfMonth.includes(Number(from.slice(-2)))) throw new RangeError(`There is no draw on ${from} that could move.`);
  }
  if (new Set(moves.map(({ from }) => from)).size !== moves.length) throw new RangeError("A draw moves once.");
}

function isRegularDay(calendar: DrawCalendar, day: CivilDay): boolean {
  if (calendar.kind === "daily") return true;
  if (calendar.kind !== "monthly") return calendar.weekdays.includes(weekdays[weekdayOf(day)] ?? "sun");
  const { moves = [] } = calendar;
  return (calendar.daysOfMonth.includes(day.day) && moveOf(moves, day) === undefined) || moves.some((move) => bringsTo(moves, move, day));
}

/** The move of a day's draw; the one of that date before the one of every year. */
function moveOf(moves: readonly DrawMove[], day: CivilDay): DrawMove | undefined {
  const text = civilDayText(day);
  return moves.find(({ from }) => from === text) ?? moves.find(({ from }) => from === text.slice(yearLength));
}

/** Whether a move brings a draw to a day. */
function bringsTo(moves: readonly DrawMove[], move: DrawMove, day: CivilDay): boolean {
  const text = civilDayText(day);
  if (move.to.length === text.length) return move.to === text;
  if (move.to !== text.slice(yearLength)) return false;
  const from = nearestDay(move.from, day);
  return moveOf(moves, from) === move;
}

/** Of a day of every year the one nearest to a day. */
function nearestDay(dayOfYear: string, near: CivilDay): CivilDay {
  const [month = 0, day = 0] = dayOfYear.split("-").map(Number);
  const nearMs = Date.UTC(near.year, near.month - 1, near.day);
  const awayMs = (candidate: CivilDay) => Math.abs(Date.UTC(candidate.year, candidate.month - 1, candidate.day) - nearMs);
  const [nearest] = [-1, 0, 1]
    .map((years) => addDays({ year: near.year + years, month, day }, 0))
    .toSorted((left, right) => awayMs(left) - awayMs(right));
  return nearest as CivilDay;
}

/** "2026-" */
const yearLength = 5;

function isDate(text: string): boolean {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (match === null) return false;
  // 30 February becomes 2 March here, which is written otherwise.
  return civilDayText(addDays({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }, 0)) === text;
}

/** 29 February is none: most years have no such day. */
function isDayOfYear(text: string): boolean {
  return isDate(`2001-${text}`);
}
