/** How a test of chance came out. */
export interface ChanceOutcome {
  /** Chi-square where there are degrees of freedom, else standard deviations from the mean. */
  readonly statistic: number;
  readonly degrees: number | undefined;
  /** P(a statistic at least that large | every outcome by chance): from 0 to 1, each value alike where chance rules. */
  readonly probability: number;
}

/**
 * Chi-square of observed counts against the shares that chance gives them (Knuth, TAOCP 2, 3.3.1). Cells that expect fewer than
 * `expectedMin` are put together, as the distribution holds for well filled cells only.
 * @throws RangeError where counts and shares are no pairs, the shares do not add up to 1, or fewer than two cells are left.
 */
export function chiSquareTest(counts: readonly number[], shares: readonly number[], expectedMin: number): ChanceOutcome {
  if (counts.length !== shares.length) throw new RangeError("Counts and shares come in pairs.");
  const sum = shares.reduce((total, share) => total + share, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new RangeError(`Shares add up to 1, not ${sum}.`);
  const cells = filledCells(counts, shares, expectedMin);
  if (cells.length < 2) throw new RangeError("A chi-square takes two cells or more: the sample is too small.");
  const statistic = cells.reduce((total, { seen, expected }) => total + (seen - expected) ** 2 / expected, 0);
  const degrees = cells.length - 1;
  return { statistic, degrees, probability: upperChiSquare(statistic, degrees) };
}

interface Cell {
  readonly seen: number;
  readonly expected: number;
}

function filledCells(counts: readonly number[], shares: readonly number[], expectedMin: number): readonly Cell[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cells = counts.map((seen, place): Cell => ({ seen, expected: total * (shares[place] ?? 0) }));
  const filled = cells.filter(({ expected }) => expected >= expectedMin).toSorted((left, right) => left.expected - right.expected);
  const rest = together(cells.filter(({ expected }) => expected < expectedMin));
  if (rest.expected >= expectedMin) return [rest, ...filled];
  const [smallest, ...others] = filled;
  return smallest === undefined ? [] : [together([rest, smallest]), ...others];
}

function together(cells: readonly Cell[]): Cell {
  return cells.reduce((sum, cell) => ({ seen: sum.seen + cell.seen, expected: sum.expected + cell.expected }), { seen: 0, expected: 0 });
}

/** A score of a normal variable, in standard deviations from its mean, as an outcome. */
export function normalTest(score: number): ChanceOutcome {
  const beyond = upperChiSquare(score ** 2, 1) / 2;
  return { statistic: score, degrees: undefined, probability: score > 0 ? beyond : 1 - beyond };
}

/**
 * P(X ≥ statistic) of a chi-square variable: the regularised upper incomplete gamma function (Abramowitz and Stegun 26.4.19), by its
 * series (6.5.29) below the mean and its continued fraction (6.5.31) above.
 */
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
