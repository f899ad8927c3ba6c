import type { Transaction } from "@lantern/database/database.ts";
import { assertSchedule, issuesFrom, type IssueSchedule, type ScheduledIssue } from "@lantern/rules/lottery/issue-schedule.ts";
import { recordAudit, type Actor } from "../platform/audit.ts";
import type { Clock } from "../platform/clock.ts";
import { joinedSchedule } from "./joined-terms.ts";
import { readPartGames } from "./results/part-issues.ts";

/** `close`: nothing is drawn. `add`: there is a draw besides. `clear`: what the calendar says holds again. */
export type DrawDaysChange = "close" | "add" | "clear";

export interface DrawDaysOrder {
  readonly merchantId: string;
  readonly gameCode: string;
  readonly change: DrawDaysChange;
  /** Dates such as `2027-04-13`; none to look only. */
  readonly days: readonly string[];
  readonly actor: Actor;
}

export interface ChangedDrawDays {
  readonly closedDays: readonly string[];
  readonly addedDays: readonly string[];
  /** The next draws. */
  readonly next: readonly ScheduledIssue[];
  /** Issues that are announced although their days have no draw any more: they keep their bets until an operator voids them. */
  readonly strandedNumeros: readonly string[];
  /** Codes of the games over this one's draws, whose days have followed. */
  readonly followers: readonly string[];
}

const nextShown = 5;

const lockGame = `select id, schedule, joined_game_ids from lottery_games where merchant_id = $1 and code = $2 for update`;
const writeSchedule = `update lottery_games set schedule = $2::jsonb where id = $1`;
const selectAnnounced = `select numero from lottery_issues where game_id = $1 and state in ('scheduled', 'open', 'locked') order by draw_at`;

/**
 * Closes days of a lottery that goes by a calendar, adds draws, or takes either back. Issues that are not announced follow at once, and so do
 * games over its draws.
 * @throws Error where the merchant has no such lottery, it goes by seconds, or its days are those of two others; RangeError for days that there are not.
 */
export async function changeDrawDays(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { merchantId, gameCode, change, days, actor }: DrawDaysOrder,
): Promise<ChangedDrawDays> {
  const [game] = await transaction.query<LockedGame>(lockGame, [merchantId, gameCode]);
  if (game === undefined) throw new Error(`The merchant has no lottery ${gameCode}.`);
  if (game.schedule.kind === "interval")
    throw new Error(`${gameCode} is drawn every ${game.schedule.intervalSeconds} seconds; it has no calendar.`);
  if (game.joined_game_ids !== null && days.length > 0) throw new Error(`${gameCode} is drawn on the days of two others: change theirs.`);
  const { closedDays: closedBefore = [], addedDays: addedBefore = [] } = game.schedule;
  const closedDays = changed(closedBefore, days, change === "close");
  const addedDays = changed(addedBefore, days, change === "add");
  const schedule: IssueSchedule = { ...game.schedule, closedDays, addedDays };
  assertSchedule(schedule);
  const next = issuesFrom(schedule, clock.now(), nextShown);
  if (days.length > 0) {
    await transaction.query(writeSchedule, [game.id, JSON.stringify(schedule)]);
    await recordAudit(transaction, clock, {
      actor,
      action: "lottery.draw_days",
      merchantId,
      subject: { type: "lottery", id: gameCode },
      before: { closedDays: closedBefore, addedDays: addedBefore },
      after: { closedDays, addedDays },
    });
  }
  const followers = days.length > 0 ? await moveFollowers(transaction, game.id) : [];
  const announced = await transaction.query<{ numero: string }>(selectAnnounced, [game.id]);
  const closed = new Set(closedDays.map((day) => day.replaceAll("-", "")));
  const strandedNumeros = announced.map(({ numero }) => numero).filter((numero) => closed.has(numero.slice(0, 8)));
  return { closedDays, addedDays, next, strandedNumeros, followers };
}

interface LockedGame {
  readonly id: number;
  readonly schedule: IssueSchedule;
  readonly joined_game_ids: readonly [number, number] | null;
}

const lockFollowers = `
  select id, code, schedule, joined_game_ids from lottery_games where $1 = any(joined_game_ids) order by id for update`;

async function moveFollowers(transaction: Transaction, gameId: number): Promise<string[]> {
  const followers = await transaction.query<LockedGame & { code: string }>(lockFollowers, [gameId]);
  for (const { id, schedule, joined_game_ids: parts } of followers) {
    if (parts === null || schedule.kind === "interval") throw new Error(`game ${id} is over two draws and goes by no calendar`);
    const games = await readPartGames(transaction, parts);
    await transaction.query(writeSchedule, [id, JSON.stringify(joinedSchedule(schedule, games))]);
  }
  return followers.map(({ code }) => code);
}

function changed(before: readonly string[], days: readonly string[], listed: boolean): readonly string[] {
  const others = before.filter((day) => !days.includes(day));
  return listed ? [...new Set([...others, ...days])].toSorted() : others;
}
