import { describe, expect, it } from "vitest";
import { countdownText, daysAndHours, refreshIntervalMs, remainingSeconds } from "./countdown.ts";

const onSale = { isSale: true, remainTimeMs: 0, timeSpreadMs: 0, sinceAnswerMs: 0 };

describe("countdown of a lottery", () => {
  it("4.9.1 shows --:--:-- when not on sale and when the time is up", () => {
    expect(countdownText({ ...onSale, isSale: false, remainTimeMs: 60_000 })).toBe("--:--:--");
    expect(countdownText(onSale)).toBe("--:--:--");
    expect(countdownText({ ...onSale, remainTimeMs: 5_000, sinceAnswerMs: 6_000 })).toBe("--:--:--");
    expect(countdownText({ ...onSale, remainTimeMs: 999 })).toBe("--:--:--");
  });

  it("4.9.2 shows h:mm:ss, the hours only above zero", () => {
    expect(countdownText({ ...onSale, remainTimeMs: 59_000 })).toBe("00:59");
    expect(countdownText({ ...onSale, remainTimeMs: 3_599_000 })).toBe("59:59");
    expect(countdownText({ ...onSale, remainTimeMs: 3_600_000 })).toBe("1:00:00");
    expect(countdownText({ ...onSale, remainTimeMs: 93_784_000 })).toBe("26:03:04");
  });

  it("4.9.3 subtracts half the time spread", () => {
    expect(remainingSeconds({ ...onSale, remainTimeMs: 10_000, timeSpreadMs: 2_400 })).toBe(8);
    expect(countdownText({ ...onSale, remainTimeMs: 10_000, timeSpreadMs: 4_000, sinceAnswerMs: 1_000 })).toBe("00:07");
  });

  it("counts days and hours from two days on", () => {
    const hourMs = 3_600_000;
    expect(daysAndHours(48 * hourMs - 1)).toBeUndefined();
    expect(daysAndHours(48 * hourMs)).toEqual({ days: 2, hours: 0 });
    expect(daysAndHours(15 * 24 * hourMs - 1)).toEqual({ days: 14, hours: 23 });
  });
});

describe("refreshIntervalMs", () => {
  it("9.7 is the least of the first four remaining times, at most 30 s, 1 s at 0 or less", () => {
    expect(refreshIntervalMs([25_000, 12_000, 50_000, 13_000, 2_000])).toBe(12_000);
    expect(refreshIntervalMs([90_000, 45_000])).toBe(30_000);
    expect(refreshIntervalMs([90_000, 0])).toBe(1_000);
    expect(refreshIntervalMs([-5_000, 20_000])).toBe(1_000);
    expect(refreshIntervalMs([])).toBe(30_000);
  });
});
