import { describe, expect, test } from "vitest";
import { median, p95, percentile, ratioOfRounds } from "./statistics.ts";

describe("median", () => {
  test("is the middle value, whatever the order", () => expect(median([9, 1, 5])).toBe(5));
  test("of an even number of values is the mean of the two in the middle", () => expect(median([4, 1, 3, 2])).toBe(2.5));
  test("sorts by size and not as text", () => expect(median([100, 9, 20])).toBe(20));
  test("of one value is that value", () => expect(median([7])).toBe(7));
  test("of nothing is refused", () => expect(() => median([])).toThrow(RangeError));
  test("leaves the values as they were", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  test("95 of 1 to 100 is 95", () => expect(p95(hundred)).toBe(95));
  test("of few values is the largest", () => expect(p95([1, 2, 30])).toBe(30));
  test("of twenty values leaves one above", () => expect(p95([...new Array<number>(19).fill(1), 50])).toBe(1));
  test("at the whole is the largest", () => expect(percentile(hundred, 1)).toBe(100));
  test("of nothing is refused", () => expect(() => p95([])).toThrow("no values"));
  test.each([0, -0.5, 1.01, Number.NaN])("at a share of %d is refused", (share) =>
    expect(() => percentile([1], share)).toThrow("a share lies"),
  );
});

describe("ratio of rounds", () => {
  test("pairs the rounds: one busy round does not move it", () => expect(ratioOfRounds([80, 8, 90], [100, 100, 100])).toBe(0.8));
  test("compares within a round and not the medians of all", () => expect(ratioOfRounds([10, 100, 1000], [20, 200, 2000])).toBe(0.5));
  test("refuses rounds that do not pair", () => expect(() => ratioOfRounds([1, 2], [1])).toThrow("do not pair"));
  test("refuses a round without a counterpart", () => expect(() => ratioOfRounds([1, 2], [1, 0])).toThrow("round 2"));
  test("refuses no rounds at all", () => expect(() => ratioOfRounds([], [])).toThrow(RangeError));
});
