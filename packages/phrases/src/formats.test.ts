import { describe, expect, test } from "vitest";
import { formatCount, formatDate, formatDateTime, formatPercent, formatTime, formatWeekday } from "./formats.ts";

test("counts are grouped and refuse fractions", () => {
  expect(formatCount(12480)).toBe("12,480");
  expect(formatCount(999)).toBe("999");
  expect(formatCount(-3_000_000n)).toBe("-3,000,000");
  expect(() => formatCount(1.5)).toThrow(RangeError);
});

test("percentages show only the decimals they have", () => {
  expect(formatPercent("12.50")).toBe("12.5%");
  expect(formatPercent("100")).toBe("100%");
  expect(formatPercent("-0.25")).toBe("-0.25%");
  expect(formatPercent("1234.00")).toBe("1,234%");
  expect(() => formatPercent("1e3")).toThrow(RangeError);
});

describe("dates and times", () => {
  const instant = Date.UTC(2026, 0, 5, 17, 4, 9);

  test("are shown in the merchant's zone as DD/MM/YYYY and HH:mm", () => {
    expect(formatDate(instant, { timeZone: "Asia/Bangkok" })).toBe("06/01/2026");
    expect(formatTime(instant, { timeZone: "Asia/Bangkok" })).toBe("00:04");
    expect(formatTime(instant, { timeZone: "Asia/Yangon", seconds: true })).toBe("23:34:09");
    expect(formatDateTime("2026-01-05T17:04:09Z", { timeZone: "UTC" })).toBe("05/01/2026 17:04");
  });

  test("refuse what is no point in time", () => {
    expect(() => formatDate("tomorrow", { timeZone: "UTC" })).toThrow(/not a point in time/);
  });

  test("name weekdays in the language", () => {
    expect(formatWeekday(instant, { language: "en", timeZone: "UTC" })).toBe("Monday");
    expect(formatWeekday(instant, { language: "my", timeZone: "UTC" })).toMatch(/^[\u1000-\u109f]+$/);
    expect(formatWeekday(instant, { language: "th", timeZone: "UTC" })).toBe("วันจันทร์");
    expect(formatWeekday(instant, { language: "fil", timeZone: "UTC" })).toBe("Lunes");
  });
});
