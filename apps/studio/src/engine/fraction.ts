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

export function wholeNumber(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
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

/** A fraction of hundredths as a decimal text without needless zeros, such as "204.7". @throws RangeError when it is finer */
export function toDecimal({ numerator, denominator }: Fraction): string {
  if ((numerator * 100n) % denominator !== 0n) throw new RangeError(`${numerator}/${denominator} is finer than hundredths.`);
  return String(Number((numerator * 100n) / denominator) / 100);
}

/** The square root to the nearest hundredth, as "6.51". */
export function rootText({ numerator, denominator }: Fraction): string {
  // Twice the root in hundredths, cut to a whole number, says on which side of a half the root lies.
  const doubled = wholeRoot((numerator * 40_000n) / denominator);
  const hundredths = (doubled + 1n) / 2n;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;
}

/** The largest integer whose square is not above a value, by Newton's steps. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

function greatestSharedFactor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
