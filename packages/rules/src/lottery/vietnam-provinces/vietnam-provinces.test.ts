import { compareRatios, multiplyRatios, type Ratio, wholeRatio } from "@lantern/money/multiply.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinations } from "../combinations.ts";
import { contentsOf } from "../content.fixture.ts";
import { parseContent, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds, oddsMissing } from "../odds.ts";
import { checkLine } from "../order.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import type { DrawResult } from "../result-shape.ts";
import { houseSeries } from "../series.ts";
import { returnPerUnit, settleLine } from "../settle.ts";
import { expectedReturn } from "../vietnam/expected-return.fixture.ts";
import { fairPairOddsAsManyPairs, fairTruotOdds, fairXienOdds, fairXienOddsWithRepeats, shareReturned } from "../vietnam/fair-odds.ts";
import { oracleOrders, oracleReturn, type OracleTerms, provinceColumns } from "../vietnam/oracle.fixture.ts";
import { publishedDraws } from "./published.fixture.ts";
import { provinceTruotSizes } from "./result.ts";
import { oracleStakeUnits } from "./stake-units.fixture.ts";

const family = familyOf("vn_south") as LotteryFamily;
const draws = publishedDraws(family, 2_000);
const customs = { xienRepeats: "once", daRepeats: "half_bonus" };
const nameOf = (play: Play) => play.code.slice("vn_south_".length);
const lots = 18;

function playNamed(name: string, of: LotteryFamily = family): Play {
  const play = of.playByCode(`${of.code}_${name}`);
  if (play === undefined) throw new Error(`no play ${name}`);
  return play;
}

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** What a line of units of 1 pays in a result, as a number with 4 decimals. */
function pays(name: string, content: string, of: LotteryFamily = family, result: DrawResult = of.exampleResult): number {
  const play = playNamed(name, of);
  const odds = freezeOdds(play, of.defaultOdds);
  return Number(settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result }).winUnits) / 10_000;
}

function count(name: string, content: string, of: LotteryFamily = family): number {
  const play = playNamed(name, of);
  return play.countUnits(selectionOf(play, content));
}

/** A draw's place and a content that is likely to hit it. */
function anyDrawAndContent(play: Play): fc.Arbitrary<[number, string]> {
  const { values } = play.content;
  const digits = values.kind === "digits" ? values.digits : 0;
  return fc.nat({ max: draws.length - 1 }).chain((place) => {
    const drawn = [...(draws[place]?.draw.prizes.values() ?? [])].map((lot) => lot.slice(-digits));
    return fc.tuple(fc.constant(place), contentsOf(play.content, drawn));
  });
}

function expectAgreement(of: LotteryFamily, play: Play, terms: Omit<OracleTerms, "columns" | "odds">, numRuns: number): void {
  const odds = freezeOdds(play, of.defaultOdds);
  const property = fc.property(anyDrawAndContent(play), ([place, content]) => {
    const { result = {}, draw = { prizes: new Map<string, string>() } } = draws[place] ?? {};
    const settled = settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result });
    const name = play.code.slice(of.code.length + 1);
    expect(Number(settled.winUnits)).toBe(oracleReturn(name, content, draw, { columns: provinceColumns, odds, ...terms }));
    expect(settled.outcome).toBe(settled.winUnits > 0n ? "won" : "lost");
  });
  fc.assert(property, { seed: 2_000 + play.code.length, numRuns });
}

describe("plays of a province against an independent oracle over drawn results", () => {
  it.each(family.plays.map((play) => [nameOf(play), play] as const))("%s pays what the oracle pays, for any content", (_, play) =>
    expectAgreement(family, play, customs, 80),
  );

  it.each(["once", "pairs"])("đá pays by the custom %s, and xiên half more for repeats", (daRepeats) => {
    const of = familyOf("vn_south", { daRepeats, xienRepeats: "half_bonus" }) as LotteryFamily;
    for (const play of of.plays.filter(({ group }) => group === "da" || group === "xien")) {
      expectAgreement(of, play, { daRepeats, xienRepeats: "half_bonus" }, 80);
    }
  });

  it("costs as many units a pick as the market's tables say", () => {
    expect(Object.fromEntries(family.plays.map((play) => [nameOf(play), play.stakeUnitsPerLine]))).toEqual(oracleStakeUnits);
  });

  it("counts a ticket as the single bets it expands to", () => {
    for (const play of family.plays) {
      const stake = play.stakeUnitsPerLine;
      fc.assert(
        fc.property(contentsOf(play.content), (content) => {
          const parts = content.split("|").map((part) => part.split("_"));
          const numbers = parts[0] ?? [];
          const singles = () => {
            if (play.group === "dao") return numbers.reduce((sum, number) => sum + oracleOrders(number), 0);
            if (nameOf(play) === "xien_wheel") return [2, 3, 4].reduce((sum, size) => sum + combinations(numbers.length, size), 0);
            if (nameOf(play) === "da_wheel") return combinations(numbers.length, 2);
            return play.content.form === "combinations" ? parts.length : numbers.length;
          };
          expect(play.countUnits(selectionOf(play, content))).toBe(singles() * stake);
        }),
        { seed: 7, numRuns: nameOf(play) === "lo_4_dao" ? 3 : 15 },
      );
    }
  });

  it("Central has the plays of the South, at codes of its own", () => {
    const central = familyOf("vn_central") as LotteryFamily;
    expect(central.plays.map(({ code }) => code)).toEqual(family.plays.map(({ code }) => code.replace("vn_south", "vn_central")));
    expect(pays("lo_2", "07", central)).toBe(199);
  });
});

describe("plays of a province in particular", () => {
  // special 204750, G7 710, G8 08; 02, 07 and 08 occur twice, 50 once.
  it("head and tail are the eighth prize and the special, xỉu chủ the seventh and the special", () => {
    expect(pays("de_g8", "08_50")).toBe(98);
    expect(pays("head_tail", "08_50")).toBe(2 * 98);
    expect(pays("cang_3_g7", "710_750")).toBe(960);
    expect(pays("cang_3_both", "710_750")).toBe(2 * 960);
    expect(pays("cang_4_special", "4750")).toBe(9_000);
    expect([pays("head", "5"), pays("head", "4"), pays("tail", "0")]).toEqual([9.8, 0, 9.8]);
  });

  it("lô of 15 units pays 79, and 1k costs one unit for all lots", () => {
    const at15 = familyOf("vn_south", { loTwoStake: 15 }) as LotteryFamily;
    expect(count("lo_2", "07_50", at15)).toBe(30);
    expect(pays("lo_2", "07", at15)).toBe(2 * 79);
    expect(count("lo_2_1k", "07_50")).toBe(2);
    expect(pays("lo_2_1k", "07")).toBe(2 * 5.445);
  });

  it("bao 7 lô looks at G8, G7, G6, G5 and the special; of three digits at the first of G4 instead of G8", () => {
    expect(pays("bao_7", "50_07_02_77_24_10_08")).toBe(7 * 90);
    expect(pays("bao_7", "32_04_36_69")).toBe(0);
    expect(pays("bao_7_3", "750_732_507_902_677_524_710")).toBe(7 * 900);
    expect(pays("bao_7_3", "804_836_669_013")).toBe(0);
  });

  it("đá pays by its custom where numbers occur again", () => {
    const returns = (daRepeats: string) => {
      const of = familyOf("vn_south", { daRepeats }) as LotteryFamily;
      return ["02_07", "07_50", "00_07"].map((pair) => pays("da_2", pair, of));
    };
    expect(returns("half_bonus")).toEqual([1_500, 1_125, 0]);
    expect(returns("pairs")).toEqual([1_500, 750, 0]);
    expect(returns("once")).toEqual([750, 750, 0]);
    expect(count("da_wheel", "02_07_50")).toBe(3 * 36);
    expect(pays("da_wheel", "02_07_50")).toBe(1_500 + 2 * 1_125);
  });

  it("refuses contents that are none of its plays'", () => {
    const limits = { betAmountMinUnits: 1n, betAmountMaxUnits: 10n ** 12n, betMultipleMax: 99, winAmountMaxUnits: 10n ** 12n };
    const refusal = (name: string, bettingContent: string) => {
      const line = { playId: `vn_south_${name}`, bettingContent, singleBetPriceUnits: 10_000n, bettingApproach: 1, multiple: 1 };
      const checked = checkLine(line, { family, odds: family.defaultOdds, limits, series: houseSeries.Lott });
      return checked.ok ? "accepted" : "fault" in checked ? checked.fault : checked.error;
    };
    expect(refusal("lo_2", "7")).toBe("content_pick_invalid");
    expect(refusal("lo_3_dao", "123_123")).toBe("content_pick_repeated");
    expect(refusal("da_2", "01_02_03")).toBe("content_combination_size_wrong");
    expect(refusal("da_2", "01_02|02_01")).toBe("content_combination_repeated");
    expect(refusal("da_wheel", "01_02")).toBe("content_picks_too_few");
    expect(refusal("da_wheel", "01_02_03_04_05_06_07_08_09_10_11")).toBe("content_picks_too_many");
    expect(refusal("truot_12", "01")).toBe("lottery.play_unknown");
    expect(refusal("da_2", "")).toBe("content_empty");
    expect(refusal("da_2", "01_02")).toBe("accepted");
  });

  it("knows no other options", () => {
    for (const options of [{ loTwoStake: 27 }, { daRepeats: "twice" }, { stations: 2 }]) {
      expect(familyOf("vn_south", options)).toBeUndefined();
    }
    expect(familyOf("vn_pair", { loTwoStake: 18 })).toBeUndefined();
  });
});

describe("prices of a province", () => {
  const decimal = (ratio: Ratio) => Number((ratio.numerator * 1_000n) / ratio.denominator) / 1_000;

  it("are fair at 38.3, 255.5 and 1801 for xiên, at 2.09 3.05 4.49 6.66 for trượt", () => {
    expect([2, 3, 4].map((size) => Math.round(decimal(fairXienOdds(size, lots)) * 2) / 2)).toEqual([38.5, 255.5, 1_801]);
    expect(decimal(fairXienOdds(2, lots))).toBeCloseTo(38.3, 1);
    expect(provinceTruotSizes.map((size) => Math.round(decimal(fairTruotOdds(size, lots)) * 100) / 100)).toEqual([2.09, 3.05, 4.49, 6.66]);
  });

  it.each([
    { family: "vn_south" },
    { family: "vn_central" },
    { family: "vn_south", loTwoStake: 15, xienRepeats: "half_bonus", daRepeats: "once" },
    { family: "vn_south", daRepeats: "pairs" },
    { family: "vn_pair" },
    { family: "vn_pair", daRepeats: "pairs" },
    { family: "vn_pair", daRepeats: "once" },
  ])("return less than they cost and a third at least: %o", ({ family: code, ...options }) => {
    const of = familyOf(code, options) as LotteryFamily;
    const terms = { ...customs, ...options, lots: code === "vn_pair" ? 36 : lots };
    for (const play of of.plays) {
      expect(oddsMissing(play, of.defaultOdds)).toEqual([]);
      const odds = freezeOdds(play, of.defaultOdds);
      const expected = expectedReturn(play, selectionOf(play, play.exampleContent), odds, terms);
      expect(compareRatios(expected, wholeRatio(1)), play.code).toBe(-1);
      expect(compareRatios(expected, { numerator: 1n, denominator: 3n }), play.code).toBe(1);
      expect(returnPerUnit(play, selectionOf(play, play.exampleContent), of.exampleResult, odds).numerator > 0n, play.code).toBe(true);
    }
  });

  it("are priced by probabilities that counting every draw of a small lottery confirms", () => {
    // Every result of three lots of two digits: a million.
    const ends = (value: number) => [value % 100, Math.floor(value / 100) % 100, Math.floor(value / 10_000)];
    let both = 0;
    let halves = 0;
    let pairs = 0;
    let none = 0;
    for (let value = 0; value < 1_000_000; value += 1) {
      const drawn = ends(value);
      const [first = 0, second = 0] = [7, 50].map((number) => drawn.filter((end) => end === number).length);
      if (first > 0 && second > 0) {
        both += 1;
        halves += first + second;
        pairs += Math.min(first, second);
      }
      if (first + second === 0) none += 1;
    }
    const isShare = (fair: Ratio, hits: number, of: number) =>
      expect(compareRatios(multiplyRatios(fair, { numerator: BigInt(hits), denominator: BigInt(of) }), wholeRatio(1))).toBe(0);
    isShare(fairXienOdds(2, 3), both, 1_000_000);
    isShare(fairXienOddsWithRepeats(2, 3), halves, 2_000_000);
    isShare(fairPairOddsAsManyPairs(3), pairs, 1_000_000);
    isShare(fairTruotOdds(2, 3), none, 1_000_000);
    expect(shareReturned("2", fairTruotOdds(2, 3))).toEqual(
      multiplyRatios(wholeRatio(2), { numerator: 98n ** 3n, denominator: 100n ** 3n }),
    );
  });
});
