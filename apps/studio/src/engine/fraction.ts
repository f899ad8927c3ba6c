/** An exact rational number; the denominator is positive and the two share no factor. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** @throws RangeError when the denominator is 0 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError("A fraction needs a denominator other than 0.");
  const sign = denominator < 0n ? -1n : 1n;
  const shared = greatestSharedFactor(numerator, denominator) || 1n;
  return { numerator: (sign * numerator) / shared, denominator: (sign * denominator) / shared };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** For display and statistics only; never for money. */
export function toNumber(a: Fraction): number {
  const scale = 10n ** 15n;
  return Number((a.numerator * scale) / a.denominator) / Number(scale);
}

/** Hundredths of a per cent, rounded to the nearest, as "96.18". */
export function toPercent(a: Fraction): string {
  const hundredths = (a.numerator * 20_000n + a.denominator) / (2n * a.denominator);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

function greatestSharedFactor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
