import { describe, expect, it } from "vitest";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyCodes, familyOf } from "../registry.ts";
import type { LotteryFamily } from "../family.ts";
import type { DrawResult } from "../result-shape.ts";
import { officialDraws as thaiDraws, resultOf as thaiResult } from "../thai/draws.fixture.ts";
import { officialDraws as northDraws, resultOf as northResult } from "../vietnam-north/draws.fixture.ts";
import { trendRows } from "./absences.ts";
import { numberViewsOf, viewOfPlay } from "./family-views.ts";
import { coldest, hottest, numberStatistics } from "./number-statistics.ts";
import type { NumberView } from "./number-view.ts";

const north = familyOf("vn_north") as LotteryFamily;
const thai = familyOf("thai") as LotteryFamily;
/** Newest first, as the page has them. */
const northResults = northDraws().map(northResult).toReversed();
const thaiResults = thaiDraws().map(thaiResult).toReversed();

function viewOf(family: LotteryFamily, code: string): NumberView {
  const view = numberViewsOf(family).find((one) => one.code === code);
  if (view === undefined) throw new Error(`${family.code} has no view ${code}.`);
  return view;
}

/** What a number came to, found by looking at every draw for that number alone. */
function bruteForce(comesIn: (result: DrawResult) => number, results: readonly DrawResult[]) {
  const times = results.map(comesIn);
  const came = times.map((count) => count > 0);
  const runs = came
    .map((yes) => (yes ? "x" : "."))
    .join("")
    .split("x")
    .map(({ length }) => length);
  const draws = came.filter(Boolean).length;
  return {
    times: times.reduce((sum, count) => sum + count, 0),
    draws,
    ago: draws === 0 ? undefined : came.indexOf(true),
    averageGap: draws === 0 ? undefined : results.length / draws,
    longestGap: Math.max(...runs),
  };
}

const ends = (lots: readonly string[] | undefined, number: string) => (lots ?? []).filter((lot) => lot.endsWith(number)).length;
const at = (lot: string | undefined, place: number, digit: string) => Number(lot?.at(place) === digit);

describe("statistics over the real draws", () => {
  const published: readonly (readonly [LotteryFamily, string, readonly DrawResult[], (number: string, result: DrawResult) => number])[] = [
    [north, "de", northResults, (number, { special }) => ends(special, number)],
    [north, "lo", northResults, (number, result) => ends(Object.values(result).flat(), number)],
    [north, "head", northResults, (number, { special }) => at(special?.[0], -2, number)],
    [north, "tail", northResults, (number, { special }) => at(special?.[0], -1, number)],
    [north, "place_1", northResults, (number, { special }) => at(special?.[0], 0, number)],
    [thai, "two_top", thaiResults, (number, { first }) => ends(first, number)],
    [thai, "two_bottom", thaiResults, (number, { two }) => ends(two, number)],
    [thai, "place_1", thaiResults, (number, { first }) => at(first?.[0], -3, number)],
    [thai, "run_top", thaiResults, (number, { first }) => (first?.[0] ?? "").slice(-3).split(number).length - 1],
  ];
  it.each(published)("of %o as %s are what a look at each draw finds, over 30, 100 and 300 draws", (family, code, results, comesIn) => {
    for (const span of [30, 100, 300]) {
      const within = results.slice(0, span);
      for (const found of numberStatistics(viewOf(family, code), within)) {
        expect(found).toEqual({ number: found.number, ...bruteForce((result) => comesIn(found.number, result), within) });
      }
    }
  });

  it("names the hottest and the coldest, equal ones in a fixed order", () => {
    const all = numberStatistics(viewOf(north, "de"), northResults.slice(0, 100));
    const times = all.map((one) => one.times).toSorted((left, right) => right - left);
    expect(hottest(all, 10).map((one) => one.times)).toEqual(times.slice(0, 10));
    expect(coldest(all, 10).map((one) => one.times)).toEqual(times.toReversed().slice(0, 10));
    expect(hottest(all, 100).every(({ times: count }) => count > 0)).toBe(true);
  });
});

describe.each(familyCodes)("the views of %s", (code) => {
  const family = familyOf(code) as LotteryFamily;
  const views = numberViewsOf(family);
  const draws = productionDraws(family, 120);

  it("take in every draw, and single ones bring one number of the board each", () => {
    expect(views.length).toBeGreaterThan(0);
    expect(new Set(views.map((view) => view.code)).size).toBe(views.length);
    for (const view of views) {
      const statistics = numberStatistics(view, draws);
      expect(statistics.map(({ number }) => number)).toEqual(view.numbers);
      if (view.single) expect(statistics.reduce((sum, { times }) => sum + times, 0)).toBe(draws.length);
    }
  });

  it("have one for every play", () => {
    for (const play of family.plays) expect(views, play.code).toContain(viewOfPlay(play, views));
  });
});

describe("a trend chart", () => {
  it("counts the absences of every number up to its row, as a look back from each draw does", () => {
    const view = viewOf(north, "tail");
    const newest = northResults.slice(0, 300);
    const rows = trendRows(view, newest, 50);
    expect(rows).toHaveLength(50);
    for (const [row, { drawn, absent }] of rows.entries()) {
      const back = newest.slice(50 - 1 - row);
      expect(view.numbers[drawn]).toBe(back[0]?.["special"]?.[0]?.at(-1));
      expect(absent).toEqual(
        view.numbers.map((digit) => {
          const ago = back.findIndex(({ special }) => special?.[0]?.at(-1) === digit);
          return ago === -1 ? back.length : ago;
        }),
      );
    }
  });

  it("is refused for a view of several numbers, which has no line", () => {
    expect(() => trendRows(viewOf(north, "lo"), northResults.slice(0, 3), 3)).toThrow(RangeError);
  });
});
