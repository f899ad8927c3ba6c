import { expect, it } from "vitest";
import { daysOfPeriod, isAskable } from "./day-range.ts";

it("7.16 a period is whole days of the merchant's zone, today among them", () => {
  // Already the second of March in Bangkok, still the first in London.
  const nowMs = Date.parse("2026-03-01T18:30:00Z");
  expect(daysOfPeriod("today", nowMs, "Asia/Bangkok")).toEqual({ startDate: "2026-03-02", endDate: "2026-03-02" });
  expect(daysOfPeriod("week", nowMs, "Asia/Bangkok")).toEqual({ startDate: "2026-02-24", endDate: "2026-03-02" });
  expect(daysOfPeriod("today", nowMs, "UTC")).toEqual({ startDate: "2026-03-01", endDate: "2026-03-01" });
});

it("days that end before they begin, are no days or too many cannot be asked for", () => {
  const asked = (startDate: string, endDate: string) => isAskable({ startDate, endDate });
  expect(asked("2026-03-02", "2026-03-02")).toBe(true);
  expect(asked("2026-03-02", "2026-03-01")).toBe(false);
  expect(asked("2026-01-01", "2026-04-02")).toBe(true);
  expect(asked("2026-01-01", "2026-04-03")).toBe(false);
  expect(asked("", "2026-04-03")).toBe(false);
});
