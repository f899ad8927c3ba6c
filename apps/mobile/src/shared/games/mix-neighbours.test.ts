import { expect, it } from "vitest";
import { mixNeighbours } from "./mix-neighbours.ts";

const red = "#a02020";
const orange = "#a04020";
const green = "#20a040";
const blue = "#2040a0";

const cover = (vassalage: string, placeholderColour: string) => ({ vassalage, placeholderColour });

it("neighbours differ in studio and in hue where they can, and the first stays first", () => {
  const list = [cover("A", red), cover("A", green), cover("B", orange), cover("B", blue), cover("C", green), cover("C", red)];
  const mixed = mixNeighbours(list);
  expect(mixed[0]).toBe(list[0]);
  expect(new Set(mixed)).toEqual(new Set(list));
  for (const [index, item] of mixed.slice(1).entries()) {
    expect(item.vassalage).not.toBe(mixed[index]?.vassalage);
    expect([item.placeholderColour, mixed[index]?.placeholderColour]).not.toEqual([red, orange]);
  }
});

it("in a grid the one above counts too", () => {
  const list = [cover("A", red), cover("B", green), cover("C", blue), cover("A", green), cover("B", blue), cover("C", red)];
  const mixed = mixNeighbours(list, 3);
  for (const [index, item] of mixed.slice(3).entries()) expect(item.vassalage).not.toBe(mixed[index]?.vassalage);
});

it("keeps the order where nothing clashes, and copes with one studio alone and colours that are not known", () => {
  const apart = [cover("A", red), cover("B", green), cover("C", blue)];
  expect(mixNeighbours(apart)).toEqual(apart);
  const alone = [{ vassalage: "A" }, cover("A", "red"), cover("A", "#777777")];
  expect(mixNeighbours(alone)).toEqual(alone);
  expect(mixNeighbours([])).toEqual([]);
});
