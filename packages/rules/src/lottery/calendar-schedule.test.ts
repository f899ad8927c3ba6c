import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Weekday } from "./draw-days.ts";
import { assertSchedule, issueAt, issueByNumero, issuesFrom, type IssueSchedule, type ScheduledIssue } from "./issue-schedule.ts";
import { fourDigitSchedule, thaiExchangeSchedule, thaiGovernmentSchedule } from "./official-schedules.ts";
import { thaiDrawDays } from "./thai-draw-days.fixture.ts";

const at = (text: string) => new Date(text);
const numerosOf = (issues: readonly ScheduledIssue[]) => issues.map(({ numero }) => numero);

/** The issues drawn from a moment until another. */
function drawnBetween(schedule: IssueSchedule, from: string, to: string): ScheduledIssue[] {
  const issues = issuesFrom(schedule, at(from), 400);
  const end = issues.findIndex(({ drawAt }) => drawAt >= at(to));
  if (end === -1) throw new Error("more issues than were looked at");
  return issues.slice(0, end);
}

/** What the zone's clocks show, in Intl's own words. */
function shown(zone: string, instant: Date): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(instant);
}

describe("the Thai government lottery", () => {
  it("is drawn on the 126 days of 2015 to 2020 on which it was", () => {
    const held = Object.entries(thaiDrawDays).flatMap(([year, days]) => days.split(" ").map((day) => `${year}${day.replace("-", "")}`));
    expect(held).toHaveLength(126);
    const drawn = drawnBetween(thaiGovernmentSchedule, "2015-08-31T00:00:00Z", "2021-01-01T00:00:00Z");
    expect(numerosOf(drawn)).toEqual(held);
    expect(new Set(drawn.map(({ drawAt }) => drawAt.toISOString().slice(10)))).toEqual(new Set(["T09:00:00.000Z"]));
  });

  it("crosses a year's end by its moves: 16 and 30 December, 17 January, 1 February", () => {
    expect(numerosOf(issuesFrom(thaiGovernmentSchedule, at("2026-12-02T00:00:00Z"), 4))).toEqual([
      "20261216",
      "20261230",
      "20270117",
      "20270201",
    ]);
    expect(issueAt(thaiGovernmentSchedule, at("2027-01-01T00:00:00Z"))).toEqual({
      numero: "20270117",
      openAt: at("2026-12-30T09:00:00Z"),
      lockAt: at("2027-01-17T08:30:00Z"),
      drawAt: at("2027-01-17T09:00:00Z"),
    });
    expect(issueByNumero(thaiGovernmentSchedule, "20270101")).toBeUndefined();
    expect(issueByNumero(thaiGovernmentSchedule, "20270116")).toBeUndefined();
  });

  it("a move of one year goes before the one of every year, and may say that nothing moves", () => {
    const moves = [
      ...(thaiGovernmentSchedule.moves ?? []),
      { from: "2027-01-01", to: "2027-01-02" },
      { from: "2027-05-01", to: "2027-05-01" },
    ];
    const days = numerosOf(issuesFrom({ ...thaiGovernmentSchedule, moves }, at("2026-12-17T00:00:00Z"), 10));
    expect(days.slice(0, 3)).toEqual(["20270102", "20270117", "20270201"]);
    expect(days).toContain("20270501");
    expect(days).not.toContain("20270502");
  });
});

describe("weekly draws", () => {
  it("4D is on Wednesday, Saturday and Sunday, and on a Tuesday that is added", () => {
    const special = { ...fourDigitSchedule, addedDays: ["2026-11-24"], closedDays: ["2026-11-28"] };
    // 22 November 2026 is a Sunday.
    expect(numerosOf(issuesFrom(fourDigitSchedule, at("2026-11-22T00:00:00Z"), 5))).toEqual([
      "20261122",
      "20261125",
      "20261128",
      "20261129",
      "20261202",
    ]);
    expect(numerosOf(issuesFrom(special, at("2026-11-22T00:00:00Z"), 5))).toEqual([
      "20261122",
      "20261124",
      "20261125",
      "20261129",
      "20261202",
    ]);
    expect(issueAt(special, at("2026-11-25T12:00:00Z"))).toMatchObject({ numero: "20261129", openAt: at("2026-11-25T11:00:00Z") });
    expect(issueByNumero(special, "20261128")).toBeUndefined();
    expect(issueByNumero(fourDigitSchedule, "20261124")).toBeUndefined();
  });

  it("a province has its day of the week, a week from draw to draw", () => {
    const tienGiang: IssueSchedule = {
      kind: "weekly",
      zone: "Asia/Ho_Chi_Minh",
      weekdays: ["sun"],
      drawMinuteOfDay: 16 * 60 + 15,
      lockLeadSeconds: 900,
    };
    for (const { openAt, drawAt } of issuesFrom(tienGiang, at("2026-11-20T00:00:00Z"), 60)) {
      expect(shown("Asia/Ho_Chi_Minh", drawAt)).toBe("Sun 16:15");
      expect(drawAt.getTime() - openAt.getTime()).toBe(7 * 86_400_000);
    }
  });
});

describe("sessions of trading days", () => {
  it("are two a day, closed at the weekend and on holidays", () => {
    // 4 December 2026 is a Friday; 7 and 10 December are holidays.
    expect(numerosOf(issuesFrom(thaiExchangeSchedule, at("2026-12-04T00:00:00Z"), 8))).toEqual([
      "20261204-1",
      "20261204-2",
      "20261208-1",
      "20261208-2",
      "20261209-1",
      "20261209-2",
      "20261211-1",
      "20261211-2",
    ]);
    expect(issueAt(thaiExchangeSchedule, at("2026-12-05T00:00:00Z"))).toEqual({
      numero: "20261208-1",
      openAt: at("2026-12-04T09:30:00Z"),
      lockAt: at("2026-12-08T04:51:00Z"),
      drawAt: at("2026-12-08T05:01:00Z"),
    });
  });

  it.each(["20261204", "20261204-0", "20261204-3", "20261204-01", "20261205-1", "20261207-1", "20261131-1", "20261204-1-1"])(
    "have no issue %j",
    (numero) => expect(issueByNumero(thaiExchangeSchedule, numero)).toBeUndefined(),
  );

  it("a trading Saturday is added as a day with both sessions", () => {
    const schedule = { ...thaiExchangeSchedule, addedDays: ["2026-12-12"] };
    expect(numerosOf(issuesFrom(schedule, at("2026-12-11T10:00:00Z"), 3))).toEqual(["20261212-1", "20261212-2", "20261214-1"]);
  });
});

describe("any calendar", () => {
  const zone = fc.constantFrom("Asia/Yangon", "Asia/Bangkok", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC");
  const weekday = fc.constantFrom<Weekday>("sun", "mon", "tue", "wed", "thu", "fri", "sat");
  const someWeekdays = fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 });
  const minute = fc.integer({ min: 0, max: 1439 });
  const date = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const changes = fc
    .uniqueArray(date, { maxLength: 40 })
    .map((dates) => ({ closedDays: dates.slice(0, dates.length / 2), addedDays: dates.slice(dates.length / 2) }));
  const anySchedule: fc.Arbitrary<IssueSchedule> = fc
    .tuple(
      zone,
      changes,
      minute,
      fc.oneof(
        fc.constant({ kind: "daily" } as const),
        someWeekdays.map((days) => ({ kind: "weekly", weekdays: days }) as const),
        fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 }), fc.boolean()).map(
          ([daysOfMonth, moved]) =>
            ({
              kind: "monthly",
              daysOfMonth,
              moves: moved ? [{ from: `01-${(daysOfMonth[0] ?? 1).toString().padStart(2, "0")}`, to: "12-30" }] : [],
            }) as const,
        ),
        fc
          .tuple(someWeekdays, fc.uniqueArray(minute, { minLength: 1, maxLength: 9 }))
          .map(
            ([days, minutes]) =>
              ({ kind: "sessions", weekdays: days, drawMinutesOfDay: minutes.toSorted((left, right) => left - right) }) as const,
          ),
      ),
    )
    .map(([name, days, drawMinuteOfDay, kind]) =>
      kind.kind === "sessions"
        ? { ...kind, ...days, zone: name, lockLeadSeconds: 0 }
        : { ...kind, ...days, zone: name, lockLeadSeconds: 900, drawMinuteOfDay },
    );

  it("its issues follow each other without overlapping, none on a closed day, each found again by its numero", () => {
    fc.assert(
      fc.property(anySchedule, date, (calendar, start) => {
        const issues = issuesFrom(calendar, at(`${start}T00:00:00Z`), 25);
        expect(new Set(numerosOf(issues)).size).toBe(issues.length);
        expect(numerosOf(issues)).toEqual(numerosOf(issues).toSorted());
        for (const [place, issue] of issues.entries()) {
          expect(issue.openAt < issue.drawAt && issue.openAt <= issue.lockAt && issue.lockAt <= issue.drawAt).toBe(true);
          const next = issues[place + 1];
          if (next !== undefined) expect(next.openAt).toEqual(issue.drawAt);
          expect(issueByNumero(calendar, issue.numero)).toEqual(issue);
          expect(issueAt(calendar, issue.openAt)).toEqual(issue);
          expect(issueAt(calendar, new Date(issue.drawAt.getTime() - 1))).toEqual(issue);
          const day = `${issue.numero.slice(0, 4)}-${issue.numero.slice(4, 6)}-${issue.numero.slice(6, 8)}`;
          if (calendar.kind !== "interval") expect(calendar.closedDays).not.toContain(day);
        }
      }),
      { seed: 76, numRuns: 120 },
    );
  });

  it("two sessions that a change of clocks brings to one instant are one draw", () => {
    // New York's clocks went from 2:00 to 3:00 on 8 March 2026.
    const schedule: IssueSchedule = {
      kind: "sessions",
      zone: "America/New_York",
      weekdays: ["sun"],
      drawMinutesOfDay: [130, 190],
      lockLeadSeconds: 60,
    };
    expect(numerosOf(issuesFrom(schedule, at("2026-03-02T00:00:00Z"), 3))).toEqual(["20260308-1", "20260315-1", "20260315-2"]);
    expect(issueByNumero(schedule, "20260308-2")).toBeUndefined();
  });

  it.each<[string, Partial<Record<string, unknown>>]>([
    ["a day that there is not", { closedDays: ["2026-02-30"] }],
    ["a date written otherwise", { addedDays: ["24/11/2026"] }],
    ["a day both closed and added", { closedDays: ["2026-11-24"], addedDays: ["2026-11-24"] }],
    ["no weekday", { weekdays: [] }],
    ["a weekday that there is not", { weekdays: ["someday"] }],
    ["a time after midnight of the next day", { drawMinuteOfDay: 1440 }],
    ["a lock a day before the draw", { lockLeadSeconds: 86_400 }],
  ])("is refused with %s", (_, wrong) => {
    expect(() => assertSchedule({ ...fourDigitSchedule, ...wrong })).toThrow(RangeError);
  });

  it("is refused with moves of draws that there are not, twice, or to no day, and with sessions out of order", () => {
    const moving =
      (...moves: { from: string; to: string }[]) =>
      () =>
        assertSchedule({ ...thaiGovernmentSchedule, moves });
    expect(moving({ from: "01-02", to: "01-03" })).toThrow(RangeError);
    expect(moving({ from: "01-16", to: "01-17" }, { from: "01-16", to: "01-18" })).toThrow(RangeError);
    expect(moving({ from: "2026-01-16", to: "01-17" })).toThrow(RangeError);
    expect(moving({ from: "02-16", to: "02-29" })).toThrow(RangeError);
    expect(() => assertSchedule({ ...thaiGovernmentSchedule, daysOfMonth: [0] })).toThrow(RangeError);
    expect(() => assertSchedule({ ...thaiExchangeSchedule, drawMinutesOfDay: [990, 721] })).toThrow(RangeError);
    expect(() => assertSchedule({ ...thaiExchangeSchedule, drawMinutesOfDay: [] })).toThrow(RangeError);
    expect(() => assertSchedule({ ...thaiExchangeSchedule, drawMinutesOfDay: [720, 725] })).toThrow(RangeError);
  });

  it("a house that never opens again has no next issue, and says so", () => {
    const years = Array.from({ length: 1200 }, (_, day) => new Date(Date.UTC(2026, 10, 23) + day * 86_400_000).toISOString().slice(0, 10));
    expect(() => issueAt({ ...fourDigitSchedule, closedDays: years }, at("2026-11-22T12:00:00Z"))).toThrow(/no draw later/u);
  });
});
