import { type ChanceOutcome, chiSquareTest, normalTest, upperChiSquare } from "./chi-square.ts";
import { differentShare, orderCells, orderLength, orderOf, risingShare } from "./arrangements.ts";

/** Drawn values in their order, scaled to 0 … size − 1; each equally likely and independent of the others where chance rules. */
export interface Sample {
  readonly values: readonly number[];
  readonly size: number;
  /** What their digits count in; `size` is a power of it. */
  readonly base: number;
}

/** A test of Knuth, TAOCP 2, 3.3.2, with shares that are exact for whole values, in which the same can come again. */
export interface ChanceTest {
  readonly name: string;
  /** Which of the drawn text it looks at, in words for the report. */
  readonly of: string;
  /** @param expectedMin how many a cell of its chi-square must expect */
  measure(sample: Sample, expectedMin: number): ChanceOutcome;
}

/** Knuth's A: every value comes equally often; of many values their ends, as far as each expects enough. */
const frequency: ChanceTest = {
  name: "chi-square",
  of: "values",
  measure: ({ values, size, base }, expectedMin) => {
    let cells = size;
    while (cells > base && values.length / cells < expectedMin) cells /= base;
    return compare(cells, values, (value) => value % cells, equalShares(cells), expectedMin);
  },
};

/** The same of every digit at its own place. */
const places: ChanceTest = {
  name: "chi-square by place",
  of: "digits",
  measure: ({ values, size, base }, expectedMin) => {
    const count = digitCount(size, base);
    const digits = digitsOf({ values, size, base }).map((digit, at) => (at % count) * base + digit);
    // Every place sums to the same: its digits have one degree of freedom less than there are of them.
    const outcomes = Array.from({ length: count }, (_, place) =>
      compare(
        base,
        digits.filter((cell) => Math.floor(cell / base) === place),
        (cell) => cell % base,
        equalShares(base),
        expectedMin,
      ),
    );
    return sumOf(outcomes);
  },
};

/** Knuth's B: the last digits of a value and of the next come as pairs equally often. A value is in one pair only. */
const serial: ChanceTest = {
  name: "serial",
  of: "last digits",
  measure: ({ values, base }, expectedMin) => {
    const pairs = groupsOf(values, 2);
    return compare(
      base ** 2,
      pairs,
      ([first = 0, second = 0]) => (first % base) * base + (second % base),
      equalShares(base ** 2),
      expectedMin,
    );
  },
};

/** Knuth's K, with the mean and variance that chance gives instead of those of the sample. */
const serialCorrelation: ChanceTest = {
  name: "serial correlation",
  of: "values",
  measure: ({ values, size }) => {
    const mean = (size - 1) / 2;
    const variance = (size ** 2 - 1) / 12;
    let sum = 0;
    for (let at = 1; at < values.length; at += 1) sum += ((values[at - 1] ?? 0) - mean) * ((values[at] ?? 0) - mean);
    return normalTest(sum / variance / Math.sqrt(values.length - 1));
  },
};

const gapMax = 200;

/** Knuth's C: how many digits go by until a zero comes again. The one that is still open at the end does not count. */
const gap: ChanceTest = {
  name: "gap",
  of: "digits",
  measure: (sample, expectedMin) => {
    const gaps: number[] = [];
    let length = 0;
    for (const digit of digitsOf(sample)) {
      if (digit === 0) gaps.push(Math.min(length, gapMax));
      length = digit === 0 ? 0 : length + 1;
    }
    const stays = 1 - 1 / sample.base;
    const shares = Array.from({ length: gapMax }, (_, cell) => stays ** cell / sample.base);
    return compare(gapMax + 1, gaps, (cell) => cell, [...shares, stays ** gapMax], expectedMin);
  },
};

/** Stirling numbers of the second kind: ways to part five into 1–5 heaps. */
const heapsOfFive = [1, 15, 25, 10, 1] as const;

/** Knuth's D, in the simpler form: how many different digits are among five. */
const poker: ChanceTest = {
  name: "poker",
  of: "digits",
  measure: (sample, expectedMin) => {
    const hands = groupsOf(digitsOf(sample), 5);
    const shares = heapsOfFive.map((heaps, cell) => heaps * differentShare(sample.base, cell + 1, 5));
    return compare(5, hands, (hand) => new Set(hand).size - 1, shares, expectedMin);
  },
};

/** Knuth's F: every order of four values, with the orders in which some are equal. */
const permutation: ChanceTest = {
  name: "permutation",
  of: "values",
  measure: ({ values, size }, expectedMin) => {
    const shares = orderCells.map((order) => risingShare(size, Math.max(...order) + 1, orderLength));
    return compare(orderCells.length, groupsOf(values, orderLength), orderOf, shares, expectedMin);
  },
};

const runMax = 12;

/**
 * Knuth's G, as he advises it for independent runs: how many values rise one after the other. The value that ends a run is thrown
 * away, so that the next begins anew; the run that is still open at the end does not count.
 */
const runs: ChanceTest = {
  name: "runs",
  of: "values",
  measure: ({ values, size }, expectedMin) => {
    const lengths: number[] = [];
    for (let start = 0, at = 1; at < values.length; at += 1) {
      if ((values[at] ?? 0) > (values[at - 1] ?? 0)) continue;
      lengths.push(Math.min(at - start, runMax));
      start = at + 1;
      at = start;
    }
    const atLeast = (length: number) => risingShare(size, length, length);
    const shares = Array.from({ length: runMax - 1 }, (_, cell) => atLeast(cell + 1) - atLeast(cell + 2));
    return compare(runMax, lengths, (length) => length - 1, [...shares, atLeast(runMax)], expectedMin);
  },
};

/** Every test, in the order of the report. */
export const chanceTests: readonly ChanceTest[] = [frequency, places, serial, serialCorrelation, runs, gap, poker, permutation];

/** Counts the cells of the items and compares them with the shares. */
function compare<Item>(
  cells: number,
  items: readonly Item[],
  cellOf: (item: Item) => number,
  shares: readonly number[],
  expectedMin: number,
): ChanceOutcome {
  const counts = Array.from({ length: cells }, () => 0);
  for (const item of items) {
    const cell = cellOf(item);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  if (counts.length !== cells) throw new RangeError("A value lies outside its cells.");
  return chiSquareTest(counts, shares, expectedMin);
}

/** A drawn kind with known shares, as a chi-square. */
export function compareKinds(kinds: readonly number[], shares: readonly number[], expectedMin: number): ChanceOutcome {
  return compare(shares.length, kinds, (kind) => kind, shares, expectedMin);
}

function equalShares(cells: number): number[] {
  return Array.from({ length: cells }, () => 1 / cells);
}

function digitCount(size: number, base: number): number {
  return Math.round(Math.log(size) / Math.log(base));
}

/** The digits of all values in their order, leading zeros kept. */
function digitsOf({ values, size, base }: Sample): number[] {
  const powers = Array.from({ length: digitCount(size, base) }, (_, place) => base ** place).toReversed();
  return values.flatMap((value) => powers.map((power) => Math.floor(value / power) % base));
}

function groupsOf(values: readonly number[], length: number): number[][] {
  return Array.from({ length: Math.floor(values.length / length) }, (_, group) => values.slice(group * length, (group + 1) * length));
}

/** Independent chi-squares add up to one with their degrees together. */
function sumOf(outcomes: readonly ChanceOutcome[]): ChanceOutcome {
  const statistic = outcomes.reduce((sum, outcome) => sum + outcome.statistic, 0);
  const degrees = outcomes.reduce((sum, outcome) => sum + (outcome.degrees ?? 0), 0);
  return { statistic, degrees, probability: upperChiSquare(statistic, degrees) };
}
