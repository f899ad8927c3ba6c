/**
 * Chi-square of observed counts against expected shares, and the probability of a value at least that large by chance.
 * Shares add up to 1; every expected count should be 5 or more.
 */
export function chiSquareTest(counts: readonly number[], shares: readonly number[]): { statistic: number; probability: number } {
  if (counts.length !== shares.length || counts.length < 2) throw new RangeError("Counts and shares come in pairs, two or more.");
  const total = counts.reduce((sum, count) => sum + count, 0);
  const statistic = counts.reduce((sum, count, place) => {
    const expected = total * (shares[place] as number);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return { statistic, probability: upperChiSquare(statistic, counts.length - 1) };
}

/** Chi-square against equal shares. */
export function uniformityTest(counts: readonly number[]): { statistic: number; probability: number } {
  return chiSquareTest(
    counts,
    counts.map(() => 1 / counts.length),
  );
}

/** How far the correlation of each value with the next lies from 0, in standard deviations. */
export function serialCorrelationScore(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let covariance = 0;
  let variance = 0;
  for (const [place, value] of values.entries()) {
    variance += (value - mean) ** 2;
    const next = values[place + 1];
    if (next !== undefined) covariance += (value - mean) * (next - mean);
  }
  return (covariance / variance) * Math.sqrt(values.length);
}

/** Wald–Wolfowitz: how far the number of runs of true and false lies from its mean, in standard deviations. */
export function runsScore(flags: readonly boolean[]): number {
  const yes = flags.filter(Boolean).length;
  const no = flags.length - yes;
  const runs = flags.reduce((count, flag, place) => (place > 0 && flags[place - 1] === flag ? count : count + 1), 0);
  const mean = (2 * yes * no) / flags.length + 1;
  const variance = ((mean - 1) * (mean - 2)) / (flags.length - 1);
  return (runs - mean) / Math.sqrt(variance);
}

/** The probability that a normal variable lies at least so many deviations from its mean, on either side. */
export function twoSidedProbability(score: number): number {
  return upperChiSquare(score ** 2, 1);
}

/** P(X ≥ statistic) of a chi-square variable: the regularised upper incomplete gamma function. */
export function upperChiSquare(statistic: number, degrees: number): number {
  if (statistic <= 0) return 1;
  const shape = degrees / 2;
  const x = statistic / 2;
  return x < shape + 1 ? 1 - lowerGammaSeries(shape, x) : upperGammaFraction(shape, x);
}

const stepsMax = 10_000;
const precision = 1e-14;

function lowerGammaSeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < stepsMax && Math.abs(term) > Math.abs(sum) * precision; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum * Math.exp(shape * Math.log(x) - x - logGamma(shape));
}

/** Lentz's method for the continued fraction of the upper part. */
function upperGammaFraction(shape: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - shape;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < stepsMax; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b || tiny);
    c = b + a / c || tiny;
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) < precision) break;
  }
  return fraction * Math.exp(shape * Math.log(x) - x - logGamma(shape));
}

/** Logarithm of the gamma function above 0: Stirling's series, reached by the recurrence Γ(x + 1) = x Γ(x). */
function logGamma(value: number): number {
  let shift = 0;
  let x = value;
  for (; x < 12; x += 1) shift += Math.log(x);
  const square = x * x;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}
