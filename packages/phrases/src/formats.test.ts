import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatAmountUnits,
  formatCount,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyUnits,
  formatPercent,
  formatTime,
  formatWeekday,
} from "./formats.ts";

const en = { language: "en" } as const;
const my = { language: "my" } as const;

describe("amounts", () => {
  test("are grouped, padded and cut off at two decimals", () => {
    expect(formatAmount("1234567.899", en)).toBe("1,234,567.89");
    expect(formatAmount("0.5", en)).toBe("0.50");
    expect(formatAmount("1000", en)).toBe("1,000.00");
    expect(formatAmount("0012", en)).toBe("12.00");
  });

  test("keep every digit of amounts that floating point would lose", () => {
    expect(formatAmount("90071992547409931234.99", en)).toBe("90,071,992,547,409,931,234.99");
    expect(formatAmountUnits(90_071_992_547_409_931_2345n, en)).toBe("90,071,992,547,409,931.23");
  });

  test("show other decimals where asked", () => {
    expect(formatAmount("12.34567", { ...en, decimals: 4 })).toBe("12.3456");
    expect(formatAmount("12.9", { ...en, decimals: 0 })).toBe("12");
  });

  test("carry a sign, but never on what is shown as zero", () => {
    expect(formatAmount("-5", en)).toBe("-5.00");
    expect(formatAmount("5", { ...en, sign: "always" })).toBe("+5.00");
    expect(formatAmount("-0.004", en)).toBe("0.00");
    expect(formatAmount("0", { ...en, sign: "always" })).toBe("0.00");
    expect(formatAmountUnits(-5n, { ...en, decimals: 4 })).toBe("-0.0005");
  });

  test.each(["", "1,000", "1e3", "abc", "1.", ".5", "--1", "+1", "١٢"])("refuse %j", (decimal) => {
    expect(() => formatAmount(decimal, en)).toThrow(RangeError);
  });

  test("have Latin digits in Burmese", () => {
    expect(formatAmount("1234.5", my)).toBe("1,234.50");
  });
});

describe("money", () => {
  test("puts the currency's sign where its users expect it", () => {
    expect(formatMoney("1234.5", { ...en, currency: "THB" })).toBe("฿1,234.50");
    expect(formatMoney("-1234.5", { ...en, currency: "THB" })).toBe("-฿1,234.50");
    expect(formatMoneyUnits(12_345_000n, { ...my, currency: "MMK" })).toBe("1,234.50\u00a0Ks");
    expect(formatMoney("-2", { ...en, currency: "VND" })).toBe("-2.00\u00a0₫");
  });

  test("names a currency whose sign is unknown", () => {
    expect(formatMoney("1", { ...en, currency: "XTS" })).toBe("1.00\u00a0XTS");
  });
});

test("counts are grouped and refuse fractions", () => {
  expect(formatCount(12480, en)).toBe("12,480");
  expect(formatCount(-3n, en)).toBe("-3");
  expect(() => formatCount(1.5, en)).toThrow(RangeError);
});

test("percentages show only the decimals they have", () => {
  expect(formatPercent("12.50", en)).toBe("12.5%");
  expect(formatPercent("100", en)).toBe("100%");
  expect(formatPercent("0.25", en)).toBe("0.25%");
  expect(formatPercent("7.00", en)).toBe("7%");
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
    expect(formatWeekday(instant, { ...en, timeZone: "UTC" })).toBe("Monday");
    expect(formatWeekday(instant, { ...my, timeZone: "UTC" })).toMatch(/^[\u1000-\u109f]+$/);
  });
});

describe("countdowns", () => {
  test("show hours only from one hour on", () => {
    expect(formatCountdown(59_999)).toBe("00:59");
    expect(formatCountdown(3_599_000)).toBe("59:59");
    expect(formatCountdown(3_600_000)).toBe("1:00:00");
    expect(formatCountdown(90_061_000)).toBe("25:01:01");
  });

  test("are empty when nothing is on sale or the time is up", () => {
    expect(formatCountdown(null)).toBe("--:--:--");
    expect(formatCountdown(0)).toBe("--:--:--");
    expect(formatCountdown(-1)).toBe("--:--:--");
  });
});
