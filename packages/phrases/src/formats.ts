import { formattingLocale, type LanguageCode } from "./languages.ts";

/**
 * How counts, percentages, dates and times are shown, in one place: Latin digits, commas by thousands and Gregorian years in every
 * language (specification 2.41.1 fixes DD/MM/YYYY). Money is shown by the money package, a draw's countdown by the rules.
 */

/** A count, such as `12,480`. @throws RangeError when it is not a whole number. */
export function formatCount(count: number | bigint): string {
  if (typeof count === "number" && !Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number.`);
  return groupThousands(count.toString());
}

/** A percentage given in per cent as a decimal string: `"12.50"` is `12.5%`. @throws RangeError when it is no decimal string. */
export function formatPercent(percent: string): string {
  const parts = /^(-?\d+)(?:\.(\d+))?$/.exec(percent);
  if (parts === null) throw new RangeError(`"${percent}" is not a decimal number such as "12.5".`);
  const [, whole = "", fraction = ""] = parts;
  const decimals = fraction.replace(/0+$/, "");
  return `${groupThousands(whole)}${decimals === "" ? "" : `.${decimals}`}%`;
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

function groupThousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ",");
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
