import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRatios, type Ratio, wholeRatio } from "@lantern/money/multiply.ts";
import { contentsOf } from "../content.fixture.ts";
import { parseContent, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { numbersOfDigit } from "../number-expansions.ts";
import { numberSets } from "../number-sets.ts";
import { freezeOdds, oddsMissing } from "../odds.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import type { DrawResult } from "../result-shape.ts";
import { returnPerUnit, settleLine } from "../settle.ts";
import { type OfficialDraw, officialDraws, resultOf } from "./draws.fixture.ts";
import { expectedReturn } from "../vietnam/expected-return.fixture.ts";
import { fairPairOddsAsManyPairs, fairTruotOdds, fairXienOdds, fairXienOddsWithRepeats, shareReturned } from "../vietnam/fair-odds.ts";
import { lotHits, lotsCovered } from "../vietnam/lot-view.ts";
import { northColumns, oracleOrders, oracleReturn } from "../vietnam/oracle.fixture.ts";
import { everyLot } from "../vietnam/region.ts";
import { wheelSizes } from "../vietnam/xien.ts";
import { vietnamNorthRegion, vietnamNorthTruotSizes } from "./result.ts";
import { oracleStakeUnits } from "./stake-units.fixture.ts";

const family = familyOf("vn_north") as LotteryFamily;
const draws = officialDraws();
const results = draws.map(resultOf);
const nameOf = (play: Play) => play.code.slice("vn_north_".length);

function playNamed(name: string, of: LotteryFamily = family): Play {
  const play = of.playByCode(`vn_north_${name}`);
  if (play === undefined) throw new Error(`no play ${name}`);
  return play;
}

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** A draw and a content that is likely to hit it. */
function anyDrawAndContent(play: Play): fc.Arbitrary<[number, string]> {
  const { values } = play.content;
  const digits = values.kind === "digits" ? values.digits : 0;
  return fc.nat({ max: draws.length - 1 }).chain((place) => {
    const drawn = [...(draws[place] as OfficialDraw).prizes.values()].map((lot) => lot.slice(-digits));
    return fc.tuple(fc.constant(place), contentsOf(play.content, drawn));
  });
}

/** What a line of one-baht units pays, in baht as a number with 4 decimals. */
function pays(name: string, content: string, result: DrawResult, odds: Record<string, string>, of: LotteryFamily = family): number {
  const play = playNamed(name, of);
  return Number(settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result }).winUnits) / 10_000;
}

const count = (name: string, content: string, of: LotteryFamily = family) => {
  const play = playNamed(name, of);
  return play.countUnits(selectionOf(play, content));
};

describe("plays against an independent oracle over official draws", () => {
  it.each(family.plays.map((play) => [nameOf(play), play] as const))(
    "%s pays what the oracle pays, for any content on any draw",
    (name, play) => {
      const odds = freezeOdds(play, family.defaultOdds);
      fc.assert(
        fc.property(anyDrawAndContent(play), ([place, content]) => {
          const unitStakeUnits = 10_000n;
          const settled = settleLine({
            play,
            selection: selectionOf(play, content),
            unitStakeUnits,
            odds,
            result: results[place] as DrawResult,
          });
          expect(Number(settled.winUnits)).toBe(oracleReturn(name, content, draws[place] as OfficialDraw, { columns: northColumns, odds }));
          expect(settled.outcome).toBe(settled.winUnits > 0n ? "won" : "lost");
        }),
        { seed: 1_000 + name.length, numRuns: 150 },
      );
    },
  );

  it("the oracle sees winners on every play, so that agreement means something", () => {
    for (const play of family.plays) {
      const name = nameOf(play);
      const odds = freezeOdds(play, family.defaultOdds);
      const last = draws.at(-1) as OfficialDraw;
      expect(oracleReturn(name, play.exampleContent, last, { columns: northColumns, odds }), name).toBeGreaterThan(0);
      expect(family.formatResult(resultOf(last))).toBe(family.formatResult(family.exampleResult));
    }
  });

  it("costs as many units a number as the market's tables say", () => {
    expect(Object.keys(oracleStakeUnits).toSorted()).toEqual(family.plays.map(nameOf).toSorted());
    for (const play of family.plays) expect(play.stakeUnitsPerLine, play.code).toBe(oracleStakeUnits[nameOf(play)]);
  });
});

describe("the draw of 22 August 2026", () => {
  // Published were the special prize and the last two digits of every lot; other leading digits are written as 1.
  const published =
    "60213|11100|11183_11132|11184_11122_11183_09349_00136_11194|1140_1168_1167_1165|0570_1152_1190_1107_1194_1116|154_149_173|26_09_06_64";
  const parsed = family.parseResult(published);
  const result = parsed.ok ? parsed.result : {};

  it("has 27 lots with the published ends", () => {
    expect(parsed.ok).toBe(true);
    const ends = Object.values(result)
      .flat()
      .map((lot) => lot.slice(-2));
    expect(ends.join(" ")).toBe("13 00 83 32 84 22 83 49 36 94 40 68 67 65 70 52 90 07 94 16 54 49 73 26 09 06 64");
  });

  it("lô 49 at one unit and 99.5 costs 27 and pays 199 for two hits", () => {
    expect(count("lo_2", "49")).toBe(27);
    expect(pays("lo_2", "49", result, { win: "99.5" })).toBe(199);
  });

  it("xiên 2 of 49 and 83 at 16 pays 16 once, though both occur twice", () => {
    expect(pays("xien_2", "49_83", result, { win: "16" })).toBe(16);
  });

  it("trượt 4 of 01 02 03 04 wins, and loses with 00 among them", () => {
    expect(pays("truot_4", "01_02_03_04", result, { win: "2.5" })).toBe(2.5);
    expect(pays("truot_4", "00_01_02_03", result, { win: "2.5" })).toBe(0);
  });

  it("3 càng 213, head 1 and tail 3 win", () => {
    expect(pays("cang_3_special", "213", result, { win: "960" })).toBe(960);
    expect(pays("head", "1", result, { win: "9.8" })).toBe(9.8);
    expect(pays("tail", "3", result, { win: "9.8" })).toBe(9.8);
  });

  it("leading zeros count: 00136, 09349 and 0570 hit with their zeros", () => {
    expect(pays("lo_3", "136_349_570", result, { win: "1" })).toBe(3);
    expect(pays("lo_4", "0136_9349_0570", result, { win: "1" })).toBe(3);
    expect(pays("lo_2_first", "00_09_05", result, { win: "1" })).toBe(4);
  });
});

describe("plays in particular", () => {
  const exampleResult = family.exampleResult;

  it("compare 2 digits with 27 lots, 3 with 23 and 4 with 20", () => {
    for (const [digits, lots] of [
      [2, 27],
      [3, 23],
      [4, 20],
    ] as const) {
      const view = everyLot(vietnamNorthRegion, digits);
      expect(lotsCovered(vietnamNorthRegion.shape, view)).toBe(lots);
      expect([...lotHits(exampleResult, view).values()].reduce((sum, hits) => sum + hits, 0)).toBe(lots);
    }
  });

  it("say whether a pick pays once or for each hit", () => {
    const once = family.plays.filter(({ payBasis }) => payBasis === "once").map(nameOf);
    expect(once.filter((name) => !/^(xien|truot|da)_/.test(name)).toSorted()).toEqual(
      ["de_special", "de_g1", "de_head_block", "head", "tail", "cang_3_special", "cang_4_special", "big_small", "odd_even"].toSorted(),
    );
  });

  it("xiên quay of 3 and 4 numbers is 4 and 11 combinations, each paid at its own price", () => {
    expect(count("xien_wheel", "01_02_03")).toBe(4);
    expect(count("xien_wheel", "01_02_03_04")).toBe(11);
    const odds = { xien_2: "17", xien_3: "75", xien_4: "250" };
    expect(pays("xien_wheel", "02_07_08", exampleResult, odds)).toBe(3 * 17 + 75);
    expect(pays("xien_wheel", "02_07_08_06", exampleResult, odds)).toBe(3 * 17 + 75);
    expect(pays("xien_wheel", "02_07_08_50", exampleResult, odds)).toBe(6 * 17 + 4 * 75 + 250);
  });

  it("the three meanings of đề đầu are three plays", () => {
    // 31 December 2020: special 42050, seventh prize 11 08 00 69.
    expect(pays("head", "5", exampleResult, { win: "9.8" })).toBe(9.8);
    expect(count("head", "5")).toBe(1);
    expect(pays("de_g7", "08_50", exampleResult, { win: "98" })).toBe(98);
    expect(count("de_g7", "08_50")).toBe(8);
    expect(pays("de_head_block", "5", exampleResult, { win: "98" })).toBe(98);
    expect(count("de_head_block", "5")).toBe(10);
  });

  it("a house that takes 22 units for lô 2 pays 78 for a hit", () => {
    const at22 = familyOf("vn_north", { loTwoStake: 22 }) as LotteryFamily;
    expect(count("lo_2", "07_50", at22)).toBe(44);
    expect(at22.defaultOdds["vn_north_lo_2"]).toEqual({ win: "78" });
    expect(pays("lo_2", "07", exampleResult, { win: "78" }, at22)).toBe(156);
  });

  it("with repeats a xiên combination pays half the price more for each further occurrence", () => {
    const repeats = familyOf("vn_north", { xienRepeats: "half_bonus" }) as LotteryFamily;
    // 07 occurs twice, 02 twice, 50 once.
    expect(pays("xien_2", "07_50", exampleResult, { win: "13" }, repeats)).toBe(19.5);
    expect(pays("xien_2", "02_07", exampleResult, { win: "13" }, repeats)).toBe(26);
    expect(pays("xien_2", "06_07", exampleResult, { win: "13" }, repeats)).toBe(0);
    expect(pays("xien_2", "07_50", exampleResult, { win: "13" })).toBe(13);
  });

  it("đá costs 54 units a pair, a wheel of it every pair of its numbers", () => {
    expect(count("da_2", "07_50|01_02")).toBe(108);
    expect(count("da_wheel", "01_02_03_04")).toBe(6 * 54);
    expect(pays("da_wheel", "02_07_50_06", exampleResult, { win: "650" })).toBe(3 * 650);
  });

  it("đá follows its custom where numbers occur again: once, half more each time, as many pairs", () => {
    const of = (daRepeats: string) => familyOf("vn_north", { daRepeats }) as LotteryFamily;
    // 02 and 07 occur twice, 50 once.
    const returns = (daRepeats: string) =>
      ["02_07", "07_50", "06_07"].map((pair) => pays("da_2", pair, exampleResult, { win: "650" }, of(daRepeats)));
    expect(returns("once")).toEqual([650, 650, 0]);
    expect(returns("half_bonus")).toEqual([1_300, 975, 0]);
    expect(returns("pairs")).toEqual([1_300, 650, 0]);
  });

  it("đảo plays every different order of a number's digits", () => {
    for (const [name, number, lots] of [
      ["lo_2_dao", "70", 27],
      ["lo_2_dao", "77", 27],
      ["lo_3_dao", "112", 23],
      ["lo_4_dao", "0457", 20],
      ["lo_4_dao", "1122", 20],
      ["cang_3_both_dao", "123", 4],
    ] as const) {
      expect(count(name, number)).toBe(oracleOrders(number) * lots);
    }
    // 14507 and 7045 end with the digits 0, 4, 5 and 7; picked in two orders, they are played twice.
    expect(pays("lo_4_dao", "0457", exampleResult, { win: "8800" })).toBe(2 * 8_800);
    expect(pays("lo_4_dao", "0457_7540", exampleResult, { win: "8800" })).toBe(4 * 8_800);
  });

  it("bao 7 lô of three digits takes only the last three of the fifth prize", () => {
    // The fifth prizes were 1677 9524 7016 4746 3257 3405.
    expect(pays("bao_7_3", "677_524_016", exampleResult, { win: "900" })).toBe(0);
    expect(pays("bao_7_3", "746_257_405", exampleResult, { win: "900" })).toBe(2_700);
  });

  it("knows no other options", () => {
    expect(familyOf("vn_north", { loTwoStake: 15 })).toBeUndefined();
    expect(familyOf("vn_north", { loTwo: 27 })).toBeUndefined();
    expect(familyOf("toString")).toBeUndefined();
    expect(familyOf("vn_north", {})).toBe(familyOf("vn_north"));
  });
});

describe("prices", () => {
  const decimal = (ratio: Ratio) => Number((ratio.numerator * 10_000n) / ratio.denominator) / 10_000;

  it("fair xiên odds are 18.22, 81.3 and 374.5", () => {
    expect(wheelSizes.map((size) => decimal(fairXienOdds(size, 27)))).toEqual([
      expect.closeTo(18.22, 2),
      expect.closeTo(81.3, 1),
      expect.closeTo(374.5, 1),
    ]);
  });

  it("fair trượt odds are 3.01 5.32 9.50 17.2 31.5 58.7", () => {
    const published = [3.01, 5.32, 9.5, 17.2, 31.5, 58.7];
    for (const [place, size] of vietnamNorthTruotSizes.entries()) {
      expect(Math.abs(decimal(fairTruotOdds(size, 27)) / (published[place] as number) - 1)).toBeLessThan(0.002);
    }
  });

  it("repeats that pay half more make a xiên of two fair at 16.1, and the lower prices that go with them stay below fair", () => {
    expect(decimal(fairXienOddsWithRepeats(2, 27))).toBeCloseTo(16.11, 1);
    const repeats = familyOf("vn_north", { xienRepeats: "half_bonus" }) as LotteryFamily;
    for (const size of wheelSizes) {
      const price = repeats.defaultOdds[`vn_north_xien_${size}`]?.["win"] ?? "";
      expect(compareRatios(shareReturned(price, fairXienOddsWithRepeats(size, 27)), wholeRatio(1))).toBe(-1);
    }
  });

  it("every custom of đá returns less than it costs at the default price", () => {
    const price = family.defaultOdds["vn_north_da_2"]?.["win"] ?? "";
    for (const fair of [fairXienOdds(2, 27), fairXienOddsWithRepeats(2, 27), fairPairOddsAsManyPairs(27)]) {
      expect(compareRatios(shareReturned(price, fair), wholeRatio(54))).toBe(-1);
    }
  });

  it("the default odds price every play, below what is fair and not below a third of it", () => {
    for (const play of family.plays) {
      expect(oddsMissing(play, family.defaultOdds)).toEqual([]);
      const expected = expectedReturn(play, selectionOf(play, play.exampleContent), freezeOdds(play, family.defaultOdds), { lots: 27 });
      expect(compareRatios(expected, wholeRatio(1)), play.code).toBe(-1);
      expect(compareRatios(expected, { numerator: 1n, denominator: 3n }), play.code).toBe(1);
    }
  });

  it("every play's example wins on the example draw", () => {
    for (const play of family.plays) {
      const selection = selectionOf(play, play.exampleContent);
      const perUnit = returnPerUnit(play, selection, family.exampleResult, freezeOdds(play, family.defaultOdds));
      expect(perUnit.numerator > 0n, play.code).toBe(true);
    }
  });
});

describe("many numbers at once", () => {
  const offered = ["front_run", "back_run", "brake", "doubles", "evens", "odds", "evenodd", "oddeven", "reverse"];

  it("is offered on every board of two digits, and nowhere else", () => {
    const withThem = family.plays.filter(({ expansions }) => expansions !== undefined);
    expect(withThem.map(nameOf)).toEqual(["lo_2", "lo_2_1k", "lo_2_first", "de_special", "de_g1", "de_g7", "head_tail", "bao_8"]);
    for (const { expansions } of withThem) expect(expansions).toEqual(offered);
  });

  it("stands for plain numbers: a kéo, or chẵn chẵn, costs and wins what its numbers do", () => {
    const play = playNamed("de_special");
    const result = resultOf(draws[0] as OfficialDraw);
    const special = result["special"]?.[0]?.slice(-2) ?? "";
    const run = numbersOfDigit("front_run", special.charAt(0));
    for (const numbers of [run, numberSets.evens]) {
      const content = parseContent(play.content, numbers.join("_"));
      if (!content.ok) throw new Error(content.reason);
      expect(play.countUnits(content.selection)).toBe(numbers.length);
      expect(play.judge(content.selection, result).wins.length).toBe(numbers.includes(special) ? 1 : 0);
    }
    expect([run.length, numberSets.evens.length]).toEqual([10, 25]);
  });
});
