import type { IssueSchedule } from "./issue-schedule.ts";

/*
 * When the lotteries of others are drawn. What moves is announced from year to year: an operator edits the lists on a game's own
 * schedule, and these are what a new game begins with.
 */

/** Sales of a Thai government draw end half an hour before its first prize is drawn. */
const thaiLockLeadSeconds = 30 * 60;

/**
 * The Thai government lottery: the 1st and the 16th at 16:00, but on 17 January (16 January is Teachers' Day), on 2 May (Labour
 * Day) and on 30 December for New Year's Day. Its dates of 2015 to 2020 name the rest: days of mourning and of religion moved a
 * draw, and in the spring of 2020 three were not held.
 */
export const thaiGovernmentSchedule: Extract<IssueSchedule, { kind: "monthly" }> = {
  kind: "monthly",
  zone: "Asia/Bangkok",
  daysOfMonth: [1, 16],
  drawMinuteOfDay: 16 * 60,
  lockLeadSeconds: thaiLockLeadSeconds,
  moves: [
    { from: "01-01", to: "12-30" },
    { from: "01-16", to: "01-17" },
    { from: "05-01", to: "05-02" },
    { from: "2015-12-16", to: "2015-12-17" },
    { from: "2018-03-01", to: "2018-03-02" },
    { from: "2019-07-16", to: "2019-07-15" },
  ],
  closedDays: ["2020-04-01", "2020-04-16", "2020-05-02"],
};

/** 4D of Malaysia and Singapore: Wednesday, Saturday and Sunday evening. Special draws, mostly on a Tuesday, are added days. */
export const fourDigitSchedule: Extract<IssueSchedule, { kind: "weekly" }> = {
  kind: "weekly",
  zone: "Asia/Kuala_Lumpur",
  weekdays: ["wed", "sat", "sun"],
  drawMinuteOfDay: 19 * 60,
  lockLeadSeconds: 30 * 60,
};

/**
 * The sessions of the Stock Exchange of Thailand that Myanmar's 2D is read from: at 12:01 and at 16:30 of each trading day. The
 * closed days are the exchange's holidays of 2026, with the days that stand in for those on a weekend.
 */
export const thaiExchangeSchedule: Extract<IssueSchedule, { kind: "sessions" }> = {
  kind: "sessions",
  zone: "Asia/Bangkok",
  weekdays: ["mon", "tue", "wed", "thu", "fri"],
  drawMinutesOfDay: [12 * 60 + 1, 16 * 60 + 30],
  lockLeadSeconds: 10 * 60,
  closedDays: [
    "2026-01-01",
    "2026-01-02",
    "2026-03-03",
    "2026-04-06",
    "2026-04-13",
    "2026-04-14",
    "2026-04-15",
    "2026-05-01",
    "2026-05-04",
    "2026-06-01",
    "2026-06-03",
    "2026-07-28",
    "2026-07-29",
    "2026-08-12",
    "2026-10-13",
    "2026-10-23",
    "2026-12-07",
    "2026-12-10",
    "2026-12-31",
    "2027-01-01",
  ],
};
