import { describe, expect, it } from "vitest";
import { seededRandom } from "./random.ts";
import { circle, createSheet, ground } from "./sheet.ts";

describe("a sheet", () => {
  it("keeps a definition once and gives different ones different ids", () => {
    const sheet = createSheet(10, 10);
    const first = sheet.linear([[0, "#fff"]]);
    expect(sheet.linear([[0, "#fff"]])).toBe(first);
    expect(sheet.linear([[0, "#000"]])).not.toBe(first);
    expect(sheet.finish("").match(/<linearGradient/g)).toHaveLength(2);
  });

  it("prefixes its ids, so that two pictures can stand in one page", () => {
    const ids = ["a-", "b-"].map((prefix) => createSheet(10, 10, prefix).radial([[0, "#fff"]]));
    expect(new Set(ids).size).toBe(2);
  });

  it("leaves no definitions and no empty attributes where none are needed", () => {
    const sheet = createSheet(10, 20);
    expect(sheet.finish(ground(sheet, "#abc") + circle(1, 2, 0.5, "#fff"))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="10" height="20"><rect width="10" height="20" fill="#abc"/><circle cx="1" cy="2" r=".5" fill="#fff"/></svg>',
    );
  });
});

describe("seeded random numbers", () => {
  it("repeat for a seed and differ between seeds", () => {
    const draw = (seed: number): number[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 8 }, random);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    for (const number of draw(9)) expect(number).toBeGreaterThanOrEqual(0);
    for (const number of draw(9)) expect(number).toBeLessThan(1);
  });
});
