import { describe, expect, it } from "vitest";
import { periodStart } from "./period.ts";

describe("the start of a period", () => {
  const nowMs = Date.parse("2026-03-01T18:30:15.250Z");

  it("is midnight of the merchant's zone", () => {
    expect(periodStart("today", nowMs, "Asia/Bangkok")).toBe("2026-03-01T17:00:00.000Z");
    expect(periodStart("today", nowMs, "Asia/Yangon")).toBe("2026-03-01T17:30:00.000Z");
    expect(periodStart("today", nowMs, "UTC")).toBe("2026-03-01T00:00:00.000Z");
  });

  it("counts today as the first of its days", () => {
    expect(periodStart("week", nowMs, "Asia/Bangkok")).toBe("2026-02-23T17:00:00.000Z");
    expect(periodStart("quarter", nowMs, "UTC")).toBe("2025-12-02T00:00:00.000Z");
  });

  it("stays the same all day", () => {
    expect(periodStart("month", nowMs + 3_600_000, "Asia/Bangkok")).toBe(periodStart("month", nowMs, "Asia/Bangkok"));
  });
});
