import { describe, expect, it } from "vitest";
import { byDay } from "./days.ts";

describe("lines by day", () => {
  it("part at midnight of the merchant's zone and keep their order", () => {
    const lines = ["2026-03-02T01:00:00Z", "2026-03-01T17:00:00Z", "2026-03-01T16:59:59Z"].map((at) => ({ at }));
    expect(byDay(lines, "Asia/Bangkok")).toEqual([
      { date: "02/03/2026", items: [lines[0], lines[1]] },
      { date: "01/03/2026", items: [lines[2]] },
    ]);
  });
});
