import { describe, expect, it } from "vitest";
import { chiSquareTest, runsScore, serialCorrelationScore, twoSidedProbability, uniformityTest, upperChiSquare } from "./statistics.ts";

describe("upperChiSquare", () => {
  // Tabulated critical values.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [27.877, 9, 0.001],
    [123.225, 99, 0.05],
    [134.642, 99, 0.01],
  ])("of %s with %s degrees is %s", (statistic, degrees, probability) => {
    expect(upperChiSquare(statistic, degrees)).toBeCloseTo(probability, 4);
  });
});

describe("tests of chance", () => {
  it("chi-square finds a loaded die and lets a fair one be", () => {
    expect(uniformityTest([100, 98, 103, 101, 99, 99]).probability).toBeGreaterThan(0.5);
    expect(uniformityTest([150, 90, 90, 90, 90, 90]).probability).toBeLessThan(1e-4);
    expect(chiSquareTest([75, 25], [0.75, 0.25]).statistic).toBe(0);
    expect(() => chiSquareTest([1], [1])).toThrow(RangeError);
  });

  it("runs and serial correlation find an alternating and a sticky sequence", () => {
    const alternating = Array.from({ length: 200 }, (_, place) => place % 2);
    const sticky = Array.from({ length: 200 }, (_, place) => Math.floor(place / 20) % 2);
    expect(runsScore(alternating.map(Boolean))).toBeGreaterThan(10);
    expect(runsScore(sticky.map(Boolean))).toBeLessThan(-10);
    expect(serialCorrelationScore(alternating)).toBeLessThan(-10);
    expect(serialCorrelationScore(sticky)).toBeGreaterThan(10);
    expect(twoSidedProbability(1.96)).toBeCloseTo(0.05, 3);
  });
});
