import { describe, expect, test } from "vitest";
import { degreeOf, hertzOf, scores } from "./scores.ts";

describe.each(Object.entries(scores))("the music of %s", (_, score) => {
  test("has whole bars of notes that can be heard", () => {
    for (const bar of [...score.bars, ...score.bass]) expect(bar).toMatch(/^[0-9a-e.]{8}$/);
    expect(score.sticks).toMatch(/^[xo.]{16}$/);
    const degrees = score.bars
      .join("")
      .split("")
      .map(degreeOf)
      .filter((degree) => degree !== null);
    expect(degrees.length).toBeGreaterThan(8);
    for (const degree of degrees) {
      expect(hertzOf(score, degree)).toBeGreaterThanOrEqual(90);
      expect(hertzOf(score, degree)).toBeLessThan(2_200);
    }
  });
});

test("degrees rise, and the scale repeats an octave higher", () => {
  const score = scores.comic;
  for (let degree = 1; degree < 12; degree += 1) expect(hertzOf(score, degree)).toBeGreaterThan(hertzOf(score, degree - 1));
  expect(hertzOf(score, 5)).toBeCloseTo(2 * hertzOf(score, 0));
  expect(degreeOf("a")).toBe(10);
  expect(degreeOf(".")).toBeNull();
});
