import { describe, expect, it } from "vitest";
import { parseContent } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds } from "../odds.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import { settleLine } from "../settle.ts";
import { oracleReturn, provinceColumns } from "../vietnam/oracle.fixture.ts";
import { publishedOf } from "./published.fixture.ts";
import { joinProvinces } from "./result.ts";

const south = familyOf("vn_south") as LotteryFamily;
const pairOf = (daRepeats: string) => familyOf("vn_pair", { daRepeats }) as LotteryFamily;
const draws = productionDraws(south, 3_000, "lantern pairs 2026");

function pays(of: LotteryFamily, name: string, content: string, result = of.exampleResult): number {
  const play = of.playByCode(`vn_pair_${name}`);
  const parsed = play === undefined ? undefined : parseContent(play.content, content);
  if (play === undefined || !parsed?.ok) throw new Error(`${name} refuses ${content}`);
  const odds = freezeOdds(play, of.defaultOdds);
  return Number(settleLine({ play, selection: parsed.selection, unitStakeUnits: 10_000n, odds, result }).winUnits);
}

describe("two provinces of a day as one draw", () => {
  it("hold the first's lots before the second's, prize by prize, and read back", () => {
    const [first = {}, second = {}] = draws;
    const joined = joinProvinces(first, second);
    expect(joined["special"]).toEqual([...(first["special"] ?? []), ...(second["special"] ?? [])]);
    expect(joined["g4"]).toEqual([...(first["g4"] ?? []), ...(second["g4"] ?? [])]);
    const pair = pairOf("half_bonus");
    expect(pair.parseResult(pair.formatResult(joined))).toEqual({ ok: true, result: joined });
    expect(Object.values(joined).flat()).toHaveLength(36);
  });

  it("are made of draws of provinces and of nothing else", () => {
    const [first = {}] = draws;
    const north = (familyOf("vn_north") as LotteryFamily).exampleResult;
    expect(() => joinProvinces(first, {})).toThrow("no prize");
    expect(() => joinProvinces(first, { ...first, special: ["12345"] })).toThrow("result_value_invalid");
    expect(() => joinProvinces(north, first)).toThrow(RangeError);
  });

  it.each(["half_bonus", "once", "pairs"])(
    "đá xiên pays what the oracle pays on thousands of pairs of draws, by the custom %s",
    (daRepeats) => {
      const of = pairOf(daRepeats);
      const odds = { win: "550" };
      let won = 0;
      let lost = 0;
      let crossed = 0;
      for (let place = 0; place + 1 < draws.length; place += 1) {
        const results = [draws[place] ?? {}, draws[place + 1] ?? {}] as const;
        const ends = results.map((result) =>
          Object.values(result)
            .flat()
            .map((lot) => lot.slice(-2)),
        );
        // A number of each province, and one of any: won, lost and by both together.
        const anyNumber = String(place % 100).padStart(2, "0");
        const [one = "", two = ""] = [ends[0]?.[place % 18], place % 3 === 0 ? anyNumber : ends[1]?.[(place * 5) % 18]];
        if (one === two) continue;
        const paid = pays(of, "da_xien", `${one}_${two}`, joinProvinces(...results));
        const oracle = { columns: provinceColumns, odds, daRepeats };
        expect(paid).toBe(oracleReturn("da_xien", `${one}_${two}`, publishedOf(results), oracle));
        if (paid > 0) won += 1;
        else lost += 1;
        if (paid > 0 && !ends.some((of18) => of18.includes(one) && of18.includes(two))) crossed += 1;
      }
      expect(Math.min(won, lost, crossed)).toBeGreaterThan(100);
    },
  );

  it("a pair costs 72 units, a wheel every pair of its numbers", () => {
    const of = pairOf("half_bonus");
    const count = (name: string, content: string) => {
      const play = of.playByCode(`vn_pair_${name}`);
      const parsed = play === undefined ? undefined : parseContent(play.content, content);
      return parsed?.ok ? play?.countUnits(parsed.selection) : undefined;
    };
    expect(count("da_xien", "07_19")).toBe(72);
    expect(count("da_xien_wheel", "07_19_50_61")).toBe(6 * 72);
  });

  it("07 in both provinces and 19 in the second: kỳ rưỡi pays twice the price", () => {
    // 07 ends 35507, 4507 and 91107; 19 ends 40519; 50 ends 204750, 07350 and 3350.
    expect(pays(pairOf("half_bonus"), "da_xien", "07_19")).toBe(2 * 550 * 10_000);
    expect(pays(pairOf("once"), "da_xien", "07_19")).toBe(550 * 10_000);
    expect(pays(pairOf("pairs"), "da_xien_wheel", "07_19_50")).toBe((1 + 3 + 1) * 550 * 10_000);
    expect(pays(pairOf("half_bonus"), "da_xien", "00_19")).toBe(0);
  });
});
