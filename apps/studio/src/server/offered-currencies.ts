import type { CurrencyCode } from "@lantern/money/currencies.ts";

/** Currencies in which the studio's stakes make sense. */
export const offeredCurrencies: readonly CurrencyCode[] = ["THB", "MMK", "PHP", "VND", "CNY", "USD", "USDT", "HKD", "MYR", "SGD", "INR"];

export function isOfferedCurrency(currency: string): boolean {
  return offeredCurrencies.some((offered) => offered === currency);
}
