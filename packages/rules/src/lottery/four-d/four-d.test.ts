import { compareRatios, decimalRatio, multiplyRatios, addRatios, type Ratio, ratioZero, wholeRatio } from "@lantern/money/multiply.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPickOf, parseContent, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds, oddsMissing } from "../odds.ts";
import type { Play } from "../play.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import type { DrawResult } from "../result-shape.ts";
import { returnPerUnit, settleLine } from "../settle.ts";
import { everyOrder, oracleReturn, oracleUnits, writtenDraw } from "./oracle.fixture.ts";
import { orderCountOf } from "./orders.ts";
import { lotsOfPrize, fourDPrizes } from "./result.ts";

const family = familyOf("four_d") as LotteryFamily;
const singapore = familyOf("four_d", { prizeTable: "singapore" }) as LotteryFamily;
const draws = productionDraws(family, 500);
const nameOf = (play: Play) => play.code.slice("four_d_".length);

function playNamed(name: string, of: LotteryFamily = family): Play {
  const play = of.playByCode(`four_d_${name}`);
  if (play === undefined) throw new Error(`no play ${name}`);
  return play;
}

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** What a line of units of one pays at the family's own odds. */
function pays(name: string, content: string, result: DrawResult = family.exampleResult, of: LotteryFamily = family): number {
  const play = playNamed(name, of);
  const odds = freezeOdds(play, of.defaultOdds);
  return Number(settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result }).winUnits) / 10_000;
}

function drawOf(first: string, others: DrawResult = {}): DrawResult {
  const rest = Object.fromEntries(fourDPrizes.map((prize) => [prize, Array.from({ length: lotsOfPrize(prize) }, () => "9999")]));
  return { ...rest, first: [first], ...others };
}

/** A seeded draw and some numbers, half of them likely to hit it: ends of drawn numbers, forwards and backwards. */
function anyDrawAndContent(play: Play): fc.Arbitrary<[DrawResult, string]> {
  const { values } = play.content;
  if (values.kind !== "digits") throw new Error(`${play.code} is no play of digits`);
  const { digits } = values;
  const any = fc.nat({ max: 10 ** digits - 1 }).map((value) => value.toString().padStart(digits, "0"));
  return fc.nat({ max: draws.length - 1 }).chain((place) => {
    const result = draws[place] as DrawResult;
    const drawn = Object.values(result)
      .flat()
      .flatMap((lot) => [lot.slice(-digits), lot.split("").toReversed().join("").slice(-digits)]);
    const number = fc.oneof(any, fc.constantFrom(...drawn)).filter((pick) => isPickOf(values, pick));
    return fc.tuple(
      fc.constant(result),
      fc.uniqueArray(number, { minLength: 1, maxLength: 8 }).map((numbers) => numbers.join("_")),
    );
  });
}

describe("plays of 4D against an independent oracle over seeded draws", () => {
  it.each([family, singapore].flatMap((of) => of.plays.map((play) => [nameOf(play), play, of] as const)))(
    "%s costs and pays what the oracle says, for any content on any draw",
    (name, play, of) => {
      const odds = freezeOdds(play, of.defaultOdds);
      fc.assert(
        fc.property(anyDrawAndContent(play), ([result, content]) => {
          const selection = selectionOf(play, content);
          const settled = settleLine({ play, selection, unitStakeUnits: 10n, odds, result });
          expect(Number(settled.winUnits)).toBe(oracleReturn(name, content, odds, writtenDraw(of.formatResult(result))));
          expect(play.countUnits(selection)).toBe(oracleUnits(name, content));
        }),
        { seed: 4_000 + name.length, numRuns: 40 },
      );
    },
  );

  it("every play's example wins on the example draw", () => {
    const draw = writtenDraw(family.formatResult(family.exampleResult));
    for (const play of family.plays) {
      const odds = freezeOdds(play, family.defaultOdds);
      expect(oracleReturn(nameOf(play), play.exampleContent, odds, draw), play.code).toBeGreaterThan(0);
    }
  });
});

describe("the published prizes", () => {
  it("Big and Small of Magnum and Toto: 2500 1000 500 180 60, and 3500 2000 1000", () => {
    for (const prizeTable of ["magnum", "toto"]) {
      const of = familyOf("four_d", { prizeTable }) as LotteryFamily;
      expect(Object.values(of.defaultOdds["four_d_big"] ?? {})).toEqual(["2500", "1000", "500", "180", "60"]);
      expect(Object.values(of.defaultOdds["four_d_small"] ?? {})).toEqual(["3500", "2000", "1000"]);
    }
  });

  it("Big and Small of Singapore: 2000 1000 490 250 60, and 3000 2000 800", () => {
    expect(Object.values(singapore.defaultOdds["four_d_big"] ?? {})).toEqual(["2000", "1000", "490", "250", "60"]);
    expect(Object.values(singapore.defaultOdds["four_d_small"] ?? {})).toEqual(["3000", "2000", "800"]);
  });

  it.each([
    ["1234", 24, 105, 83, 125],
    ["1123", 12, 209, 166, 250],
    ["1122", 6, 417, 335, 500],
    ["1112", 4, 625, 500, 750],
  ])("an i-box of %s has %i orders and pays the first prize of each house for one stake", (number, orders, magnum, sgBig, sgSmall) => {
    const result = drawOf(number.split("").toReversed().join(""));
    expect(orderCountOf(number)).toBe(orders);
    expect(everyOrder(number)).toHaveLength(orders);
    expect(pays("ibox_big", number, result)).toBe(magnum);
    expect(pays("ibox_big", number, result, singapore)).toBe(sgBig);
    expect(pays("ibox_small", number, result, singapore)).toBe(sgSmall);
    expect(playNamed("ibox_big").countUnits([[number]])).toBe(1);
  });

  it.each([
    ["1234", 24],
    ["1123", 12],
    ["1122", 6],
    ["1112", 4],
  ])("a box of %s costs its %i orders and pays the straight price", (number, orders) => {
    expect(playNamed("box_big").countUnits([[number]])).toBe(orders);
    expect(pays("box_big", number, drawOf(number.split("").toReversed().join("")))).toBe(2500);
  });

  it("a prize on top of the stake is worth one more", () => {
    const onTop = familyOf("four_d", { prizeStake: "on_top" }) as LotteryFamily;
    expect(pays("big", "5207")).toBe(2500);
    expect(pays("big", "5207", family.exampleResult, onTop)).toBe(2501);
    expect(pays("ibox_big", "7260", family.exampleResult, onTop)).toBe(22);
    expect(pays("2d", "33", family.exampleResult, onTop)).toBe(15.2);
  });
});

describe("numbers of 4D", () => {
  it("pay for every time that they are drawn, also for different prizes", () => {
    const result = drawOf("0007", { starter: ["0007", "0007", ...Array.from({ length: 8 }, () => "1234")] });
    expect(pays("big", "0007", result)).toBe(2500 + 2 * 180);
    expect(pays("big", "0007_1234", result)).toBe(2500 + 10 * 180);
    expect(pays("small", "0007", result)).toBe(3500);
    expect(pays("ibox_big", "7000", result)).toBe(625 + 2 * 45);
  });

  it("keep their leading zeros and are compared from the end", () => {
    const result = drawOf("0012");
    expect(pays("4a", "0012", result)).toBe(6000);
    expect(pays("3a", "012", result)).toBe(660);
    expect(pays("2a", "12", result)).toBe(66);
    expect(pays("2a", "00", result)).toBe(0);
    expect(parseContent(playNamed("4a").content, "12")).toEqual({ ok: false, reason: "content_pick_invalid" });
  });

  it.each(["box_big", "box_small", "ibox_big", "ibox_small"])("of one digit only are refused by %s with a reason of their own", (name) => {
    expect(parseContent(playNamed(name).content, "1234_7777")).toEqual({ ok: false, reason: "content_pick_all_alike" });
    expect(parseContent(playNamed("big").content, "7777").ok).toBe(true);
  });

  it.each([
    ["", "content_empty"],
    ["123", "content_pick_invalid"],
    ["12345", "content_pick_invalid"],
    ["12R4", "content_pick_invalid"],
    ["1234_1234", "content_pick_repeated"],
    ["1234|1235", "content_positions_wrong"],
    [Array.from({ length: 1_001 }, (_, place) => String(place + 1_000)).join("_"), "content_picks_too_many"],
  ])("written as %s are refused: %s", (content, reason) => {
    expect(parseContent(playNamed("big").content, content)).toEqual({ ok: false, reason });
  });
});

describe("what 4D returns in the long run", () => {
  const everyNumber = Array.from({ length: 10_000 }, (_, value) => value.toString().padStart(4, "0"));

  /** Odds × probability of each price, by the share of the 10,000 numbers that win and the lots of the prize. */
  function expectedReturn(play: Play, number: string, odds: Readonly<Record<string, string>>): Ratio {
    const name = nameOf(play);
    const orders = /box/.test(name) ? everyOrder(number).length : 1;
    const units = BigInt(play.countUnits([[number]]));
    const share = (lots: number): Ratio => ({ numerator: BigInt(lots * orders), denominator: 10n ** BigInt(number.length) * units });
    if (odds["win"] !== undefined) {
      const lots = { a: 1, b: 1, c: 1, abc: 3, d: 10, e: 10 }[name.slice(1)] ?? 0;
      return multiplyRatios(decimalRatio(odds["win"]), share(lots));
    }
    return fourDPrizes.reduce((sum, prize) => {
      const price = odds[name.startsWith("ibox") ? `${prize}_${orders}` : prize];
      return price === undefined ? sum : addRatios(sum, multiplyRatios(decimalRatio(price), share(lotsOfPrize(prize))));
    }, ratioZero);
  }

  /** The same by enumeration: as every lot pays by itself, all 10,000 numbers are drawn at once for each prize. */
  function enumeratedReturn(play: Play, number: string, odds: Readonly<Record<string, string>>): Ratio {
    const units = BigInt(play.countUnits([[number]]));
    return fourDPrizes.reduce((sum, prize) => {
      const result = { ...Object.fromEntries(fourDPrizes.map((other) => [other, []])), [prize]: everyNumber };
      const returned = returnPerUnit(play, [[number]], result, odds);
      return addRatios(sum, multiplyRatios(returned, { numerator: BigInt(lotsOfPrize(prize)), denominator: 10_000n * units }));
    }, ratioZero);
  }

  it.each(family.plays.map((play) => [nameOf(play), play] as const))("%s: by enumeration what odds times probability say", (_, play) => {
    const odds = freezeOdds(play, family.defaultOdds);
    const number = play.exampleContent;
    expect(compareRatios(enumeratedReturn(play, number, odds), expectedReturn(play, number, odds))).toBe(0);
  });

  it("every default price of every table leaves the house a share, and returns more than half", () => {
    for (const prizeTable of ["magnum", "toto", "singapore"]) {
      for (const prizeStake of ["within", "on_top"]) {
        const of = familyOf("four_d", { prizeTable, prizeStake }) as LotteryFamily;
        for (const play of of.plays) {
          expect(oddsMissing(play, of.defaultOdds)).toEqual([]);
          const numbers = /box/.test(play.code) ? ["1234", "1123", "1122", "1112"] : [play.exampleContent];
          for (const number of numbers) {
            const expected = expectedReturn(play, number, freezeOdds(play, of.defaultOdds));
            expect(compareRatios(expected, wholeRatio(1)), play.code).toBe(-1);
            expect(compareRatios(expected, { numerator: 1n, denominator: 2n }), play.code).toBe(1);
          }
        }
      }
    }
  });

  it("Big returns 64 % and Small 65 % by Magnum's table, 65.9 % and 58 % by Singapore's", () => {
    const share = (name: string, of: LotteryFamily) => {
      const play = playNamed(name, of);
      const { numerator, denominator } = expectedReturn(play, "1234", freezeOdds(play, of.defaultOdds));
      return Number((numerator * 10_000n) / denominator) / 100;
    };
    expect([share("big", family), share("small", family)]).toEqual([64, 65]);
    expect([share("big", singapore), share("small", singapore)]).toEqual([65.9, 58]);
  });
});
