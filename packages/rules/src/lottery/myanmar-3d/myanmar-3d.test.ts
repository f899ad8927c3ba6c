import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseContent, type Selection } from "../content.ts";
import { contentsOf } from "../content.fixture.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import { settleLine } from "../settle.ts";
import { officialDraws } from "../thai/draws.fixture.ts";
import { oracleReturn } from "./oracle.fixture.ts";
import { besideOf, threeDigitsOf } from "./result.ts";

const withNumber = familyOf("myanmar_3d") as LotteryFamily;
const ownBets = familyOf("myanmar_3d", { around: "own_bets" }) as LotteryFamily;
const house = familyOf("myanmar_3d", { draw: "house" }) as LotteryFamily;
const everyNumber = Array.from({ length: 1_000 }, (_, number) => number.toString().padStart(3, "0"));
const nameOf = (play: Play) => play.code.slice("myanmar_3d_".length);
const both = [
  ["with_number", withNumber],
  ["own_bets", ownBets],
] as const;
const playsOfBoth = both.flatMap(([around, family]) => family.plays.map((play) => [around, nameOf(play), family, play] as const));

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** What units of one pay, in ten-thousandths. */
function paid(family: LotteryFamily, play: Play, content: string, number: string): number {
  const odds = freezeOdds(play, family.defaultOdds);
  const result = { three: [number] };
  return Number(settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result }).winUnits);
}

const pays = (family: LotteryFamily, name: string, content: string, number: string) =>
  paid(family, family.playByCode(`myanmar_3d_${name}`) as Play, content, number) / 10_000;

describe("the number", () => {
  it("is the last three digits of each of the 126 official Thai first prizes", () => {
    for (const { first } of officialDraws()) {
      const parsed = withNumber.parseResult(`${first.replace(/^.../, "")}|${first}`);
      expect(parsed.ok && threeDigitsOf(parsed.result)).toBe(`${Number(first) % 1_000}`.padStart(3, "0"));
    }
    expect(officialDraws()).toHaveLength(126);
  });

  it("a result whose number is not the first prize's is refused", () => {
    expect(withNumber.parseResult("943|943647")).toEqual({ ok: false, reason: "result_prizes_contradict" });
    expect(withNumber.parseResult("647|43647").ok).toBe(false);
    expect(house.parseResult("647")).toEqual({ ok: true, result: { three: ["647"] } });
  });

  it("has two neighbours, round the end too", () => {
    expect([besideOf("647"), besideOf("000"), besideOf("999"), besideOf("100")]).toEqual([
      ["646", "648"],
      ["999", "001"],
      ["998", "000"],
      ["099", "101"],
    ]);
  });
});

describe("plays", () => {
  it("win on the example as the rules page says", () => {
    for (const [, , family, play] of playsOfBoth) {
      expect(play.judge(selectionOf(play, play.exampleContent), family.exampleResult).wins.length, play.code).toBeGreaterThan(0);
    }
  });

  it("a bet on a number takes 10 for another order and for a neighbour, where the numbers around win with it", () => {
    expect(["647", "476", "646", "648", "746", "644"].map((pick) => pays(withNumber, "number", pick, "647"))).toEqual([
      500, 10, 10, 10, 10, 0,
    ]);
    expect(pays(withNumber, "number", "647_476_764_648_111", "647")).toBe(530);
    expect(pays(withNumber, "number", "999_001_000", "000")).toBe(520);
    expect(withNumber.playByCode("myanmar_3d_tot")).toBeUndefined();
    expect(withNumber.playByCode("myanmar_3d_near")).toBeUndefined();
  });

  it("as bets of their own, any order wins with the number itself, a neighbour only beside it", () => {
    expect(["647", "476", "648"].map((pick) => pays(ownBets, "number", pick, "647"))).toEqual([500, 0, 0]);
    expect(["647", "476", "648"].map((pick) => pays(ownBets, "tot", pick, "647"))).toEqual([90, 90, 0]);
    expect(["647", "476", "648", "646"].map((pick) => pays(ownBets, "near", pick, "647"))).toEqual([0, 0, 250, 250]);
    expect(pays(ownBets, "tot", "476_764", "647")).toBe(180);
  });

  it.each(playsOfBoth)("%s: %s pays as the oracle on drawn numbers and those around the picks", (_, name, family, play) => {
    const odds = freezeOdds(play, family.defaultOdds);
    const likely = ["647", "476", "648", "646", "644", "000", "999", "001"];
    fc.assert(
      fc.property(contentsOf(play.content, likely), fc.constantFrom(...likely, ...everyNumber.slice(100, 140)), (content, drawn) => {
        expect(paid(family, play, content, drawn)).toBe(oracleReturn(name, content, odds, drawn));
      }),
      { seed: 33, numRuns: 250 },
    );
  });

  it.each(playsOfBoth)("%s: %s costs and pays what its single bets do", (_, name, family, play) => {
    fc.assert(
      fc.property(contentsOf(play.content, ["647", "476", "648"]), fc.constantFrom("647", "000", "112"), (content, drawn) => {
        const singles = singleBets(name, content);
        expect(play.countUnits(selectionOf(play, content))).toBe(singles.length);
        expect(singles.reduce((sum, single) => sum + paid(family, play, single, drawn), 0)).toBe(paid(family, play, content, drawn));
      }),
      { seed: 34, numRuns: 40 },
    );
  });

  it.each([
    ["with_number", "number", "647", 570],
    ["with_number", "number", "644", 540],
    ["with_number", "number", "444", 520],
    ["own_bets", "number", "647", 500],
    ["own_bets", "tot", "647", 540],
    ["own_bets", "tot", "644", 270],
    ["own_bets", "near", "647", 500],
    ["with_number", "place", "6||", 850],
    ["with_number", "place", "|4|7", 850],
    ["with_number", "brake", "7", 850],
    ["with_number", "sides", "big", 950],
    ["with_number", "sides", "small", 950],
    ["with_number", "sides", "odd", 950],
    ["with_number", "sides", "even", 950],
  ] as const)(
    "%s: %s on %s returns %i thousandths of the stake, by counting all thousand numbers",
    (around, name, content, thousandths) => {
      const family = around === "with_number" ? withNumber : ownBets;
      const units = singleBets(name, content).length;
      const total = everyNumber.reduce((sum, number) => sum + pays(family, name, content, number), 0);
      expect(Math.round(total / units)).toBe(thousandths);
      expect(total / units).toBeCloseTo(thousandths, 6);
    },
  );

  it.each([
    ["number", "47", "content_pick_invalid"],
    ["number", "647_647", "content_pick_repeated"],
    ["tot", "444", "content_pick_all_alike"],
    ["place", "6|4", "content_positions_wrong"],
    ["place", "||", "content_empty"],
    ["place", "64||", "content_pick_invalid"],
    ["brake", "12", "content_pick_invalid"],
    ["sides", "middle", "content_pick_invalid"],
  ])("%s refuses %j: %s", (name, content, reason) => {
    expect(parseContent((ownBets.playByCode(`myanmar_3d_${name}`) as Play).content, content)).toEqual({ ok: false, reason });
  });
});

/** The bets of one unit that a content stands for. */
function singleBets(name: string, content: string): readonly string[] {
  if (name !== "place") return content.split("_");
  const parts = content.split("|");
  return parts.flatMap((part, place) =>
    part === "" ? [] : part.split("_").map((digit) => parts.map((_, other) => (other === place ? digit : "")).join("|")),
  );
}
