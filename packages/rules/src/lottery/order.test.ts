import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatContent } from "./content.ts";
import { contentsOf } from "./content.fixture.ts";
import type { LotteryFamily } from "./family.ts";
import { freezeOdds, isOdds, oddsMissing } from "./odds.ts";
import { checkLine, type LineLimits, type LineRequest, type LineTerms } from "./order.ts";
import type { Play } from "./play.ts";
import { familyOf } from "./registry.ts";
import { houseSeries } from "./series.ts";

const family = familyOf("vn_north") as LotteryFamily;
const limits: LineLimits = { betAmountMinUnits: 100n, betAmountMaxUnits: 100_000_000n, betMultipleMax: 99, winAmountMaxUnits: 10n ** 12n };
const terms: LineTerms = { family, odds: family.defaultOdds, limits, series: houseSeries.Lott };
const request: LineRequest = {
  playId: "vn_north_lo_2",
  bettingContent: "49_00_07",
  singleBetPriceUnits: 10_000n,
  bettingApproach: 1,
  multiple: 2,
};

describe("checkLine", () => {
  it("computes the amount: three numbers on 27 lots, twice, at 1", () => {
    const checked = checkLine(request, terms);
    expect(checked.ok && checked.line).toMatchObject({
      content: "00_07_49",
      count: 81,
      multiple: 2,
      unitStakeUnits: 20_000n,
      amountUnits: 1_620_000n,
      odds: { win: "99.5" },
    });
  });

  it("takes a tenth or a hundredth of the price by the betting approach", () => {
    for (const [bettingApproach, amountUnits] of [
      [2, 162_000n],
      [3, 16_200n],
    ] as const) {
      const checked = checkLine({ ...request, bettingApproach }, terms);
      expect(checked.ok && checked.line.amountUnits).toBe(amountUnits);
    }
  });

  it.each<[string, Partial<LineRequest>, object]>([
    ["an unknown play", { playId: "vn_north_lo_5" }, { error: "lottery.play_unknown" }],
    ["a play that is no text", { playId: 4 }, { error: "lottery.play_unknown" }],
    ["a play of the object's own", { playId: "constructor" }, { error: "lottery.play_unknown" }],
    ["a wrong content", { bettingContent: "7" }, { error: "lottery.content_invalid", fault: "content_pick_invalid" }],
    ["no content", { bettingContent: null }, { error: "lottery.content_invalid", fault: "content_empty" }],
    ["a multiple of 0", { multiple: 0 }, { error: "lottery.multiple_invalid", betMultipleMax: 99 }],
    ["a broken multiple", { multiple: 1.5 }, { error: "lottery.multiple_invalid" }],
    ["a multiple as text", { multiple: "1" }, { error: "lottery.multiple_invalid" }],
    ["a multiple above the limit", { multiple: 100 }, { error: "lottery.multiple_invalid" }],
    ["a price of 0", { singleBetPriceUnits: 0n }, { error: "lottery.stake_invalid" }],
    ["a price below 0", { singleBetPriceUnits: -10_000n }, { error: "lottery.stake_invalid" }],
    ["a price that the unit cannot divide", { singleBetPriceUnits: 150n, bettingApproach: 3 }, { error: "lottery.stake_invalid" }],
    ["an unknown approach", { bettingApproach: 4 }, { error: "lottery.stake_invalid" }],
    ["an amount above the limit", { singleBetPriceUnits: 1_000_000n }, { error: "lottery.limit_exceeded", limitUnits: 100_000_000n }],
    [
      "an amount below the limit",
      { playId: "vn_north_de_special", bettingContent: "07", singleBetPriceUnits: 49n, multiple: 2 },
      { error: "lottery.below_minimum", limitUnits: 100n },
    ],
  ])("refuses %s", (_, change, refusal) => {
    expect(checkLine({ ...request, ...change }, terms)).toMatchObject({ ok: false, ...refusal });
  });

  it("takes an amount and a multiple that are exactly the limit", () => {
    const atLimit: LineTerms = {
      ...terms,
      limits: { ...limits, betAmountMinUnits: 1_620_000n, betAmountMaxUnits: 1_620_000n, betMultipleMax: 2 },
    };
    expect(checkLine(request, atLimit).ok).toBe(true);
    expect(checkLine(request, { ...atLimit, limits: { ...atLimit.limits, betAmountMaxUnits: 1_619_999n } }).ok).toBe(false);
  });

  it("refuses an amount that no database column could hold, whatever the limit", () => {
    const generous: LineTerms = { ...terms, limits: { ...limits, betAmountMaxUnits: 2n ** 70n } };
    expect(checkLine({ ...request, singleBetPriceUnits: 2n ** 62n }, generous)).toMatchObject({
      ok: false,
      error: "lottery.limit_exceeded",
    });
  });

  it("freezes the odds of the moment: a later change does not reach the line", () => {
    const odds = { ...family.defaultOdds, vn_north_lo_2: { win: "90", smuggled: "1000" } };
    const checked = checkLine(request, { ...terms, odds });
    odds.vn_north_lo_2.win = "80";
    expect(checked.ok && checked.line.odds).toEqual({ win: "90" });
  });

  it("does not sell a play without a full price", () => {
    for (const odds of [{}, { vn_north_lo_2: {} }, { vn_north_lo_2: { win: "0" } }]) {
      expect(checkLine(request, { ...terms, odds })).toEqual({ ok: false, error: "lottery.play_unknown" });
    }
  });

  it("costs count × unit × multiple × price on every play, in canonical content", () => {
    const anyAmount: LineTerms = { ...terms, limits: { ...limits, betAmountMinUnits: 1n } };
    for (const play of family.plays) {
      fc.assert(
        fc.property(
          contentsOf(play.content),
          fc.integer({ min: 1, max: 9 }),
          fc.bigInt({ min: 1n, max: 50n }),
          (content, multiple, price) => {
            const checked = checkLine(
              { playId: play.code, bettingContent: content, singleBetPriceUnits: price * 100n, bettingApproach: 3, multiple },
              anyAmount,
            );
            expect(checked.ok).toBe(true);
            if (!checked.ok) return;
            expect(checked.line.amountUnits).toBe(BigInt(play.countUnits(checked.line.selection) * multiple) * price);
            expect(checked.line.content).toBe(formatContent(checked.line.selection));
            expect(checked.line.content.split(/[_|]/).toSorted()).toEqual(content.split(/[_|]/).toSorted());
          },
        ),
        { seed: 31, numRuns: 40 },
      );
    }
  });
});

describe("odds", () => {
  const play = family.playByCode("vn_north_xien_wheel") as Play;

  it.each(["99.5", "1", "0.5", "1.0001", "9000"])("the price %s can stand", (text) => expect(isOdds(text)).toBe(true));
  it.each(["0", "0.0", "-1", "1e3", "1.00001", "", " 1", "NaN", "01", 99.5, null])("the price %j cannot stand", (text) =>
    expect(isOdds(text)).toBe(false),
  );

  it("names the prices that an odds set leaves out", () => {
    expect(oddsMissing(play, { [play.code]: { xien_2: "17", xien_3: "x" } })).toEqual(["xien_3", "xien_4"]);
    expect(oddsMissing(play, {})).toEqual(play.oddsKeys);
    expect(() => freezeOdds(play, {})).toThrow(RangeError);
  });
});
