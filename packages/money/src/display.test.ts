import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "./amount.ts";
import { currencies, isCurrencyCode, parseCurrencyAmount } from "./currencies.ts";
import { displayAmount, displayBalance, displayCustomAmount, formatBalanceText, groupAmount } from "./display.ts";

describe("balances", () => {
  it("9.9.1 a balance shows 2 decimals, cut off and never rounded up, in every currency", () => {
    expect(displayBalance(12_345_699n, "THB")).toBe("฿1,234.56");
    expect(displayBalance(50_000_000n, "VND")).toBe("₫5,000.00");
    expect(displayBalance(99n, "MMK")).toBe("K0.00");
    expect(displayBalance(-12_345_699n, "THB")).toBe("-฿1,234.56");
    expect(displayBalance(-99n, "THB")).toBe("฿0.00");
  });

  it("9.9.2 the default number format shows 4 decimals in CNY", () => {
    expect(displayAmount(12_345_678n)).toBe("¥1,234.5678");
    expect(displayAmount(10_000n)).toBe("¥1.0000");
  });

  it("writes the wire's balance with exactly 2 decimals and no grouping", () => {
    expect(formatBalanceText(123_456_789_999n)).toBe("12345678.99");
    expect(formatBalanceText(0n)).toBe("0.00");
  });

  it("writes an amount by the currency's custom and never hides a part of it", () => {
    expect(displayCustomAmount(50_000_000n, "VND")).toBe("₫5,000");
    expect(displayCustomAmount(5_000n, "VND")).toBe("₫0.50");
    expect(displayCustomAmount(10_000n, "PHP")).toBe("₱1.00");
    expect(displayCustomAmount(10_001n, "PHP")).toBe("₱1.0001");
  });

  it("groups by thousands whatever the size, and shows the amount's own digits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (amountUnits) => {
        const shown = groupAmount(amountUnits, 4);
        expect(shown).toMatch(/^[0-9]{1,3}(,[0-9]{3})*\.[0-9]{4}$/);
        expect(BigInt(shown.replace(/[,.]/g, ""))).toBe(amountUnits);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it("refuses decimals that the unit cannot show", () => {
    expect(() => groupAmount(1n, 5)).toThrow(RangeError);
  });
});

describe("currencies", () => {
  it("holds the markets' currencies under their own codes, with a smallest amount that the wire can write", () => {
    for (const [code, currency] of Object.entries(currencies)) {
      expect(currency.code).toBe(code);
      expect(currency.minimumUnits % 10n ** BigInt(4 - currency.wireDecimals)).toBe(0n);
    }
    for (const code of ["THB", "MMK", "PHP", "VND"]) expect(isCurrencyCode(code)).toBe(true);
    expect(isCurrencyCode("toString")).toBe(false);
    expect(isCurrencyCode("XXX")).toBe(false);
  });

  it("reads an amount with the currency's own decimals", () => {
    expect(parseCurrencyAmount("0.0001", "CNY")).toEqual({ ok: true, amountUnits: 1n });
    expect(parseCurrencyAmount("0.001", "THB")).toEqual({ ok: false, reason: "too_many_decimals" });
    expect(parseCurrencyAmount("-1", "THB", "allowed")).toEqual(parseAmount("-1", { decimalsMax: 2, negative: "allowed" }));
  });
});
