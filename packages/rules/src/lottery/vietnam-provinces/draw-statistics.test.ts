import { describe, expect, it } from "vitest";
import type { LotteryFamily } from "../family.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import { chiSquareTest, runsScore, serialCorrelationScore, twoSidedProbability, uniformityTest } from "../statistics.ts";
import { fairTruotOdds, fairXienOdds } from "../vietnam/fair-odds.ts";

/* Seven tests of chance on draws by the production function from the published seed, each failing once in 500,000 fair ones. */
const falseAlarm = 1 / 500_000;
const draws = productionDraws(familyOf("vn_south") as LotteryFamily, 4_000);
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
  expect(probability).toBeLessThan(1 - falseAlarm);
}

const shareProbability = (hits: number, share: number) => chiSquareTest([hits, draws.length - hits], [share, 1 - share]).probability;

describe("draws of a province by the production function from the published seed", () => {
  it("show every two-digit end alike over all 18 lots", () => expectChance(uniformityTest(countsOf(ends.flat(), 100)).probability));

  it("show every ten-thousand of the special prize's six digits alike, leading zeros included", () => {
    expectChance(
      uniformityTest(
        countsOf(
          specials.map((number) => Math.floor(number / 10_000)),
          100,
        ),
      ).probability,
    );
  });

  it("show pairs of neighbouring lots alike: no lot tells of the next", () => {
    const pairs = lots.flatMap((of) => of.slice(1).map((lot, place) => Number(lot.at(-1)) * 10 + Number(of[place]?.at(-1))));
    expectChance(uniformityTest(countsOf(pairs, 100)).probability);
  });

  it("have as many runs above and below the middle as chance", () => {
    expectChance(twoSidedProbability(runsScore(specials.map((number) => number >= 500_000))));
  });

  it("do not follow from the draw before", () => expectChance(twoSidedProbability(serialCorrelationScore(specials))));

  it("hit a xiên of two as often as its fair odds say", () => {
    const fair = fairXienOdds(2, 18);
    const hits = ends.filter((of) => of.includes(49) && of.includes(83)).length;
    expectChance(shareProbability(hits, Number(fair.denominator) / Number(fair.numerator)));
  });

  it("miss four numbers as often as fair trượt odds say", () => {
    const fair = fairTruotOdds(4, 18);
    const misses = ends.filter((of) => ![1, 2, 3, 4].some((number) => of.includes(number))).length;
    expectChance(shareProbability(misses, Number(fair.denominator) / Number(fair.numerator)));
  });
});
