/** Money in code and in the database: 1 unit is 1/10,000 of the currency unit. Never a floating-point number. */
export type AmountUnits = bigint;

/** How many units make one currency unit (one baht, one dong). */
export const unitsPerCurrencyUnit = 10_000n;

/** The finest decimals that our unit can hold. */
export const unitDecimals = 4;

/** The largest amount that a database `bigint` holds, in units. */
export const amountUnitsMax: AmountUnits = 2n ** 63n - 1n;

/**
 * Why an amount on the wire was refused.
 * - `not_an_amount`: no plain decimal text and no finite number (null, true, "1e3", "", " 1", "01", "+1", "-0", arrays).
 * - `too_many_decimals`: more decimals written than the currency takes.
 * - `negative`: below zero where only amounts from zero are meant.
 * - `too_large`: more than `amountUnitsMax`.
 * - `too_many_digits`: a JSON number of more than 15 digits, which may already have lost some; send it as text.
 */
export type AmountFault = "not_an_amount" | "too_many_decimals" | "negative" | "too_large" | "too_many_digits";

export type AmountParse = { readonly ok: true; readonly amountUnits: AmountUnits } | { readonly ok: false; readonly reason: AmountFault };

export interface AmountFormat {
  /** Decimals that the wire takes for this currency, 0–4. */
  readonly decimalsMax: number;
  /** Below-zero amounts are refused unless `allowed` (net positions, corrections). */
  readonly negative?: "allowed" | "refused";
}

const decimalText = /^(-?)(0|[1-9][0-9]{0,17})(?:\.([0-9]{1,4}))?$/;
const tooManyDecimalsText = /^-?(?:0|[1-9][0-9]{0,17})\.[0-9]{5,}$/;
const textLengthMax = 64;
const exactDoubleDigits = 15;

/**
 * Reads an amount from the wire: a decimal text ("12.50") or a finite number (12.5).
 * Decimals are counted as they are written: "1.00" is refused for a currency that takes none.
 */
export function parseAmount(wire: unknown, format: AmountFormat): AmountParse {
  if (typeof wire === "string") return parseText(wire, format);
  if (typeof wire === "number") return parseNumber(wire, format);
  return { ok: false, reason: "not_an_amount" };
}

/**
 * Writes units as the wire's decimal text, exactly: 125000n is "12.5", or "12.50" with `decimalsMin` 2.
 * Nothing is rounded away; `decimalsMin` only pads with zeros (0–4).
 */
export function formatAmount(amountUnits: AmountUnits, decimalsMin = 0): string {
  const sign = amountUnits < 0n ? "-" : "";
  const magnitude = amountUnits < 0n ? -amountUnits : amountUnits;
  const whole = magnitude / unitsPerCurrencyUnit;
  const fraction = (magnitude % unitsPerCurrencyUnit).toString().padStart(unitDecimals, "0").replace(/0+$/, "").padEnd(decimalsMin, "0");
  return fraction === "" ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

function parseText(text: string, format: AmountFormat): AmountParse {
  if (text.length > textLengthMax) return { ok: false, reason: "not_an_amount" };
  const match = decimalText.exec(text);
  if (match === null) return { ok: false, reason: tooManyDecimalsText.test(text) ? "too_many_decimals" : "not_an_amount" };
  const [, sign = "", whole = "0", fraction = ""] = match;
  const magnitude = BigInt(whole) * unitsPerCurrencyUnit + BigInt(fraction.padEnd(unitDecimals, "0"));
  if (sign === "-" && magnitude === 0n) return { ok: false, reason: "not_an_amount" };
  if (sign === "-" && format.negative !== "allowed") return { ok: false, reason: "negative" };
  if (fraction.length > format.decimalsMax) return { ok: false, reason: "too_many_decimals" };
  if (magnitude > amountUnitsMax) return { ok: false, reason: "too_large" };
  return { ok: true, amountUnits: sign === "-" ? -magnitude : magnitude };
}

function parseNumber(value: number, format: AmountFormat): AmountParse {
  if (!Number.isFinite(value)) return { ok: false, reason: "not_an_amount" };
  const text = String(value);
  // JavaScript writes an exponent from 1e21 up and below 1e-6 only.
  if (text.includes("e")) return { ok: false, reason: Math.abs(value) >= 1 ? "too_large" : "too_many_decimals" };
  const parsed = parseText(text, format);
  if (!parsed.ok) return parsed;
  const digits = text.replace(/[-.]/g, "").replace(/^0+/, "");
  // A double carries any decimal of 15 digits faithfully, and no longer one.
  return digits.length > exactDoubleDigits ? { ok: false, reason: "too_many_digits" } : parsed;
}
