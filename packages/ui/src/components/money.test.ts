import fc from "fast-check";
import { expect, it } from "vitest";
import { amountBetween } from "./money.tsx";

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((units) => {
  const digits = (units < 0n ? -units : units).toString().padStart(5, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
});

it("counts from one amount to the other, exact at the end and never beyond it", () => {
  fc.assert(
    fc.property(amounts, amounts, fc.double({ min: 0, max: 1, noNaN: true }), (start, end, fraction) => {
      expect(amountBetween(start, end, 1)).toBe(end);
      const between = Number(amountBetween(start, end, fraction));
      const [low, high] = [Number(start), Number(end)].toSorted((a, b) => a - b);
      expect(between).toBeGreaterThanOrEqual(low ?? 0);
      expect(between).toBeLessThanOrEqual(high ?? 0);
    }),
    { seed: 20260301, numRuns: 300 },
  );
});
