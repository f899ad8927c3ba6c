import { type AmountFormat, type AmountParse, type AmountUnits, parseAmount } from "./amount.ts";

export interface Currency {
  /** ISO 4217 code, or the customary one of a token. */
  readonly code: CurrencyCode;
  /** Decimals accepted in amounts on the wire. */
  readonly wireDecimals: number;
  /** Decimals that people write by custom; balances show 2 all the same (specification 9.9.1). */
  readonly customDecimals: number;
  /** Stands before the digits. */
  readonly symbol: string;
  /** The smallest amount that may be staked or moved, in units. */
  readonly minimumUnits: AmountUnits;
}

const currencyCodes = ["THB", "MMK", "PHP", "VND", "IDR", "MYR", "KHR", "LAK", "SGD", "INR", "CNY", "HKD", "USD", "USDT"] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

function currency(code: CurrencyCode, symbol: string, wireDecimals: number, customDecimals: number, minimumUnits: AmountUnits): Currency {
  return { code, symbol, wireDecimals, customDecimals, minimumUnits };
}

/** Every currency that a merchant may offer its members. */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  THB: currency("THB", "฿", 2, 2, 100n),
  MMK: currency("MMK", "K", 2, 0, 100n),
  PHP: currency("PHP", "₱", 2, 2, 100n),
  VND: currency("VND", "₫", 2, 0, 100n),
  IDR: currency("IDR", "Rp", 2, 0, 100n),
  MYR: currency("MYR", "RM", 2, 2, 100n),
  KHR: currency("KHR", "៛", 2, 0, 100n),
  LAK: currency("LAK", "₭", 2, 0, 100n),
  SGD: currency("SGD", "S$", 2, 2, 100n),
  INR: currency("INR", "₹", 2, 2, 100n),
  CNY: currency("CNY", "¥", 4, 2, 1n),
  HKD: currency("HKD", "HK$", 2, 2, 100n),
  USD: currency("USD", "$", 2, 2, 100n),
  USDT: currency("USDT", "₮", 4, 2, 1n),
};

/** The currency of the default number format, which shows 4 decimals (specification 9.9.2). */
export const defaultCurrencyCode: CurrencyCode = "CNY";

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === "string" && Object.hasOwn(currencies, code);
}

/** Reads an amount in a currency, with that currency's decimals. */
export function parseCurrencyAmount(wire: unknown, code: CurrencyCode, negative: AmountFormat["negative"] = "refused"): AmountParse {
  return parseAmount(wire, { decimalsMax: currencies[code].wireDecimals, negative });
}
