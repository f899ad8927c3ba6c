import { unitsPerCurrencyUnit } from "@lantern/money/amount.ts";

/** Whole currency units as units: `whole(5)` is 5.00. */
export function whole(currencyUnits: number): bigint {
  return BigInt(currencyUnits) * unitsPerCurrencyUnit;
}
