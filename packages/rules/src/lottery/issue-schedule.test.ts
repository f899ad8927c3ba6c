import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { issueAt, issueByNumero, issuesFrom, type IssueSchedule } from "./issue-schedule.ts";
import { addDays, civilDay, startOfDayMs, zoneOffsetMs } from "./zone.ts";

const minute: IssueSchedule = { kind: "interval", intervalSeconds: 60, lockLeadSeconds: 5, zone: "Asia/Bangkok" };
const daily: IssueSchedule = { kind: "daily", drawMinuteOfDay: 18 * 60 + 15, lockLeadSeconds: 900, zone: "Asia/Ho_Chi_Minh" };
const at = (text: string) => new Date(text);

describe("house games", () => {
  it("number their issues from the zone's midnight", () => {
    expect(issueAt(minute, at("2026-11-20T17:00:00Z"))).toEqual({
      numero: "20261121-0001",
      openAt: at("2026-11-20T17:00:00Z"),
      lockAt: at("2026-11-20T17:00:55Z"),
      drawAt: at("2026-11-20T17:01:00Z"),
    });
    expect(issueAt(minute, at("2026-11-20T16:59:59.999Z")).numero).toBe("20261120-1440");
    expect(issueAt({ ...minute, zone: "Asia/Yangon" }, at("2026-11-20T17:30:00Z")).numero).toBe("20261121-0001");
  });

  it("a ten-second game has 8640 issues a day", () => {
    const fast: IssueSchedule = { ...minute, intervalSeconds: 10, lockLeadSeconds: 2 };
    expect(issueAt(fast, at("2026-11-21T16:59:55Z")).numero).toBe("20261121-8640");
  });

  it("follow one another without a gap, over midnight and over a change of clocks", () => {
    for (const zone of ["Asia/Bangkok", "Europe/Berlin", "America/New_York"]) {
      const schedule: IssueSchedule = { kind: "interval", intervalSeconds: 7 * 60, lockLeadSeconds: 10, zone };
      for (const start of ["2026-03-08T04:00:00Z", "2026-03-29T00:00:00Z", "2026-10-25T00:00:00Z", "2026-11-01T03:00:00Z"]) {
        const issues = issuesFrom(schedule, at(start), 250);
        expect(new Set(issues.map(({ numero }) => numero)).size).toBe(250);
        for (const [place, issue] of issues.entries()) {
          const next = issues[place + 1];
          if (next !== undefined) expect(next.openAt).toEqual(issue.drawAt);
          expect(issueByNumero(schedule, issue.numero)).toEqual(issue);
        }
      }
    }
  });

  it("at any instant there is one issue, open or locked, that contains it", () => {
    fc.assert(
      fc.property(
        fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2035-01-01T00:00:00Z"), noInvalidDate: true }),
        fc.constantFrom(minute, daily, { ...minute, intervalSeconds: 300, zone: "Europe/Berlin" } as const),
        (instant, schedule) => {
          const issue = issueAt(schedule, instant);
          expect(issue.openAt <= instant && instant < issue.drawAt).toBe(true);
          expect(issue.lockAt >= issue.openAt && issue.lockAt <= issue.drawAt).toBe(true);
          expect(issueByNumero(schedule, issue.numero)).toEqual(issue);
        },
      ),
      { seed: 8, numRuns: 300 },
    );
  });

  it.each(["20261121-0000", "20261121-1441", "20261121-9999", "20261321-0001", "20260230-0001", "20261121", "20261121-00001", "x", ""])(
    "have no issue %j",
    (numero) => expect(issueByNumero(minute, numero)).toBeUndefined(),
  );

  it("refuse a schedule that never sells", () => {
    expect(() => issueAt({ ...minute, intervalSeconds: 5 }, at("2026-11-21T00:00:00Z"))).toThrow(RangeError);
    expect(() => issueAt({ ...minute, lockLeadSeconds: -1 }, at("2026-11-21T00:00:00Z"))).toThrow(RangeError);
  });
});

describe("a daily draw", () => {
  it("belongs to the day it is drawn on, and the next one opens with it", () => {
    expect(issueAt(daily, at("2026-08-22T11:14:59Z"))).toMatchObject({
      numero: "20260822",
      lockAt: at("2026-08-22T11:00:00Z"),
      drawAt: at("2026-08-22T11:15:00Z"),
    });
    expect(issueAt(daily, at("2026-08-22T11:15:00Z"))).toMatchObject({ numero: "20260823", openAt: at("2026-08-22T11:15:00Z") });
    expect(issueByNumero(daily, "20260230")).toBeUndefined();
    expect(issueByNumero(daily, "20260822-0001")).toBeUndefined();
  });
});

describe("zones", () => {
  it("know their days, offsets and midnights", () => {
    expect(zoneOffsetMs("Asia/Yangon", Date.parse("2026-01-01T00:00:00Z"))).toBe(6.5 * 3_600_000);
    expect(civilDay("Asia/Yangon", Date.parse("2026-12-31T17:30:00Z"))).toEqual({ year: 2027, month: 1, day: 1 });
    expect(startOfDayMs("Asia/Bangkok", { year: 2026, month: 11, day: 21 })).toBe(Date.parse("2026-11-20T17:00:00Z"));
    expect(addDays({ year: 2026, month: 2, day: 28 }, 1)).toEqual({ year: 2026, month: 3, day: 1 });
    expect(() => zoneOffsetMs("Asia/Nowhere", 0)).toThrow(RangeError);
  });

  it("begin a day that skips midnight at its first instant", () => {
    // Lebanon's clocks went from 00:00 to 01:00 on 31 March 2024.
    expect(startOfDayMs("Asia/Beirut", { year: 2024, month: 3, day: 31 })).toBe(Date.parse("2024-03-30T22:00:00Z"));
  });
});
