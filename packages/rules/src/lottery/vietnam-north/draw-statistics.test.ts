import { describe, expect, it } from "vitest";
import type { LotteryFamily } from "../family.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import { chiSquareTest, runsScore, serialCorrelationScore, twoSidedProbability, uniformityTest } from "../statistics.ts";
import { fairTruotOdds, fairXienOdds } from "../vietnam/fair-odds.ts";

/*
 * Eleven tests of chance on draws by the production function from the published seed. Each fails on a fair generator with a
 * chance of 2 in 500,000, so that all together, the long run of `vietnam/returns.full.test.ts` included, stay below 1 in 10,000.
 */
const falseAlarm = 1 / 500_000;
const family = familyOf("vn_north") as LotteryFamily;
const draws = productionDraws(family, 8_000);
const lots = draws.map((result) => Object.values(result).flat());
const ends = lots.map((of) => of.map((lot) => Number(lot.slice(-2))));
const specials = draws.map((result) => Number(result["special"]?.[0]));

function countsOf(values: Iterable<number>, size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function expectChance(probability: number): void {
  expect(probability).toBeGreaterThan(falseAlarm);
  // So close to the expectation would be as suspicious.
  expect(probability).toBeLessThan(1 - falseAlarm);
}

/** Chance that a share differs that much from its probability, by two cells of a chi-square. */
function shareProbability(hits: number, total: number, share: number): number {
  return chiSquareTest([hits, total - hits], [share, 1 - share]).probability;
}

describe("draws of the production function from the published seed", () => {
  it("show every two-digit end alike over all 27 lots", () => expectChance(uniformityTest(countsOf(ends.flat(), 100)).probability));

  it("show every two-digit end of the special prize alike", () => {
    expectChance(
      uniformityTest(
        countsOf(
          specials.map((number) => number % 100),
          100,
        ),
      ).probability,
    );
  });

  it("show every first digit of five-digit lots alike, zero included", () => {
    const firsts = lots.flatMap((of) => of.filter((lot) => lot.length === 5).map((lot) => Number(lot[0])));
    expectChance(uniformityTest(countsOf(firsts, 10)).probability);
  });

  it("show every thousand of the special prize alike", () => {
    expectChance(
      uniformityTest(
        countsOf(
          specials.map((number) => Math.floor(number / 1_000)),
          100,
        ),
      ).probability,
    );
  });

  it("show pairs of neighbouring lots alike: no lot tells of the next", () => {
    const pairs = lots.flatMap((of) => of.slice(1).map((lot, place) => Number(lot.at(-1)) * 10 + Number(of[place]?.at(-1))));
    expectChance(uniformityTest(countsOf(pairs, 100)).probability);
  });

  it("have poker hands of the special prize's five digits in their proportions", () => {
    const handOf = (number: number) => new Set(number.toString().padStart(5, "0")).size;
    const hands = countsOf(specials.map(handOf), 6).slice(1);
    // 1–5 different digits in five: Stirling numbers of the second kind times falling factorials, of 100,000.
    const [fewest = 0, two = 0, ...rest] = hands;
    expectChance(chiSquareTest([fewest + two, ...rest], [0.0136, 0.18, 0.504, 0.3024]).probability);
  });

  it("have as many runs above and below the middle as chance", () => {
    expectChance(twoSidedProbability(runsScore(specials.map((number) => number >= 50_000))));
  });

  it("do not follow from the draw before", () => expectChance(twoSidedProbability(serialCorrelationScore(specials))));

  it("have gaps between a head digit's returns in their proportions", () => {
    const gaps: number[] = [];
    let gap = 0;
    for (const number of specials) {
      if (Math.floor(number / 10_000) === 7) {
        gaps.push(Math.min(gap, 20));
        gap = 0;
      } else gap += 1;
    }
    const shares = Array.from({ length: 21 }, (_, length) => (length < 20 ? 0.1 * 0.9 ** length : 0.9 ** 20));
    expectChance(chiSquareTest(countsOf(gaps, 21), shares).probability);
  });

  it("hit a xiên of two as often as its fair odds say", () => {
    const fair = fairXienOdds(2, 27);
    const hits = ends.filter((of) => of.includes(49) && of.includes(83)).length;
    expectChance(shareProbability(hits, draws.length, Number(fair.denominator) / Number(fair.numerator)));
  });

  it("miss four numbers as often as fair trượt odds say", () => {
    const fair = fairTruotOdds(4, 27);
    const misses = ends.filter((of) => ![1, 2, 3, 4].some((number) => of.includes(number))).length;
    expectChance(shareProbability(misses, draws.length, Number(fair.denominator) / Number(fair.numerator)));
  });

  it("are all different, and the same again from the same seed", () => {
    const written = draws.map((result) => family.formatResult(result));
    expect(new Set(written).size).toBe(draws.length);
    expect(productionDraws(family, 3).map((result) => family.formatResult(result))).toEqual(written.slice(0, 3));
  });
});
