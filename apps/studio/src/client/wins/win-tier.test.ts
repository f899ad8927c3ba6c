import fc from "fast-check";
import { expect, test } from "vitest";
import { grandCountMs, grandTierOf, winTier } from "./win-tier.ts";

test.each([
  [0n, "none"],
  [1n, "return"],
  [100n, "return"],
  [101n, "win"],
  [999n, "win"],
  [1_000n, "big"],
  [2_499n, "big"],
  [2_500n, "huge"],
  [4_999n, "huge"],
  [5_000n, "enormous"],
  [900_000n, "enormous"],
] as const)("at a stake of 100, %d is %s", (win, tier) => {
  expect(winTier(win, 100n)).toBe(tier);
});

test("a win that does not exceed the stake is never celebrated, and a scene needs ten stakes at least", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 9n), (win, stake) => {
      const tier = winTier(win, stake);
      expect(tier === "none" || tier === "return").toBe(win <= stake);
      expect(grandTierOf(win, stake) !== null).toBe(win >= 10n * stake);
    }),
    { seed: 4 },
  );
});

test("a scene counts longer for a larger win, shorter in quick play, and never for more than eight seconds", () => {
  const at = (times: bigint, quick = false): number => grandCountMs(times * 100n, 100n, { quick });
  expect(at(25n)).toBeGreaterThan(at(10n));
  expect(at(200n)).toBeGreaterThan(at(25n));
  expect(at(25n, true)).toBeLessThan(at(25n));
  expect(at(1_000_000n)).toBe(at(1_000n));
  expect(at(1_000_000n)).toBeLessThanOrEqual(8_000);
});
