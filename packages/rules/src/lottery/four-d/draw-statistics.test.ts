import { describe, expect, it } from "vitest";
import type { LotteryFamily } from "../family.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import { chiSquareTest, runsScore, serialCorrelationScore, twoSidedProbability, uniformityTest } from "../statistics.ts";

/* Seven tests of chance on draws by the production function from the published seed, each failing on a fair generator twice in 500,000. */
const falseAlarm = 1 / 500_000;
const family = familyOf("four_d") as LotteryFamily;
const draws = productionDraws(family, 3_000);
const lots = draws.map((result) => Object.values(result).flat());
const firsts = draws.map((result) => Number(result["first"]?.[0]));

function countsOf(values: Iterable<number>, size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function expectChance(probability: number): void {
  expect(probability).toBeGreaterThan(falseAlarm);
  expect(probability).toBeLessThan(1 - falseAlarm);
}

describe("draws of 4D by the production function from the published seed", () => {
  it("show every one of the 10,000 numbers alike over all 23 lots", () => {
    expectChance(uniformityTest(countsOf(lots.flat().map(Number), 10_000)).probability);
  });

  it("show every hundred of the first prize alike", () => {
    const hundreds = firsts.map((number) => Math.floor(number / 100));
    expectChance(uniformityTest(countsOf(hundreds, 100)).probability);
  });

  it("show pairs of neighbouring lots alike: no lot tells of the next", () => {
    const pairs = lots.flatMap((of) => of.slice(1).map((lot, place) => Number(lot.at(-1)) * 10 + Number(of[place]?.at(-1))));
    expectChance(uniformityTest(countsOf(pairs, 100)).probability);
  });

  it("have numbers with 24, 12, 6, 4 orders and 1 in their proportions", () => {
    const patternOf = (lot: string) =>
      lot
        .split("")
        .map((digit) => lot.split(digit).length - 1)
        .toSorted((left, right) => left - right)
        .join("");
    const patterns = ["1111", "1122", "2222", "1333", "4444"];
    const counts = countsOf(
      lots.flat().map((lot) => patterns.indexOf(patternOf(lot))),
      5,
    );
    expectChance(chiSquareTest(counts, [0.504, 0.432, 0.027, 0.036, 0.001]).probability);
  });

  it("repeat a number within a draw as often as chance, as nothing keeps numbers apart", () => {
    const distinct = draws.filter((_, place) => new Set(lots[place]).size === 23).length;
    const chance = Array.from({ length: 23 }, (_, drawn) => 1 - drawn / 10_000).reduce((product, factor) => product * factor, 1);
    expectChance(chiSquareTest([distinct, draws.length - distinct], [chance, 1 - chance]).probability);
  });

  it("have as many runs above and below the middle as chance", () => {
    expectChance(twoSidedProbability(runsScore(firsts.map((number) => number >= 5_000))));
  });

  it("do not follow from the draw before", () => expectChance(twoSidedProbability(serialCorrelationScore(firsts))));
});
