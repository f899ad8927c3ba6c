import { parseAmount } from "@lantern/money/amount.ts";
import { currencies, type CurrencyCode } from "@lantern/money/currencies.ts";
import { displayBalance, groupAmount } from "@lantern/money/display.ts";

/** A decimal text of the wire with its currency's sign, two decimals, cut off; `always` puts a plus before gains. Unreadable text stays as it is. */
export function displayMoney(amount: string, currency: string, sign?: "always"): string {
  const read = parseAmount(amount, { decimalsMax: 4, negative: "allowed" });
  if (!read.ok) return amount;
  const shown = isCurrency(currency) ? displayBalance(read.amountUnits, currency) : `${groupAmount(read.amountUnits, 2)} ${currency}`;
  return sign === "always" && read.amountUnits > 0n ? `+${shown}` : shown;
}

function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}
