import { type AmountUnits, unitDecimals } from "./amount.ts";
import { type CurrencyCode, currencies, defaultCurrencyCode } from "./currencies.ts";
import { divideTruncating } from "./rounding.ts";

/** Balances show 2 decimals in every currency (specification 9.9.1). */
export const balanceDecimals = 2;

/** The number format where nothing else is said shows 4 decimals (specification 9.9.2). */
export const defaultDecimals = 4;

/** What stands in the place of a hidden balance: a fixed count, so that its length says nothing (specification 4.13). */
export const maskedAmount = "******";

/** Digits with `,` by thousands and `.` before decimals that are cut off, not rounded: 1234567899n is "123,456.78" with 2. */
export function groupAmount(amountUnits: AmountUnits, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > unitDecimals) {
    throw new RangeError(`Decimals run from 0 to ${unitDecimals}, not ${decimals}.`);
  }
  const shown = divideTruncating(amountUnits, 10n ** BigInt(unitDecimals - decimals));
  const digits = (shown < 0n ? -shown : shown).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:[0-9]{3})+$)/g, ",");
  const fraction = digits.slice(digits.length - decimals);
  return `${shown < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The wallet call's `sumBalance` (specification 3.8): plain digits, exactly 2 decimals, cut off. */
export function formatBalanceText(amountUnits: AmountUnits): string {
  return groupAmount(amountUnits, balanceDecimals).replaceAll(",", "");
}

/** A balance as a person sees it: symbol before, 2 decimals cut off, Latin digits in every language. */
export function displayBalance(amountUnits: AmountUnits, code: CurrencyCode): string {
  return withSymbol(groupAmount(amountUnits, balanceDecimals), code);
}

/** An amount where nothing else is said: 4 decimals, CNY (specification 9.9.2). */
export function displayAmount(amountUnits: AmountUnits, code: CurrencyCode = defaultCurrencyCode): string {
  return withSymbol(groupAmount(amountUnits, defaultDecimals), code);
}

/** An amount by the currency's custom, widened when that would hide a part of it: ₫5,000, but ₫0.50. */
export function displayCustomAmount(amountUnits: AmountUnits, code: CurrencyCode): string {
  let decimals = currencies[code].customDecimals;
  while (decimals < unitDecimals && amountUnits % 10n ** BigInt(unitDecimals - decimals) !== 0n) decimals += 1;
  // A single decimal of a currency unit is written with two, as coins are.
  return withSymbol(groupAmount(amountUnits, decimals === 1 ? balanceDecimals : decimals), code);
}

function withSymbol(digits: string, code: CurrencyCode): string {
  const symbol = currencies[code].symbol;
  return digits.startsWith("-") ? `-${symbol}${digits.slice(1)}` : `${symbol}${digits}`;
}
