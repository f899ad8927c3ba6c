import { describe, expect, it } from "vitest";
import { chiSquareTest, normalTest, upperChiSquare } from "./chi-square.ts";

describe("upperChiSquare", () => {
  // Critical values as the tables of Abramowitz and Stegun (26.8) and of NIST's handbook (1.3.6.7.4) print them.
  it.each([
    [0.0002, 1, 0.99],
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [10.828, 1, 0.001],
    [2.156, 10, 0.995],
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [27.877, 9, 0.001],
    [29.588, 10, 0.001],
    [14.953, 30, 0.99],
    [53.672, 30, 0.005],
    [70.065, 100, 0.99],
    [123.225, 99, 0.05],
    [134.642, 99, 0.01],
    [149.449, 100, 0.001],
  ])("of %s with %s degrees is %s", (statistic, degrees, probability) => {
    expect(upperChiSquare(statistic, degrees) / probability).toBeCloseTo(1, 2);
  });

  // With an even number of degrees it is a finite sum: e^(−x/2) Σ (x/2)^k / k!
  it.each([
    [60, 4],
    [90, 10],
    [250, 100],
    [1_300, 1_000],
  ])("of %s with %s degrees, far out, is what the finite sum says", (statistic, degrees) => {
    const half = statistic / 2;
    let term = Math.exp(-half / 2);
    let sum = 0;
    for (let step = 0; step < degrees / 2; step += 1) {
      sum += term;
      term *= half / (step + 1);
    }
    expect(upperChiSquare(statistic, degrees) / (sum * Math.exp(-half / 2))).toBeCloseTo(1, 9);
  });
});

describe("normalTest", () => {
  it.each([
    [0, 0.5],
    [1.644854, 0.05],
    [-1.644854, 0.95],
    [2.575829, 0.005],
    [-3.090232, 0.999],
  ])("of %s deviations is %s", (score, probability) => {
    expect(normalTest(score).probability).toBeCloseTo(probability, 6);
  });
});

describe("chiSquareTest", () => {
  it("finds a loaded die and lets a fair one be", () => {
    const sixths = Array.from({ length: 6 }, () => 1 / 6);
    expect(chiSquareTest([100, 98, 103, 101, 99, 99], sixths, 10).probability).toBeGreaterThan(0.5);
    expect(chiSquareTest([150, 90, 90, 90, 90, 90], sixths, 10).probability).toBeLessThan(1e-4);
    expect(chiSquareTest([75, 25], [0.75, 0.25], 10)).toEqual({ statistic: 0, degrees: 1, probability: 1 });
  });

  it("puts cells together that expect too few, with the smallest of the others where they are still too few", () => {
    expect(chiSquareTest([40, 40, 12, 8], [0.4, 0.4, 0.1, 0.1], 15)).toMatchObject({ statistic: 0, degrees: 2 });
    expect(chiSquareTest([39, 56, 5], [0.4, 0.55, 0.05], 15)).toMatchObject({ degrees: 1 });
    expect(chiSquareTest([39, 56, 5], [0.4, 0.55, 0.05], 15).statistic).toBeCloseTo(1 / 45 + 1 / 55, 12);
  });

  it("takes no shares that are none, and no sample without two cells", () => {
    expect(() => chiSquareTest([1, 2], [1], 1)).toThrow("pairs");
    expect(() => chiSquareTest([1, 2], [0.5, 0.4], 1)).toThrow("add up to 1");
    expect(() => chiSquareTest([1, 2], [0.5, 0.5], 10)).toThrow("too small");
  });
});
