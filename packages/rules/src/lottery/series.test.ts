import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRatios, compareRatios, decimalRatio, multiplyRatios, type Ratio, wholeRatio } from "@lantern/money/multiply.ts";
import { encodeBetLeaf } from "./bet-leaf.ts";
import { prizeModes } from "../games/constants.ts";
import { parseContent, type Selection } from "./content.ts";
import type { LotteryFamily } from "./family.ts";
import { freezeOdds } from "./odds.ts";
import { checkLine, type LineTerms } from "./order.ts";
import type { Play } from "./play.ts";
import { productionDraws } from "./random-draws.fixture.ts";
import { familyCodes, familyOf } from "./registry.ts";
import { chosenSeries, houseSeries, oddsAtSeries, rebatePercent, rebateUnits, seriesScale, type SeriesRange } from "./series.ts";
import { returnPerUnit } from "./settle.ts";
import { expectedReturn } from "./vietnam/expected-return.fixture.ts";

const seed = 2026;
const families = familyCodes.map((code) => [code, familyOf(code) as LotteryFamily] as const);
const ranges = prizeModes.map((mode) => houseSeries[mode]);

/** A range of the house's, or one of a member to whom an agent left less. */
const anyRange: fc.Arbitrary<SeriesRange> = fc
  .constantFrom(...ranges)
  .chain((range) =>
    fc
      .integer({ min: range.minSeries, max: range.maxSeries })
      .map((maxBetSeries) => ({ ...range, maxBetSeries, defaultSeries: maxBetSeries })),
  );
const anyChoice = anyRange.chain((range) =>
  fc.integer({ min: range.minSeries, max: range.maxBetSeries }).map((series) => ({ range, series })),
);

function selectionOf(play: Play, content = play.exampleContent): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}`);
  return parsed.selection;
}

/** What the rebate gives back of one staked. */
const rebateShare = (range: SeriesRange, series: number): Ratio => ({
  numerator: BigInt(range.maxBetSeries - series),
  denominator: BigInt(seriesScale),
});

describe("play types", () => {
  it.each(families)("3.20.6 %s: its two-sided plays are of Entertainment, its numbers of Tradition", (_, family) => {
    for (const play of family.plays) {
      const { values } = play.content;
      const isTwoSided = values.kind === "words" && values.words.every((word) => ["big", "small", "odd", "even"].includes(word));
      expect(play.playType, play.code).toBe(isTwoSided ? "Entertainment" : "Tradition");
    }
  });
});

describe("a series", () => {
  const family = familyOf("vn_north") as LotteryFamily;
  const lo = family.playByCode("vn_north_lo_2") as Play;
  const sides = family.playByCode("vn_north_big_small") as Play;

  it("lowers the price in proportion, cut to four decimals, and leaves the rest as rebate", () => {
    expect(chosenSeries(lo, houseSeries.Lott, 1700)).toEqual({ series: 1700, maxSeries: 1960, rebatePer2000: 260 });
    // 99.5 × 1700 / 1960 = 86.30102…
    expect(oddsAtSeries({ win: "99.5" }, { series: 1700, maxSeries: 1960 })).toEqual({ win: "86.301" });
    expect(oddsAtSeries({ win: "99.5" }, { series: 1960, maxSeries: 1960 })).toEqual({ win: "99.5" });
    expect(rebatePercent(260)).toBe(13);
  });

  it("is the default where none is wished, and none at all where prices stand", () => {
    expect(chosenSeries(lo, houseSeries.Lott, undefined)).toEqual({ series: 1960, maxSeries: 1960, rebatePer2000: 0 });
    expect(chosenSeries(sides, houseSeries.Lott, undefined)).toBe("none");
    expect(chosenSeries(sides, houseSeries.Lott, 1960)).toBeUndefined();
  });

  it.each([1699, 1961, 1800.5, Number.NaN, "1800", null, -1, Infinity])("of %s is refused", (series) => {
    expect(chosenSeries(lo, houseSeries.Lott, series)).toBeUndefined();
  });

  it("above what an agent left to the member is refused, and his rebate is counted from that", () => {
    const range = { ...houseSeries.Lott, maxBetSeries: 1900, defaultSeries: 1900 };
    expect(chosenSeries(lo, range, 1901)).toBeUndefined();
    expect(chosenSeries(lo, range, 1900)).toMatchObject({ rebatePer2000: 0 });
    expect(chosenSeries(lo, range, 1800)).toMatchObject({ rebatePer2000: 100 });
  });

  it("is checked with the line, and stands on it with its price and its rebate", () => {
    const terms: LineTerms = {
      family,
      odds: family.defaultOdds,
      limits: { betAmountMinUnits: 1n, betAmountMaxUnits: 10n ** 9n, betMultipleMax: 9, winAmountMaxUnits: 10n ** 12n },
      series: houseSeries.Lott,
    };
    const request = { playId: lo.code, bettingContent: "49", singleBetPriceUnits: 10_000n, bettingApproach: 1, multiple: 1 };
    expect(checkLine({ ...request, series: 1800 }, terms)).toMatchObject({
      line: { series: 1800, rebatePer2000: 160, odds: { win: "91.3775" }, amountUnits: 270_000n },
    });
    expect(checkLine({ ...request, series: 1699 }, terms)).toEqual({
      ok: false,
      error: "lottery.series_invalid",
      minSeries: 1700,
      maxSeries: 1960,
    });
    expect(checkLine({ ...request, playId: sides.code, bettingContent: "big" }, terms)).toMatchObject({
      line: { series: undefined, rebatePer2000: 0, odds: { big: "1.96" } },
    });
  });
});

describe("a rebate", () => {
  it("is whole units rounded down, and stake that a tie returned earns none", () => {
    expect(rebateUnits(260, { amountUnits: 270_000n, pushUnits: 0n })).toBe(35_100n);
    expect(rebateUnits(1, { amountUnits: 1_999n, pushUnits: 0n })).toBe(0n);
    expect(rebateUnits(260, { amountUnits: 20_000n, pushUnits: 10_000n })).toBe(1_300n);
    expect(rebateUnits(260, { amountUnits: 20_000n, pushUnits: 20_000n })).toBe(0n);
    expect(rebateUnits(0, { amountUnits: 20_000n, pushUnits: 0n })).toBe(0n);
  });

  it("of lines split as one likes is never more than that of the whole", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 260 }),
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { maxLength: 20 }),
        (points, parts) => {
          const whole = parts.reduce((sum, part) => sum + part, 0n);
          const split = parts.reduce((sum, part) => sum + rebateUnits(points, { amountUnits: part, pushUnits: 0n }), 0n);
          expect(split <= rebateUnits(points, { amountUnits: whole, pushUnits: 0n })).toBe(true);
        },
      ),
      { seed, numRuns: 300 },
    );
  });
});

describe("the closed set of bets", () => {
  const leaf = {
    subOrderId: "0197a000-0000-7000-8000-000000000001",
    gameCode: "HANOI1",
    numero: "20261122-0001",
    playCode: "vn_north_lo_2",
    content: "49",
    count: 27,
    multiple: 1,
    amountUnits: 270_000n,
    odds: { win: "86.301" },
  };
  const written = (rebatePer2000?: number) =>
    Buffer.from(encodeBetLeaf({ ...leaf, ...(rebatePer2000 === undefined ? {} : { rebatePer2000 }) })).toString("hex");

  it("states a bet's rebate, and writes bets without one as it always did", () => {
    expect(new Set([written(), written(260), written(259)]).size).toBe(3);
    expect(written(0)).toBe(written());
    expect(Buffer.from(encodeBetLeaf(leaf)).toString()).toContain("lantern/bet/v1");
    expect(Buffer.from(encodeBetLeaf({ ...leaf, rebatePer2000: 260 })).toString()).toContain("lantern/bet/v2");
  });
});

describe("what comes back in the long run", () => {
  it("prizes that return at most the stake, and the rebate, return at most the stake together at every series", () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map((parts): Ratio => ({ numerator: BigInt(parts), denominator: 10_000n }));
    fc.assert(
      fc.property(anyChoice, share, ({ range, series }, full) => {
        const prizes = multiplyRatios(full, { numerator: BigInt(series), denominator: BigInt(range.maxSeries) });
        expect(compareRatios(addRatios(prizes, rebateShare(range, series)), wholeRatio(1))).toBeLessThanOrEqual(0);
      }),
      { seed, numRuns: 2_000 },
    );
    for (const range of ranges) expect(range.maxSeries).toBeLessThanOrEqual(seriesScale);
  });

  it.each(families)("%s: a lower series never pays more than its share of the full prize, on any draw", (code, family) => {
    const draws = productionDraws(family, 40, `lantern series ${code}`);
    const plays = family.plays.filter(({ playType }) => playType === "Tradition");
    fc.assert(
      fc.property(
        fc.constantFrom(...plays),
        anyChoice,
        fc.constantFrom(family.exampleResult, ...draws),
        (play, { range, series }, drawn) => {
          const listed = freezeOdds(play, family.defaultOdds);
          const odds = oddsAtSeries(listed, { series, maxSeries: range.maxSeries });
          const selection = selectionOf(play);
          const share = { numerator: BigInt(series), denominator: BigInt(range.maxSeries) };
          const full = multiplyRatios(returnPerUnit(play, selection, drawn, listed), share);
          expect(compareRatios(returnPerUnit(play, selection, drawn, odds), full)).toBeLessThanOrEqual(0);
          for (const [key, price] of Object.entries(odds)) {
            const cut = addRatios(decimalRatio(price), decimalRatio("0.0001"));
            expect(compareRatios(cut, multiplyRatios(decimalRatio(listed[key] ?? "0"), share)), `${play.code} ${key}`).toBe(1);
          }
        },
      ),
      { seed, numRuns: 150 },
    );
  });

  /** What a play's example returns of its stake at the default prices, scaled to a series, by counting every result. */
  function countedReturn(
    family: LotteryFamily,
    play: Play,
    results: readonly string[],
    choice: { range: SeriesRange; series: number },
  ): Ratio {
    const listed = freezeOdds(play, family.defaultOdds);
    const isTradition = play.playType === "Tradition";
    const odds = isTradition ? oddsAtSeries(listed, { series: choice.series, maxSeries: choice.range.maxSeries }) : listed;
    const selection = selectionOf(play);
    const paid = results.reduce((sum, text) => {
      const parsed = family.parseResult(text);
      if (!parsed.ok) throw new Error(`${text} is no result`);
      return addRatios(sum, returnPerUnit(play, selection, parsed.result, odds));
    }, wholeRatio(0));
    const prizes = multiplyRatios(paid, { numerator: 1n, denominator: BigInt(results.length * play.countUnits(selection)) });
    return isTradition ? addRatios(prizes, rebateShare(choice.range, choice.series)) : prizes;
  }

  const counted: readonly (readonly [string, LotteryFamily, readonly string[]])[] = [
    [
      "k3",
      familyOf("k3") as LotteryFamily,
      Array.from({ length: 216 }, (_, place) => [36, 6, 1].map((step) => (Math.floor(place / step) % 6) + 1).join("_")),
    ],
    [
      "myanmar_3d",
      familyOf("myanmar_3d", { draw: "house" }) as LotteryFamily,
      Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, "0")),
    ],
    [
      "myanmar_2d",
      familyOf("myanmar_2d", { draw: "house" }) as LotteryFamily,
      Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0")),
    ],
  ];

  it.each(counted)("%s: prize and rebate together leave the house its share at both ends of every series", (_, family, results) => {
    for (const play of family.plays)
      for (const range of ranges)
        for (const series of [range.minSeries, range.maxSeries])
          expect(compareRatios(countedReturn(family, play, results, { range, series }), wholeRatio(1)), play.code).toBe(-1);
  });

  it.each([
    ["vn_north", 27],
    ["vn_south", 18],
    ["vn_central", 18],
    ["vn_pair", 36],
  ] as const)("%s: prize and rebate together leave the house its share at both ends of every series, exactly", (code, lots) => {
    const family = familyOf(code) as LotteryFamily;
    const terms = { lots, daRepeats: code === "vn_north" ? "once" : "half_bonus" };
    for (const play of family.plays.filter(({ playType }) => playType === "Tradition"))
      for (const range of ranges)
        for (const series of [range.minSeries, range.maxSeries]) {
          const odds = oddsAtSeries(freezeOdds(play, family.defaultOdds), { series, maxSeries: range.maxSeries });
          const together = addRatios(expectedReturn(play, selectionOf(play), odds, terms), rebateShare(range, series));
          expect(compareRatios(together, wholeRatio(1)), `${play.code} ${series}`).toBe(-1);
        }
  });
});
