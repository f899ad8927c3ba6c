import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AmountFault, amountUnitsMax, formatAmount, parseAmount } from "./amount.ts";

const seed = 20_260_822;
const twoDecimals = { decimalsMax: 2 } as const;

describe("parseAmount", () => {
  it.each<[unknown, bigint]>([
    ["0", 0n],
    ["0.01", 100n],
    ["12.50", 125_000n],
    ["12.5", 125_000n],
    ["1000000", 10_000_000_000n],
    [12.5, 125_000n],
    [0.1, 1_000n],
    [0, 0n],
    [-0, 0n],
    [7, 70_000n],
  ])("reads %j exactly", (wire, amountUnits) => {
    expect(parseAmount(wire, twoDecimals)).toEqual({ ok: true, amountUnits });
  });

  it.each<[unknown, AmountFault]>([
    [null, "not_an_amount"],
    [undefined, "not_an_amount"],
    [true, "not_an_amount"],
    ["1e3", "not_an_amount"],
    ["", "not_an_amount"],
    [" 1", "not_an_amount"],
    ["1 ", "not_an_amount"],
    ["01", "not_an_amount"],
    ["+1", "not_an_amount"],
    ["-0", "not_an_amount"],
    ["1.", "not_an_amount"],
    [".5", "not_an_amount"],
    ["1,000", "not_an_amount"],
    ["0x10", "not_an_amount"],
    ["၁၂", "not_an_amount"],
    ["NaN", "not_an_amount"],
    ["9".repeat(100), "not_an_amount"],
    [["5"], "not_an_amount"],
    [{ valueOf: () => 5 }, "not_an_amount"],
    [Number.NaN, "not_an_amount"],
    [Number.POSITIVE_INFINITY, "not_an_amount"],
    ["1.005", "too_many_decimals"],
    ["1.000", "too_many_decimals"],
    ["1.00001", "too_many_decimals"],
    [1.005, "too_many_decimals"],
    [0.1 + 0.2, "too_many_decimals"],
    [1e-9, "too_many_decimals"],
    ["-1", "negative"],
    [-1, "negative"],
    [1e21, "too_large"],
    ["999999999999999999", "too_large"],
    [12_345_678_901_234.56, "too_many_digits"],
  ])("refuses %j as %s", (wire, reason) => {
    expect(parseAmount(wire, twoDecimals)).toEqual({ ok: false, reason });
  });

  it("refuses a bigint, which no JSON can carry", () => {
    expect(parseAmount(5n, twoDecimals)).toEqual({ ok: false, reason: "not_an_amount" });
  });

  it("takes amounts below zero only where they are meant", () => {
    expect(parseAmount("-12.5", { decimalsMax: 2, negative: "allowed" })).toEqual({ ok: true, amountUnits: -125_000n });
  });

  it("takes no decimals at all for a currency that has none", () => {
    expect(parseAmount("5.0", { decimalsMax: 0 })).toEqual({ ok: false, reason: "too_many_decimals" });
    expect(parseAmount("5", { decimalsMax: 0 })).toEqual({ ok: true, amountUnits: 50_000n });
  });

  it("reads the largest amount of the database and not one unit more", () => {
    const largest = formatAmount(amountUnitsMax);
    expect(parseAmount(largest, { decimalsMax: 4 })).toEqual({ ok: true, amountUnits: amountUnitsMax });
    expect(parseAmount(formatAmount(amountUnitsMax + 1n), { decimalsMax: 4 })).toEqual({ ok: false, reason: "too_large" });
  });

  it("gives back what formatAmount wrote, for any amount", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -amountUnitsMax, max: amountUnitsMax }), fc.nat({ max: 4 }), (amountUnits, decimalsMin) => {
        expect(parseAmount(formatAmount(amountUnits, decimalsMin), { decimalsMax: 4, negative: "allowed" })).toEqual({
          ok: true,
          amountUnits,
        });
      }),
      { seed, numRuns: 500 },
    );
  });

  it("agrees between a JSON number and the same amount as text", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (amountUnits) => {
        const text = formatAmount(amountUnits);
        expect(parseAmount(JSON.parse(text), { decimalsMax: 4 })).toEqual({ ok: true, amountUnits });
      }),
      { seed, numRuns: 500 },
    );
  });

  it("never throws and never takes anything that is no text and no number", () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        const parsed = parseAmount(wire, twoDecimals);
        if (typeof wire !== "string" && typeof wire !== "number") expect(parsed.ok).toBe(false);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe("formatAmount", () => {
  it.each<[bigint, number, string]>([
    [0n, 0, "0"],
    [1n, 0, "0.0001"],
    [125_000n, 0, "12.5"],
    [125_000n, 2, "12.50"],
    [-125_001n, 2, "-12.5001"],
    [10_000n, 2, "1.00"],
  ])("writes %s with at least %s decimals as %s", (amountUnits, decimalsMin, text) => {
    expect(formatAmount(amountUnits, decimalsMin)).toBe(text);
  });
});
