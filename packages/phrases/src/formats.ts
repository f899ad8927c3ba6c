import { formattingLocale, languageByCode, type LanguageCode, type NumberSeparators } from "./languages.ts";

/**
 * How numbers, money, dates and times are shown, in one place. Digits are Latin and years Gregorian in every language
 * (specification 2.41.1 fixes DD/MM/YYYY). Nothing here touches floating point: amounts come as decimal strings or integer units.
 */

/** Decimals that integer units carry: 1 unit is 1/10,000 of the currency unit. */
const unitDecimals = 4;

/** Shown in place of a balance that its owner has hidden; the count of asterisks tells nothing about the amount. */
export const maskedAmount = "******";

/** Shown where a countdown has nothing to count (specification 4.9.1). */
export const emptyCountdown = "--:--:--";

export interface AmountFormat {
  readonly language: LanguageCode;
  /** Decimals shown; further ones are cut off, never rounded up. Default 2 (specification 9.9.1). */
  readonly decimals?: number;
  /** A plus before amounts above zero, for gains and losses. */
  readonly sign?: "negative" | "always";
}

export interface MoneyFormat extends AmountFormat {
  /** ISO 4217 code. */
  readonly currency: string;
}

/** An amount of the wire, for example `"-1234.5"` as `-1,234.50`. @throws RangeError when it is no decimal string. */
export function formatAmount(decimal: string, options: AmountFormat): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (parts === null) throw new RangeError(`"${decimal}" is not a decimal amount such as "1234.5".`);
  const [, minus = "", whole = "", fraction = ""] = parts;
  const decimals = options.decimals ?? 2;
  const { separators } = languageByCode(options.language);
  const shown = fraction.slice(0, decimals).padEnd(decimals, "0");
  const digits = groupThousands(whole, separators) + (decimals > 0 ? separators.decimal + shown : "");
  const isZero = /^0*$/.test(whole + shown);
  if (isZero) return digits;
  if (minus === "-") return `-${digits}`;
  return options.sign === "always" ? `+${digits}` : digits;
}

/** An amount in integer units of 1/10,000. */
export function formatAmountUnits(units: bigint, options: AmountFormat): string {
  return formatAmount(decimalOfUnits(units), options);
}

/** An amount of the wire with its currency's sign, for example `฿1,234.50`. @throws RangeError when it is no decimal string. */
export function formatMoney(decimal: string, options: MoneyFormat): string {
  const amount = formatAmount(decimal, options);
  const sign = /^[+-]/.exec(amount)?.[0] ?? "";
  const digits = amount.slice(sign.length);
  const symbol = currencySymbols[options.currency];
  if (symbol === undefined) return `${sign}${digits}\u00a0${options.currency}`;
  return symbol.place === "before" ? `${sign}${symbol.text}${digits}` : `${sign}${digits}\u00a0${symbol.text}`;
}

/** Integer units of 1/10,000 with their currency's sign. */
export function formatMoneyUnits(units: bigint, options: MoneyFormat): string {
  return formatMoney(decimalOfUnits(units), options);
}

/** A currency's sign alone, for amount fields; the code where no sign is known. */
export function currencySymbol(currency: string): string {
  return currencySymbols[currency]?.text ?? currency;
}

/** A count, such as `12,480`. @throws RangeError when it is not a whole number. */
export function formatCount(count: number | bigint, options: { readonly language: LanguageCode }): string {
  if (typeof count === "number" && !Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number.`);
  return formatAmount(count.toString(), { language: options.language, decimals: 0 });
}

/** A percentage given in per cent as a decimal string: `"12.5"` is `12.5%`; zeros at the end are left out. */
export function formatPercent(percent: string, options: { readonly language: LanguageCode }): string {
  const decimals = percent.replace(/0+$/, "").split(".")[1]?.length ?? 0;
  return `${formatAmount(percent, { language: options.language, decimals: percent.includes(".") ? decimals : 0 })}%`;
}

export interface TimeFormat {
  /** IANA zone: the merchant's, since members read the merchant's time wherever they are. */
  readonly timeZone: string;
}

/** A day as DD/MM/YYYY. */
export function formatDate(instant: Date | number | string, options: TimeFormat): string {
  const { day, month, year } = partsOf(instant, options);
  return `${day}/${month}/${year}`;
}

/** A time of day as HH:mm, or HH:mm:ss. */
export function formatTime(instant: Date | number | string, options: TimeFormat & { readonly seconds?: boolean }): string {
  const { hour, minute, second } = partsOf(instant, options);
  return options.seconds === true ? `${hour}:${minute}:${second}` : `${hour}:${minute}`;
}

/** A day and a time as DD/MM/YYYY HH:mm, or with seconds. */
export function formatDateTime(instant: Date | number | string, options: TimeFormat & { readonly seconds?: boolean }): string {
  return `${formatDate(instant, options)} ${formatTime(instant, options)}`;
}

/** The name of a weekday in the language, for example for a draw's schedule. */
export function formatWeekday(instant: Date | number | string, options: TimeFormat & { readonly language: LanguageCode }): string {
  const locale = formattingLocale(options.language);
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: options.timeZone }).format(instantOf(instant));
}

/**
 * Time left as `mm:ss`, or `h:mm:ss` from one hour on (specification 4.9.2).
 * @param remainingMs milliseconds left; null where nothing is on sale. Zero and below show as empty.
 */
export function formatCountdown(remainingMs: number | null): string {
  if (remainingMs === null || remainingMs <= 0) return emptyCountdown;
  const seconds = Math.floor(remainingMs / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

interface CurrencySymbol {
  readonly text: string;
  readonly place: "before" | "after";
}

const currencySymbols: Readonly<Record<string, CurrencySymbol>> = {
  CNY: { text: "¥", place: "before" },
  EUR: { text: "€", place: "before" },
  MMK: { text: "Ks", place: "after" },
  PHP: { text: "₱", place: "before" },
  THB: { text: "฿", place: "before" },
  USD: { text: "$", place: "before" },
  VND: { text: "₫", place: "after" },
};

function decimalOfUnits(units: bigint): string {
  const magnitude = (units < 0n ? -units : units).toString().padStart(unitDecimals + 1, "0");
  const whole = magnitude.slice(0, -unitDecimals);
  return `${units < 0n ? "-" : ""}${whole}.${magnitude.slice(-unitDecimals)}`;
}

function groupThousands(whole: string, separators: NumberSeparators): string {
  const digits = whole.replace(/^0+(?=\d)/, "");
  return digits.replace(/\B(?=(\d{3})+$)/g, separators.group);
}

type DatePart = "day" | "month" | "year" | "hour" | "minute" | "second";

const clocks = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: Date | number | string, { timeZone }: TimeFormat): Record<DatePart, string> {
  const parts: Record<DatePart, string> = { day: "", month: "", year: "", hour: "", minute: "", second: "" };
  for (const { type, value } of clockOf(timeZone).formatToParts(instantOf(instant))) {
    if (type in parts) parts[type as DatePart] = value;
  }
  return parts;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const existing = clocks.get(timeZone);
  if (existing !== undefined) return existing;
  const twoDigit = "2-digit";
  const clock = new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", {
    timeZone,
    day: twoDigit,
    month: twoDigit,
    year: "numeric",
    hour: twoDigit,
    minute: twoDigit,
    second: twoDigit,
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

function instantOf(instant: Date | number | string): Date {
  const date = instant instanceof Date ? instant : new Date(instant);
  if (Number.isNaN(date.getTime()))
    throw new RangeError(`"${String(instant)}" is not a point in time; give epoch milliseconds or ISO 8601.`);
  return date;
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, "0");
}
