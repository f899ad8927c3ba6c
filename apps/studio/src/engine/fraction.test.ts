import fc from "fast-check";
import { expect, test } from "vitest";
import { add, divide, fraction, multiply, ONE, rootText, subtract, toDecimal, toNumber, toPercent, ZERO } from "./fraction.ts";

const anyFraction = fc.tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 999n })).map(([n, d]) => fraction(n, d));

test("fractions keep the laws of arithmetic and their lowest terms", () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(add(a, b)).toEqual(add(b, a));
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
    }),
    { seed: 1, numRuns: 200 },
  );
  expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
  expect(fraction(0n, 5n)).toEqual(ZERO);
  expect(() => fraction(1n, 0n)).toThrow(RangeError);
});

test("a fraction is shown in per cent with two decimals, rounded to the nearest", () => {
  expect(toPercent(fraction(2n, 3n))).toBe("66.67");
  expect(toPercent(fraction(1n, 3n))).toBe("33.33");
  expect(toPercent(fraction(1n, 20n))).toBe("5.00");
  expect(toPercent(ONE)).toBe("100.00");
  expect(toNumber(fraction(1n, 8n))).toBe(0.125);
});

test("a fraction of hundredths is shown as it is, a finer one not at all", () => {
  expect([fraction(600n, 1n), fraction(2047n, 10n), fraction(48_192n, 25n)].map(toDecimal)).toEqual(["600", "204.7", "1927.68"]);
  expect(() => toDecimal(fraction(1n, 3n))).toThrow(RangeError);
});

test("a root is shown to the nearest hundredth", () => {
  expect([fraction(0n, 1n), fraction(1n, 4n), fraction(2n, 1n), fraction(3n, 1n), fraction(10n ** 40n, 1n)].map(rootText)).toEqual([
    "0.00",
    "0.50",
    "1.41",
    "1.73",
    `1${"0".repeat(20)}.00`,
  ]);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (hundredths) => {
      const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
      expect(rootText(fraction(hundredths ** 2n, 10_000n))).toBe(text);
      // Half a hundredth further on it rounds up, just below it does not.
      const half = fraction((2n * hundredths + 1n) ** 2n, 40_000n);
      expect(rootText(half)).not.toBe(text);
      expect(rootText(subtract(half, fraction(1n, 40_000n)))).toBe(text);
    }),
    { seed: 3, numRuns: 200 },
  );
});
