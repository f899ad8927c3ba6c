import { describe, expect, it } from "vitest";
import { dueReminder, readSeenReminder, seenReminderText } from "./reminder-times.ts";

const minute = 60_000;
const due = (nowMinutes: number, seen = 0, minutes = 15) => dueReminder({ startedAtMs: 0, nowMs: nowMinutes * minute, minutes, seen });

describe("reminders of a session", () => {
  it("the first is due one interval after the session began", () => {
    expect(due(0)).toEqual({ number: 1, inMs: 15 * minute });
    expect(due(14)).toEqual({ number: 1, inMs: minute });
    expect(due(15)).toEqual({ number: 1, inMs: 0 });
  });

  it("of several that passed unseen only the last comes, and the next keeps the session's beat", () => {
    expect(due(50)).toEqual({ number: 3, inMs: 0 });
    expect(due(50, 3)).toEqual({ number: 4, inMs: 10 * minute });
  });

  it("a longer interval chosen later counts from the session's beginning", () => {
    expect(due(50, 3, 60)).toEqual({ number: 1, inMs: 10 * minute });
  });

  it("a clock behind the session's beginning waits for the first", () => {
    expect(due(-2)).toEqual({ number: 1, inMs: 17 * minute });
  });

  it("what was answered belongs to its session", () => {
    expect(readSeenReminder(seenReminderText("2026-03-01T12:00:00.000Z", 4), "2026-03-01T12:00:00.000Z")).toBe(4);
    expect(readSeenReminder(seenReminderText("2026-03-01T12:00:00.000Z", 4), "2026-03-02T12:00:00.000Z")).toBe(0);
    expect(readSeenReminder(null, "2026-03-01T12:00:00.000Z")).toBe(0);
    expect(readSeenReminder("nonsense", "nonsense")).toBe(0);
  });
});
