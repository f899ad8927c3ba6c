import { describe, expect, it } from "vitest";
import { parseContent } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyCodes, familyOf } from "../registry.ts";
import type { DrawResult } from "../result-shape.ts";
import { officialDraws, resultOf } from "../vietnam-north/draws.fixture.ts";
import { lotsThatWon, picksThatWon } from "./lots-that-won.ts";

function betOf(code: string, content: string) {
  const family = familyOf(familyCodes.filter((one) => code.startsWith(`${one}_`)).at(0) ?? "") as LotteryFamily;
  const play = family.playByCode(code);
  if (play === undefined) throw new Error(code);
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { selection } = parsed;
  return {
    lots: (result: DrawResult) => lotsThatWon(family, play, selection, result),
    picks: (result: DrawResult) => picksThatWon(play, selection, result),
    wins: (result: DrawResult) => play.judge(selection, result).wins.length > 0,
  };
}

const north = officialDraws().map(resultOf).slice(-400);

describe("the lots that a bet owes its win to", () => {
  it("are all that end in a picked number, on lô over the real draws", () => {
    const bet = betOf("vn_north_lo_2", "07_49_83");
    const picked = ["07", "49", "83"];
    for (const result of north) {
      const expected = Object.fromEntries(
        Object.entries(result).flatMap(([prize, lots]) => {
          const places = lots.flatMap((lot, place) => (picked.includes(lot.slice(-2)) ? [place] : []));
          return places.length === 0 ? [] : [[prize, places]];
        }),
      );
      expect(bet.lots(result)).toEqual(expected);
      expect(bet.picks(result)).toEqual([
        picked.filter((pick) =>
          Object.values(result)
            .flat()
            .some((lot) => lot.endsWith(pick)),
        ),
      ]);
    }
  });

  it("are the special prize alone on đề, head and big or small", () => {
    for (const [code, content] of [
      ["vn_north_de_special", "07_12_33_58_61_99"],
      ["vn_north_head", "0_3_8"],
      ["vn_north_big_small", "big"],
    ] as const) {
      const bet = betOf(code, content);
      expect(north.some(bet.wins)).toBe(true);
      for (const result of north) expect(bet.lots(result)).toEqual(bet.wins(result) ? { special: [0] } : {});
    }
  });

  it("are named also for who covers every number, and would have won whatever was drawn", () => {
    const bet = betOf("vn_north_head", "0_1_2_3_4_5_6_7_8_9");
    for (const result of north.slice(0, 50)) {
      expect(bet.lots(result)).toEqual({ special: [0] });
      expect(bet.picks(result)).toEqual([[result["special"]?.[0]?.at(-2)]]);
    }
  });

  it("are all dice together where their sum decides, and the bottom number on Thai bottom", () => {
    const sum = betOf("k3_big_small", "big");
    expect(sum.lots({ dice: ["6", "5", "4"] })).toEqual({ dice: [0, 1, 2] });
    expect(sum.lots({ dice: ["1", "2", "1"] })).toEqual({});
    const bottom = betOf("thai_two_bottom", "12");
    expect(bottom.lots({ first: ["345612"], three_front: ["111", "222"], three_last: ["333", "012"], two: ["12"] })).toEqual({ two: [0] });
  });

  it("marks the combinations that won, and no other", () => {
    const bet = betOf("vn_north_xien_2", "07_49|12_83");
    const result = north.find((one) => bet.wins(one));
    const ends = (one: DrawResult) => new Set(Object.values(one).flatMap((lots) => lots.map((lot) => lot.slice(-2))));
    for (const one of north) {
      const came = ends(one);
      expect(bet.picks(one)).toEqual(
        [
          ["07", "49"],
          ["12", "83"],
        ].filter((pair) => pair.every((pick) => came.has(pick))),
      );
    }
    expect(result).toBeDefined();
  });
});

describe.each(familyCodes)("of %s", (code) => {
  it("a winning example names lots wherever digits decide, and a losing one none", () => {
    const family = familyOf(code) as LotteryFamily;
    const draws = productionDraws(family, 10);
    for (const play of family.plays) {
      const bet = betOf(play.code, play.exampleContent);
      for (const result of [play.exampleResult ?? family.exampleResult, ...draws]) {
        const lots = Object.entries(bet.lots(result));
        if (!bet.wins(result)) expect(lots, play.code).toEqual([]);
        for (const [prize, places] of lots) expect(places.every((place) => result[prize]?.[place] !== undefined)).toBe(true);
      }
    }
  });
});
