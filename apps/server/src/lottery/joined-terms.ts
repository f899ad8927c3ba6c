import type { Queryable } from "@lantern/database/database.ts";
import { isDrawDay } from "@lantern/rules/lottery/draw-days.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { assertSchedule, issueByNumero, issuesFrom, type IssueSchedule } from "@lantern/rules/lottery/issue-schedule.ts";
import type { OfficialResults } from "./create-game.ts";
import { findGameByCode, type LotteryGame } from "./lottery-game.ts";

/** A schedule by days. */
type CalendarSchedule = Exclude<IssueSchedule, { kind: "interval" }>;

interface NewJoinedGame {
  readonly merchantId: string;
  readonly code: string;
  readonly family: LotteryFamily;
  readonly schedule: IssueSchedule;
  readonly joins: readonly [first: string, second: string];
}

/** What a game over two draws takes over from the games that are drawn. */
export interface JoinedTerms {
  readonly gameIds: readonly [number, number];
  readonly schedule: IssueSchedule;
  readonly results: OfficialResults;
}

/** Draws on which a new game's schedule is held against those of its two: a year of weekly ones. */
const checkedDraws = 53;
/** From when they are checked: any day will do, as calendars repeat. */
const checkedFrom = new Date("2026-01-01T00:00:00Z");

/**
 * The terms of a game over two draws. A result may come, and be corrected, as long as theirs.
 * @throws Error where one is unknown or drawn by the house, their families make no such result, or they are not both drawn when it is.
 */
export async function joinedTerms(
  queryable: Queryable,
  { merchantId, code, family, schedule, joins }: NewJoinedGame,
): Promise<JoinedTerms> {
  const [first, second] = [await partOf(queryable, merchantId, joins[0]), await partOf(queryable, merchantId, joins[1])];
  if (first.id === second.id || first.family.code !== second.family.code || family.joins?.families.includes(first.family.code) !== true)
    throw new Error(`${family.code} makes no result of ${joins.join(" and ")}`);
  if (schedule.kind === "interval") throw new Error(`${code} goes by the calendars of two others, not by seconds`);
  const own = joinedSchedule(schedule, [first, second]);
  assertSchedule(own);
  for (const { numero, drawAt } of issuesFrom(own, checkedFrom, checkedDraws))
    for (const part of [first, second])
      if (issueByNumero(part.schedule, numero)?.drawAt.getTime() !== drawAt.getTime())
        throw new Error(`${part.code} is not drawn with ${code} ${numero}`);
  return {
    gameIds: [first.id, second.id],
    schedule: own,
    results: {
      resultGraceMs: Math.max(first.resultGraceMs, second.resultGraceMs),
      correctionLimitMs: Math.max(first.correctionLimitMs, second.correctionLimitMs),
      feedTrusted: false,
    },
  };
}

/** A calendar with the closed days of both games that are drawn, and the added days on which both are. */
export function joinedSchedule(schedule: CalendarSchedule, parts: readonly Pick<LotteryGame, "schedule">[]): CalendarSchedule {
  const calendars = parts.map((part) => part.schedule).filter((calendar) => calendar.kind !== "interval");
  const closedDays = new Set(calendars.flatMap((calendar) => calendar.closedDays ?? []));
  const addedDays = new Set(calendars.flatMap((calendar) => calendar.addedDays ?? []));
  const isDrawnByAll = (text: string) => {
    const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
    return calendars.every((calendar) => isDrawDay(calendar, { year, month, day }));
  };
  return { ...schedule, closedDays: [...closedDays].toSorted(), addedDays: [...addedDays].filter(isDrawnByAll).toSorted() };
}

async function partOf(queryable: Queryable, merchantId: string, code: string): Promise<LotteryGame> {
  const part = await findGameByCode(queryable, merchantId, code);
  if (part === undefined) throw new Error(`the merchant has no lottery ${code}`);
  if (part.resultSource !== "official" || part.joinedGameIds !== null) throw new Error(`${code} has no official results of its own`);
  return part;
}
