import { expect, test } from "vitest";
import type { TitleDefinition } from "../../engine/types.ts";
import { findTitle, titles } from "../../titles/registry.ts";
import { required } from "../required.ts";
import { reelsThatTease } from "./anticipation.ts";

type Ruled = Pick<TitleDefinition, "symbols" | "base" | "freeSpins">;

const peacock = required(findTitle("GN-PEACK"), "title");
const scatter = required(
  peacock.symbols.find(({ kind }) => kind === "scatter"),
  "scatter",
).id;
const other = required(
  peacock.symbols.find(({ kind }) => kind === "regular"),
  "symbol",
).id;
const everywhere = { ...peacock.base, strips: peacock.base.strips.map(() => [scatter, other, other]) };
const threeWin: Ruled = {
  symbols: peacock.symbols,
  base: everywhere,
  freeSpins: { ...required(peacock.freeSpins, "free spins"), ...everywhere, award: { 3: 10, 4: 15 }, retrigger: {} },
};
const windowOf = (counts: readonly number[]) => counts.map((count) => [0, 1, 2].map((row) => (row < count ? scatter : other)));
const landing = (counts: readonly number[], phase: "base" | "free" = "base") =>
  ({ window: windowOf(counts), phase, kind: "spin" }) as const;

test.each([
  [
    [1, 1, 0, 0, 0],
    [false, false, true, true, true],
  ],
  [
    [1, 0, 1, 0, 1],
    [false, false, false, true, true],
  ],
  [
    [1, 1, 1, 0, 0],
    [false, false, true, false, false],
  ],
  [
    [0, 1, 0, 0, 1],
    [false, false, false, false, false],
  ],
  [
    [2, 0, 1, 0, 0],
    [false, true, true, false, false],
  ],
])("scatters %j on the reels keep the player waiting at %j", (counts, expected) => {
  expect(reelsThatTease(threeWin, landing(counts))).toEqual(expected);
});

test("a reel without the scatter, a phase that gives no more and a title without free spins tease nobody", () => {
  const onlyFirstThree = {
    ...threeWin,
    base: { ...everywhere, strips: everywhere.strips.map((strip, reel) => (reel < 3 ? strip : [other])) },
  };
  expect(reelsThatTease(onlyFirstThree, landing([1, 1, 0, 0, 0]))).toEqual([false, false, true, false, false]);
  expect(reelsThatTease(threeWin, landing([1, 1, 0, 0, 0], "free"))).toEqual([false, false, false, false, false]);
  for (const title of titles.filter(({ freeSpins }) => freeSpins === null)) {
    const window = title.base.strips.map((strip) => strip.slice(0, title.rows));
    expect(reelsThatTease(title, { window, phase: "base", kind: "spin" }).some(Boolean)).toBe(false);
  }
});

test("a reel that spins again keeps the player waiting, the others stand", () => {
  const tiger = required(findTitle("GN-TIGER"), "title");
  const window = tiger.base.strips.map((strip) => strip.slice(0, tiger.rows));
  expect(reelsThatTease(tiger, { window, phase: "base", kind: "respin" })).toEqual([false, false, true]);
});
