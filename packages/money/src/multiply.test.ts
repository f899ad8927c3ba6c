import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRatios, compareRatios, decimalRatio, isDecimalRatio, multiplyRatios, multiplyRoundingDown, wholeRatio } from "./multiply.ts";
import { divideRoundingDown, divideTruncating } from "./rounding.ts";

const seed = 99;
const decimals = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.nat({ max: 6 })).map(([digits, places]) => {
  const text = digits.toString().padStart(places + 1, "0");
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
});

describe("multiplyRoundingDown", () => {
  it("multiplies by decimal odds exactly", () => {
    expect(multiplyRoundingDown(10_000n, decimalRatio("99.5"))).toBe(995_000n);
    expect(multiplyRoundingDown(1n, decimalRatio("1.9999"))).toBe(1n);
    expect(multiplyRoundingDown(3n, { numerator: 1n, denominator: 3n })).toBe(1n);
    expect(multiplyRoundingDown(-1n, { numerator: 1n, denominator: 2n })).toBe(-1n);
  });

  it("is the largest whole unit not above the exact product", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), decimals, (amountUnits, odds) => {
        const ratio = decimalRatio(odds);
        const rounded = multiplyRoundingDown(amountUnits, ratio);
        const exact = multiplyRatios(wholeRatio(amountUnits), ratio);
        expect(compareRatios(wholeRatio(rounded), exact)).toBeLessThanOrEqual(0);
        expect(compareRatios(wholeRatio(rounded + 1n), exact)).toBe(1);
      }),
      { seed, numRuns: 500 },
    );
  });

  it("loses nothing when two parts are added before the one rounding", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), decimals, decimals, (amountUnits, first, second) => {
        const together = multiplyRoundingDown(amountUnits, addRatios(decimalRatio(first), decimalRatio(second)));
        const apart = multiplyRoundingDown(amountUnits, decimalRatio(first)) + multiplyRoundingDown(amountUnits, decimalRatio(second));
        expect(together - apart === 0n || together - apart === 1n).toBe(true);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe("decimalRatio", () => {
  it.each(["", "1e3", "1.", ".5", "abc", "1,5", " 1"])("throws on %j", (text) => {
    expect(() => decimalRatio(text)).toThrow(RangeError);
    expect(isDecimalRatio(text)).toBe(false);
  });

  it("reads signs and leading zeros", () => {
    expect(decimalRatio("-0.05")).toEqual({ numerator: -5n, denominator: 100n });
  });
});

describe("division", () => {
  it("rounds down or truncates, which differ below zero only", () => {
    expect(divideRoundingDown(-7n, 2n)).toBe(-4n);
    expect(divideTruncating(-7n, 2n)).toBe(-3n);
    expect(divideRoundingDown(7n, 2n)).toBe(3n);
    expect(() => divideRoundingDown(1n, 0n)).toThrow(RangeError);
    expect(() => divideTruncating(1n, -1n)).toThrow(RangeError);
  });
});
