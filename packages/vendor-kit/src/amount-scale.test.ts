import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountDecimalsName, coarserThanUnits, finerThanUnits, scaleOfDecimals } from "./amount-scale.ts";

const amountUnits = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });

describe("a scale of hundred-thousandths", () => {
  const scale = finerThanUnits(10n);

  it("loses nothing, there and back", () => {
    fc.assert(
      fc.property(amountUnits, (units) => {
        expect(scale.fromWire(scale.toWire(units))).toBe(units);
      }),
      { seed: 1 },
    );
    expect(scale.toWire(125_000n)).toBe(1_250_000n);
  });

  it("refuses what is finer than a unit, below zero or larger than a ledger holds", () => {
    for (const wire of [1n, 9n, 100_001n, -10n, 10n ** 19n]) expect(scale.fromWire(wire)).toBeUndefined();
    expect(scale.fromWire(10n ** 19n - 10n)).toBe(10n ** 18n - 1n);
  });
});

describe("a scale of hundredths", () => {
  const scale = coarserThanUnits(100n);

  it("takes every amount exactly and never tells more than there is", () => {
    fc.assert(
      fc.property(amountUnits, (units) => {
        const told = scale.fromWire(scale.toWire(units));
        expect(told).toBeLessThanOrEqual(units);
        expect(units - (told ?? 0n)).toBeLessThan(100n);
      }),
      { seed: 2 },
    );
    expect([scale.fromWire(1_250n), scale.toWire(125_099n), scale.fromWire(-1n), scale.fromWire(10n ** 16n)]).toEqual([
      125_000n,
      1_250n,
      undefined,
      undefined,
    ]);
  });
});

it("integers count the protocol's decimals, or those that the vendor's terms name", () => {
  const balances = [undefined, "0", "2", "4", "5"].map((decimals) =>
    scaleOfDecimals(2, decimals === undefined ? undefined : { [amountDecimalsName]: decimals }).toWire(123_456n),
  );
  expect(balances).toEqual([1_234n, 12n, 1_234n, 123_456n, 1_234_560n]);
  expect(() => scaleOfDecimals(2, { [amountDecimalsName]: "9" })).toThrow("0 to 8");
});
