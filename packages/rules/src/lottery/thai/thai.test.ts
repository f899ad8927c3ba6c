import { describe, expect, it } from "vitest";
import { parseContent } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { oddsMissing } from "../odds.ts";
import type { DrawResult } from "../result-shape.ts";
import { officialDraws, resultOf } from "./draws.fixture.ts";
import { nameOf, paidFor, playNamed, thaiByDraw, thaiWith } from "./families.fixture.ts";
import { neighboursOf, thaiNumbers } from "./result.ts";
import { thaiExampleDate } from "./thai.ts";

const draws = officialDraws();
const results = draws.map(resultOf);
const government = thaiWith();
const before2015 = thaiWith({ draw: "government_before_2015" });
const full = thaiWith({ draw: "government_full" });

describe("what is on top and at the bottom", () => {
  it.each([
    ["government", "943647|239_864|006_375|86", "647", "86"],
    ["government", "000005|239_864|006_375|07", "005", "07"],
    ["government_before_2015", "943647|239_864_006_375|86", "647", "86"],
    ["five_digits", "12345", "345", "12"],
    ["four_digits", "8047", "047", "80"],
    ["stock_index", "1736.47|5.86", "647", "86"],
    ["stock_index", "1730.05|-12.00", "005", "00"],
    ["stock_index", "0.05|0.07", "005", "07"],
  ] as const)("%s %s: %s and %s", (draw, text, threeTop, twoBottom) => {
    const parsed = thaiWith({ draw }).parseResult(text);
    expect(parsed.ok && thaiNumbers(parsed.result)).toEqual({ threeTop, twoBottom });
  });

  it("the first prize's neighbours go round at the ends", () => {
    expect(neighboursOf("943647")).toEqual(["943646", "943648"]);
    expect(neighboursOf("000000")).toEqual(["999999", "000001"]);
    expect(neighboursOf("999999")).toEqual(["999998", "000000"]);
  });

  it("a result of another family is refused", () => {
    expect(() => thaiNumbers({ special: ["12345"] })).toThrow(RangeError);
  });
});

describe("examples", () => {
  it("come from an official draw", () => {
    const official = draws.findIndex(({ date }) => date === thaiExampleDate);
    expect(government.exampleResult).toEqual(results[official]);
  });

  it("win on the example of every kind of draw, and pay the same on each", () => {
    for (const [draw, family] of thaiByDraw) {
      for (const play of family.plays) {
        const paid = paidFor(family, play, play.exampleContent, family.exampleResult);
        expect(paid, `${draw} ${play.code}`).toBeGreaterThan(0);
        const elsewhere = government.playByCode(play.code);
        // Four numbers at the end are priced lower than two.
        if (elsewhere !== undefined && play.code !== "thai_three_bottom") {
          expect(paid).toBe(paidFor(government, elsewhere, play.exampleContent, government.exampleResult));
        }
      }
    }
  });
});

describe("plays in particular", () => {
  const example = government.exampleResult;
  const pays = (family: LotteryFamily, name: string, content: string, result: DrawResult) =>
    paidFor(family, playNamed(name, family), content, result) / 10_000;

  it("a kind of draw sells what can be won on it", () => {
    const named = (family: LotteryFamily) => new Set(family.plays.map(nameOf));
    expect(named(before2015).has("three_front")).toBe(false);
    expect(named(before2015).has("three_bottom")).toBe(true);
    for (const [draw, family] of thaiByDraw) {
      expect(named(family).has("ticket")).toBe(draw === "government_full");
      expect(named(family).has("four_top")).toBe(draw === "four_digits");
      expect(named(family).has("three_bottom")).toBe(draw.startsWith("government"));
      for (const name of ["three_top", "three_tod", "two_top", "two_bottom", "two_tod", "run_top", "pin_bottom"]) {
        expect(named(family).has(name)).toBe(true);
      }
    }
  });

  it("tod takes any order and pays once, and refuses numbers of one digit, which have no other order", () => {
    expect(pays(government, "three_tod", "467_764", example)).toBe(260);
    expect(pays(government, "three_tod", "466", example)).toBe(0);
    const doubled = { ...example, first: ["000646"] };
    expect(pays(government, "three_tod", "466", doubled)).toBe(130);
    expect(pays(government, "three_tod", "446", doubled)).toBe(0);
    expect(parseContent(playNamed("three_tod", government).content, "777")).toEqual({ ok: false, reason: "content_pick_all_alike" });
  });

  it("a number drawn twice for the front or the end pays for each, or once, by the option", () => {
    const twice = { ...example, three_front: ["239", "239"], three_last: ["006", "006"] };
    const once = thaiWith({ equalThrees: "once" });
    expect([pays(government, "three_front", "239", twice), pays(once, "three_front", "239", twice)]).toEqual([800, 400]);
    expect([pays(government, "three_bottom", "006", twice), pays(once, "three_bottom", "006", twice)]).toEqual([800, 400]);
    expect(pays(once, "three_front", "239_864", example)).toBe(800);
    expect(playNamed("three_front", government).payBasis).toBe("per_hit");
    expect(playNamed("three_front", once).payBasis).toBe("once");
  });

  it("with four numbers at the end each of them wins", () => {
    expect(pays(before2015, "three_bottom", "239_864_006_375_111", before2015.exampleResult)).toBe(800);
  });

  it("a repeated digit pays once on a run, or for each place, by the option", () => {
    const repeated = { ...example, first: ["000776"], two: ["77"] };
    const perHit = thaiWith({ runRepeats: "per_hit" });
    expect([pays(government, "run_top", "7", repeated), pays(perHit, "run_top", "7", repeated)]).toEqual([3.2, 6.4]);
    expect([pays(government, "run_bottom", "7", repeated), pays(perHit, "run_bottom", "7", repeated)]).toEqual([4.2, 8.4]);
    expect(playNamed("run_top", perHit).payBasis).toBe("per_hit");
  });

  it("3 of 4 and 3 of 5 lose on doubles and triples", () => {
    expect(pays(government, "three_of_four", "4_6_7_9", example)).toBe(33);
    expect(pays(government, "three_of_four", "4_6_8_9", example)).toBe(0);
    for (const first of ["000446", "000666"]) {
      expect(pays(government, "three_of_four", "4_6_7_9", { ...example, first: [first] })).toBe(0);
      expect(pays(government, "three_of_five", "1_4_6_7_9", { ...example, first: [first] })).toBe(0);
    }
  });

  it("a pin needs its digit at its place", () => {
    expect(pays(government, "pin_top", "6||", example)).toBe(8.5);
    expect(pays(government, "pin_top", "|6|6", example)).toBe(0);
    expect(pays(government, "pin_top", "6|4|7", example)).toBe(25.5);
    expect(pays(government, "pin_bottom", "8|5_6", example)).toBe(17);
  });

  it("a ticket wins all its prizes together", () => {
    const ticket = (content: string, result: DrawResult) => pays(full, "ticket", content, result);
    const result = full.exampleResult;
    expect(ticket("943647", result)).toBe(75_000);
    expect(ticket("943646_943648", result)).toBe(2_500);
    expect(ticket("239006", result)).toBe(100);
    expect(ticket("000086", result)).toBe(25);
    expect(ticket((result["fifth"] ?? [])[99] ?? "", result)).toBe(250);
    const crowded = { ...result, second: ["943647", "111111", "111111", "222222", "333333"] };
    expect(ticket("943647", crowded)).toBe(77_500);
    expect(ticket("111111", crowded)).toBe(5_000);
  });

  it("statistics see a digit of a combination on top", () => {
    const play = playNamed("two_tod", government);
    expect([play.occursIn?.("6", example), play.occursIn?.("8", example)]).toEqual([true, false]);
  });
});

describe("odds sets", () => {
  it.each(["government", "daily"] as const)("%s prices price every play of every kind of draw", (prices) => {
    for (const [draw] of thaiByDraw) {
      const family = thaiWith({ draw, prices });
      for (const play of family.plays) expect(oddsMissing(play, family.defaultOdds)).toEqual([]);
      expect(Object.keys(family.defaultOdds).toSorted()).toEqual(family.plays.map(({ code }) => code).toSorted());
    }
  });

  it("daily games pay 800 and 120 where the government's pay 900 and 130", () => {
    const daily = thaiWith({ prices: "daily" });
    const winOf = (family: LotteryFamily, name: string) => family.defaultOdds[`thai_${name}`]?.["win"];
    const names = ["three_top", "three_tod", "three_front", "three_bottom", "two_top", "two_bottom", "run_top", "run_bottom"];
    expect(names.map((name) => winOf(government, name))).toEqual(["900", "130", "400", "400", "90", "90", "3.2", "4.2"]);
    expect(names.map((name) => winOf(daily, name))).toEqual(["800", "120", "400", "400", "90", "90", "3.2", "4.2"]);
  });
});
