import fc from "fast-check";
import { expect, test } from "vitest";
import { add, divide, fraction, multiply, ONE, subtract, toNumber, toPercent, ZERO } from "./fraction.ts";

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
