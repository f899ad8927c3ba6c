import type { AmountUnits } from "./amount.ts";
import { divideRoundingDown } from "./rounding.ts";

/** An exact rational number, not reduced: odds, shares, rates. The denominator is above zero. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const decimalRatioText = /^(-?)([0-9]{1,18})(?:\.([0-9]{1,12}))?$/;

export const ratioZero: Ratio = { numerator: 0n, denominator: 1n };

/**
 * Reads a decimal text ("99.5", "0.0125") exactly as a ratio. Throws on anything else:
 * odds and rates come from our own tables and rows, so a bad one is a broken invariant.
 */
export function decimalRatio(text: string): Ratio {
  const match = decimalRatioText.exec(text);
  if (match === null) throw new RangeError(`"${text}" is no decimal number; write it like 99.5.`);
  const [, sign = "", whole = "0", fraction = ""] = match;
  const magnitude = BigInt(whole + fraction);
  return { numerator: sign === "-" ? -magnitude : magnitude, denominator: 10n ** BigInt(fraction.length) };
}

export function isDecimalRatio(text: string): boolean {
  return decimalRatioText.test(text);
}

export function wholeRatio(value: bigint | number): Ratio {
  return { numerator: BigInt(value), denominator: 1n };
}

export function multiplyRatios(left: Ratio, right: Ratio): Ratio {
  return { numerator: left.numerator * right.numerator, denominator: left.denominator * right.denominator };
}

export function addRatios(left: Ratio, right: Ratio): Ratio {
  if (left.denominator === right.denominator) return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

/** Below zero, zero or above as `left` is less than, equal to or more than `right`. */
export function compareRatios(left: Ratio, right: Ratio): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** An amount times an exact ratio, rounded down once to the unit: the one rounding rule of winnings. */
export function multiplyRoundingDown(amountUnits: AmountUnits, ratio: Ratio): AmountUnits {
  return divideRoundingDown(amountUnits * ratio.numerator, ratio.denominator);
}

/**
 * A decimal text times an exact ratio as a decimal text with at most so many decimals, rounded down and without trailing zeros.
 * For prices of zero and above.
 */
export function scaleDecimalRoundingDown(text: string, ratio: Ratio, decimals: number): string {
  const { numerator, denominator } = multiplyRatios(decimalRatio(text), ratio);
  const scaled = divideRoundingDown(numerator * 10n ** BigInt(decimals), denominator);
  if (scaled < 0n) throw new RangeError(`"${text}" is below zero, and no price.`);
  const digits = scaled.toString().padStart(decimals + 1, "0");
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const whole = digits.slice(0, digits.length - decimals);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
