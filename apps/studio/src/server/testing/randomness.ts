import type { RandomBelow } from "../../engine/types.ts";

/** A statistic of draws and its degrees of freedom: close to chi-square where the draws are uniform and independent. */
export interface Statistic {
  readonly chiSquare: number;
  readonly freedom: number;
}

export interface RandomnessTest {
  readonly name: string;
  readonly measure: (random: RandomBelow, draws: number) => Statistic;
}

/** Each value comes equally often. */
function frequency(bound: number): RandomnessTest {
  return {
    name: `frequency below ${bound}`,
    measure: (random, draws) =>
      compare(
        count(bound, draws, () => random(bound)),
        uniform(bound, draws),
      ),
  };
}

/** Each pair of following values comes equally often: what a reel shows says nothing about the next. */
function serial(bound: number, lag: number): RandomnessTest {
  return {
    name: `pairs ${lag} apart below ${bound}`,
    measure: (random, draws) => {
      const values = Array.from({ length: draws + lag }, () => random(bound));
      const cells = bound * bound;
      // Overlapping pairs would count each value twice: every pair stands alone.
      const pairs = Math.floor(draws / (2 * lag)) * lag;
      let pair = 0;
      return compare(
        count(cells, pairs, () => {
          const at = Math.floor(pair / lag) * 2 * lag + (pair % lag);
          pair += 1;
          return (values[at] ?? 0) * bound + (values[at + lag] ?? 0);
        }),
        uniform(cells, pairs),
      );
    },
  };
}

/** How long one value stays away. */
const gap: RandomnessTest = {
  name: "gaps of one value below 8",
  measure: (random, draws) => {
    const longest = 30;
    const gaps = Math.floor(draws / 8);
    const counts = count(longest + 1, gaps, () => {
      let length = 0;
      while (random(8) !== 0) length += 1;
      return Math.min(length, longest);
    });
    const expected = Array.from({ length: longest }, (_, length) => (gaps * 7 ** length) / 8 ** (length + 1));
    return compare(counts, [...expected, gaps * (7 / 8) ** longest]);
  },
};

/** How many different values are among five. */
const poker: RandomnessTest = {
  name: "different values among five below 10",
  measure: (random, draws) => {
    const hands = Math.floor(draws / 5);
    const counts = count(5, hands, () => new Set(Array.from({ length: 5 }, () => random(10))).size - 1);
    return compare(
      counts,
      [10, 1_350, 18_000, 50_400, 30_240].map((ways) => (hands * ways) / 100_000),
    );
  },
};

/** How many draws it takes until each value came. */
const coupons: RandomnessTest = {
  name: "draws until all values below 5 came",
  measure: (random, draws) => {
    const longest = 30;
    const sets = Math.floor(draws / 12);
    const counts = count(longest - 4, sets, () => {
      const seen = new Set<number>();
      let taken = 0;
      for (; seen.size < 5; taken += 1) seen.add(random(5));
      return Math.min(taken, longest) - 5;
    });
    const allWithin = (taken: number) => [5, 4, 3, 2, 1].reduce((sum, k) => sum + (-1) ** (5 - k) * choose(5, k) * (k / 5) ** taken, 0);
    const expected = Array.from({ length: longest - 5 }, (_, index) => sets * (allWithin(index + 5) - allWithin(index + 4)));
    return compare(counts, [...expected, sets * (1 - allWithin(longest - 1))]);
  },
};

/** Each order of five draws comes equally often. */
const permutation: RandomnessTest = {
  name: "orders of five draws",
  measure: (random, draws) => {
    const groups = Math.floor(draws / 5);
    const counts = count(120, groups, () => {
      const values = Array.from({ length: 5 }, () => random(2 ** 32));
      return values.reduce((order, value, at) => order * (at + 1) + values.slice(0, at).filter((earlier) => earlier < value).length, 0);
    });
    return compare(counts, uniform(120, groups));
  },
};

/** How long draws keep rising; the draw that ends a run is thrown away, so that runs are independent. */
const runs: RandomnessTest = {
  name: "lengths of rising runs",
  measure: (random, draws) => {
    const longest = 6;
    const total = Math.floor(draws / 3);
    const counts = count(longest, total, () => {
      let length = 1;
      for (let last = random(2 ** 32), next = random(2 ** 32); next > last; [last, next] = [next, random(2 ** 32)]) length += 1;
      return Math.min(length, longest) - 1;
    });
    const atLeast = (length: number) => 1 / factorial(length);
    const expected = Array.from({ length: longest - 1 }, (_, index) => total * (atLeast(index + 1) - atLeast(index + 2)));
    return compare(counts, [...expected, total * atLeast(longest)]);
  },
};

/** The tests that laboratories name, on draws that are scaled as the games scale them. */
export const randomnessTests: readonly RandomnessTest[] = [
  frequency(2),
  frequency(10),
  frequency(37),
  frequency(52),
  frequency(1_000),
  serial(10, 1),
  serial(10, 2),
  serial(32, 1),
  serial(32, 5),
  gap,
  poker,
  coupons,
  permutation,
  runs,
];

/**
 * How far a chi-square statistic lies from its mean, in standard deviations of the normal distribution
 * (Wilson and Hilferty's cube-root transformation, good far into the tails from 4 degrees of freedom on).
 */
export function deviationOf({ chiSquare, freedom }: Statistic): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

function count(cells: number, times: number, cellOf: () => number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (let time = 0; time < times; time += 1) {
    const cell = cellOf();
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

function uniform(cells: number, times: number): number[] {
  return Array.from({ length: cells }, () => times / cells);
}

/** Cells that expect fewer than ten are put together with the next ones, so that the statistic is close to chi-square. */
function compare(counts: readonly number[], expected: readonly number[]): Statistic {
  const groups: { seen: number; expected: number }[] = [];
  let open = { seen: 0, expected: 0 };
  for (const [cell, seen] of counts.entries()) {
    open = { seen: open.seen + seen, expected: open.expected + (expected[cell] ?? 0) };
    if (open.expected < 10) continue;
    groups.push(open);
    open = { seen: 0, expected: 0 };
  }
  const last = groups.at(-1);
  if (last !== undefined) groups[groups.length - 1] = { seen: last.seen + open.seen, expected: last.expected + open.expected };
  const chiSquare = groups.reduce((sum, group) => sum + (group.seen - group.expected) ** 2 / group.expected, 0);
  return { chiSquare, freedom: groups.length - 1 };
}

function choose(of: number, taken: number): number {
  return factorial(of) / (factorial(taken) * factorial(of - taken));
}

function factorial(of: number): number {
  return of <= 1 ? 1 : of * factorial(of - 1);
}
