import { describe, expect, it } from "vitest";
import { productionDraws } from "../random-draws.fixture.ts";
import { chiSquareTest, runsScore, serialCorrelationScore, twoSidedProbability, uniformityTest } from "../statistics.ts";
import { thaiByDraw, thaiWith } from "./families.fixture.ts";
import type { ThaiDraw } from "./options.ts";
import { thaiNumbers } from "./result.ts";

/*
 * Tests of chance on draws by the production function from the published seed. Each fails on a fair generator with a chance of
 * 2 in 500,000, so that all together stay below 1 in 5,000.
 */
const falseAlarm = 1 / 500_000;
const drawsEach: Readonly<Record<ThaiDraw, number>> = {
  government: 8_000,
  government_full: 150,
  government_before_2015: 4_000,
  five_digits: 4_000,
  four_digits: 4_000,
  stock_index: 4_000,
};

function countsOf(values: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function expectChance(probability: number): void {
  expect(probability).toBeGreaterThan(falseAlarm);
  // So close to the expectation would be as suspicious.
  expect(probability).toBeLessThan(1 - falseAlarm);
}

describe.each(thaiByDraw)("draws of %s by the production function", (draw, family) => {
  const drawn = productionDraws(family, drawsEach[draw]);
  const numbers = drawn.map(thaiNumbers);
  const tops = numbers.map(({ threeTop }) => Number(threeTop));
  const bottoms = numbers.map(({ twoBottom }) => Number(twoBottom));

  it("show every digit alike at each place on top and at the bottom", () => {
    for (const place of [0, 1, 2]) {
      const digits = numbers.map(({ threeTop }) => Number(threeTop[place]));
      expectChance(uniformityTest(countsOf(digits, 10)).probability);
    }
    for (const place of [0, 1]) {
      const digits = numbers.map(({ twoBottom }) => Number(twoBottom[place]));
      expectChance(uniformityTest(countsOf(digits, 10)).probability);
    }
  });

  it("have doubles and triples on top in their proportions", () => {
    const kinds = countsOf(
      numbers.map(({ threeTop }) => new Set(threeTop).size),
      4,
    ).slice(1);
    // Of a thousand numbers 10 are triples, 270 have a double, 720 none; few draws have too few triples to tell.
    const [triples = 0, doubles = 0, none = 0] = kinds;
    expectChance(
      drawn.length < 1_000
        ? chiSquareTest([triples + doubles, none], [0.28, 0.72]).probability
        : chiSquareTest([triples, doubles, none], [0.01, 0.27, 0.72]).probability,
    );
  });

  it("have as many runs above and below the middle as chance, and do not follow from the draw before", () => {
    for (const [values, middle] of [
      [tops, 500],
      [bottoms, 50],
    ] as const) {
      expectChance(twoSidedProbability(runsScore(values.map((value) => value >= middle))));
      expectChance(twoSidedProbability(serialCorrelationScore([...values])));
    }
  });

  it("are the same again from the same seed", () => {
    expect(productionDraws(family, 2).map((result) => family.formatResult(result))).toEqual(
      drawn.slice(0, 2).map((result) => family.formatResult(result)),
    );
  });
});

describe("draws of the government's kind", () => {
  const drawn = productionDraws(thaiWith(), 8_000);

  it("show every two digits of the bottom alike, and top and bottom independent", () => {
    const numbers = drawn.map(thaiNumbers);
    expectChance(
      uniformityTest(
        countsOf(
          numbers.map(({ twoBottom }) => Number(twoBottom)),
          100,
        ),
      ).probability,
    );
    const pairs = numbers.map(({ threeTop, twoBottom }) => Number(threeTop.slice(-1) + twoBottom.slice(-1)));
    expectChance(uniformityTest(countsOf(pairs, 100)).probability);
  });

  it("have gaps between a last digit's returns in their proportions", () => {
    const gaps: number[] = [];
    let gap = 0;
    for (const result of drawn) {
      if (thaiNumbers(result).threeTop.endsWith("7")) {
        gaps.push(Math.min(gap, 20));
        gap = 0;
      } else gap += 1;
    }
    const shares = Array.from({ length: 21 }, (_, length) => (length < 20 ? 0.1 * 0.9 ** length : 0.9 ** 20));
    expectChance(chiSquareTest(countsOf(gaps, 21), shares).probability);
  });

  it("show the thousands of the first prize, and the numbers of the front and the end, alike", () => {
    expectChance(
      uniformityTest(
        countsOf(
          drawn.map((result) => Math.floor(Number(result["first"]?.[0]) / 10_000)),
          100,
        ),
      ).probability,
    );
    for (const prize of ["three_front", "three_last"]) {
      expectChance(
        uniformityTest(
          countsOf(
            drawn.flatMap((result) => (result[prize] ?? []).map((lot) => Math.floor(Number(lot) / 10))),
            100,
          ),
        ).probability,
      );
    }
  });
});
