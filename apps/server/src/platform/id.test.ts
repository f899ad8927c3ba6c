import { describe, expect, test } from "vitest";
import { manualClock } from "./clock.ts";
import { newId } from "./id.ts";

describe("newId", () => {
  const instant = new Date("2026-03-01T12:00:00.123Z");

  test("is a version 7 UUID of the clock's millisecond", () => {
    const id = newId(manualClock(instant));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(instant.getTime());
  });

  test("ids of a standing clock are unique and sort in the order of making, also beyond the counter", () => {
    const clock = manualClock(instant);
    const ids = Array.from({ length: 10_000 }, () => newId(clock));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });

  test("follows a clock that is set back", () => {
    const clock = manualClock(instant);
    const later = newId(clock);
    clock.set(new Date(instant.getTime() - 60_000));
    expect(newId(clock) < later).toBe(true);
  });
});
