import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentsOf } from "../content.fixture.ts";
import { formatContent, parseContent, pickChoices, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds, oddsMissing } from "../odds.ts";
import { playPhraseValues } from "../play-example.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import { returnPerUnit, settleLine } from "../settle.ts";
import { oracleReturn } from "./oracle.fixture.ts";
import { waysOfSum } from "./ways.ts";

const official = familyOf("k3") as LotteryFamily;
const overseas = familyOf("k3", { triples: "lose", pair: "without_triple" }) as LotteryFamily;
const nameOf = (play: Play) => play.code.slice("k3_".length);

/** All 216 throws as their faces are read. */
const everyThrow = Array.from({ length: 216 }, (_, place) =>
  [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6].map((face) => String(face + 1)).join(""),
);
const resultOf = (dice: string) => ({ dice: dice.split("") });

function playNamed(name: string, of: LotteryFamily = official): Play {
  const play = of.playByCode(`k3_${name}`);
  if (play === undefined) throw new Error(`no play ${name}`);
  return play;
}

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** Every single bet of a play: a pick, or a combination of different faces. */
function singleBetsOf({ content }: Play): readonly string[] {
  const choices = pickChoices(content.values);
  if (content.form !== "combinations") return choices;
  const grow = (from: readonly string[], size: number): string[][] =>
    size === 0 ? [[]] : from.flatMap((pick, place) => grow(from.slice(place + 1), size - 1).map((rest) => [pick, ...rest]));
  return grow(choices, content.size).map((picks) => picks.join("_"));
}

/** In how many of the 216 throws a content wins. */
function winningThrows(name: string, content: string, of: LotteryFamily = official): number {
  const play = playNamed(name, of);
  const selection = selectionOf(play, content);
  return everyThrow.filter((dice) => play.judge(selection, resultOf(dice)).wins.length > 0).length;
}

describe("plays of K3 against an independent oracle over all 216 throws", () => {
  const styles = [
    { of: official, triplesLose: false, tripleIsPair: true },
    { of: overseas, triplesLose: true, tripleIsPair: false },
  ];

  it.each(styles.flatMap((style) => style.of.plays.map((play) => [nameOf(play), play, style] as const)))(
    "%s pays what the oracle pays, each single bet and mixed ones",
    (name, play, { of, ...rules }) => {
      const odds = freezeOdds(play, of.defaultOdds);
      const check = (content: string, dice: string) => {
        const settled = settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result: resultOf(dice) });
        expect(Number(settled.winUnits), `${content} on ${dice}`).toBe(oracleReturn(name, content, { odds, dice, ...rules }));
      };
      for (const content of singleBetsOf(play)) for (const dice of everyThrow) check(content, dice);
      fc.assert(fc.property(contentsOf(play.content), fc.constantFrom(...everyThrow), check), { seed: 300 + name.length, numRuns: 100 });
    },
  );

  it.each(official.plays.map((play) => [nameOf(play), play] as const))(
    "%s costs a unit for each single bet that it stands for",
    (_, play) => {
      fc.assert(
        fc.property(contentsOf(play.content), (content) => {
          const selection = selectionOf(play, content);
          const single = play.content.form === "combinations" ? selection : (selection[0] ?? []).map((pick) => [pick]);
          const alone = single.map((picks) => selectionOf(play, formatContent([picks])));
          expect(alone.reduce((sum, bet) => sum + play.countUnits(bet), 0)).toBe(play.countUnits(selection));
        }),
        { seed: 9, numRuns: 50 },
      );
    },
  );
});

describe("the throws that win", () => {
  it("of each sum are 1 3 6 10 15 21 25 27, and alike from the other end", () => {
    for (let sum = 3; sum <= 18; sum += 1) expect(winningThrows("sum", String(sum))).toBe(waysOfSum(sum));
    expect([3, 4, 5, 6, 7, 8, 9, 10].map(waysOfSum)).toEqual([1, 3, 6, 10, 15, 21, 25, 27]);
  });

  it("of faces alike and different are those of the published table", () => {
    expect(winningThrows("triple", "666")).toBe(1);
    expect(winningThrows("triple_any", "triple")).toBe(6);
    expect(winningThrows("pair_exact", "166")).toBe(3);
    expect(winningThrows("three_different", "1_3_6")).toBe(6);
    expect(winningThrows("two_different", "1_6")).toBe(30);
    expect(winningThrows("straight_any", "straight")).toBe(24);
    expect(winningThrows("single", "5")).toBe(91);
  });

  it("count three alike as a pair, or do not, by the option", () => {
    expect(winningThrows("pair", "44")).toBe(16);
    expect(winningThrows("pair", "44", overseas)).toBe(15);
  });

  it("count three alike as big, small, odd and even, or for nobody, by the option", () => {
    for (const [name, side] of [
      ["big_small", "big"],
      ["big_small", "small"],
      ["odd_even", "odd"],
      ["odd_even", "even"],
    ] as const) {
      expect(winningThrows(name, side)).toBe(108);
      expect(winningThrows(name, side, overseas)).toBe(105);
    }
    expect(playPhraseValues(overseas, playNamed("big_small", overseas))["triples"]).toBe("lose");
  });

  it("leave the sums 3 and 18 off sale where three alike lose", () => {
    expect(parseContent(playNamed("sum", overseas).content, "3")).toEqual({ ok: false, reason: "content_pick_invalid" });
    expect(parseContent(playNamed("sum", overseas).content, "18_4")).toEqual({ ok: false, reason: "content_pick_invalid" });
    expect(parseContent(playNamed("sum").content, "18_3")).toEqual({ ok: true, selection: [["3", "18"]] });
  });

  it("pay one number once, however many dice show it", () => {
    const play = playNamed("single");
    expect(play.judge([["4"]], resultOf("444")).wins).toEqual([{ oddsKeys: ["win"], hits: 1 }]);
  });
});

describe("what K3 returns in the long run", () => {
  it("is 0.96 for every bet of every play, never more, and no more than four decimals less", () => {
    for (const of of [official, overseas]) {
      for (const play of of.plays) {
        expect(oddsMissing(play, of.defaultOdds)).toEqual([]);
        const odds = freezeOdds(play, of.defaultOdds);
        for (const content of singleBetsOf(play)) {
          const selection = selectionOf(play, content);
          const returned = everyThrow.reduce((sum, dice) => {
            const { numerator, denominator } = returnPerUnit(play, selection, resultOf(dice), odds);
            return sum + Number((numerator * 10_000n) / denominator);
          }, 0);
          expect(returned / 2_160_000, `${play.code} ${content}`).toBeLessThanOrEqual(0.96);
          expect(returned / 2_160_000, `${play.code} ${content}`).toBeGreaterThan(0.9599);
        }
      }
    }
  });

  it("has the prices that are seen: 207.36 for a sum of 3, 7.68 for 10, 8.64 for a straight, 34.56 for a triple", () => {
    const { defaultOdds } = official;
    expect(defaultOdds["k3_sum"]).toMatchObject({ sum_3: "207.36", sum_10: "7.68", sum_11: "7.68", sum_18: "207.36" });
    expect(defaultOdds["k3_straight_any"]).toEqual({ win: "8.64" });
    expect(defaultOdds["k3_triple_any"]).toEqual({ win: "34.56" });
  });
});

describe("contents of K3", () => {
  it.each([
    ["sum", "2", "content_pick_invalid"],
    ["sum", "03", "content_pick_invalid"],
    ["sum", "19", "content_pick_invalid"],
    ["triple", "112", "content_pick_invalid"],
    ["pair_exact", "211", "content_pick_invalid"],
    ["pair_exact", "111", "content_pick_invalid"],
    ["pair", "12", "content_pick_invalid"],
    ["single", "7", "content_pick_invalid"],
    ["single", "0", "content_pick_invalid"],
    ["single", "1_1", "content_pick_repeated"],
    ["three_different", "1_2", "content_combination_size_wrong"],
    ["three_different", "1_1_2", "content_pick_repeated"],
    ["two_different", "1_2|2_1", "content_combination_repeated"],
    ["straight_any", "123", "content_pick_invalid"],
    ["big_small", "odd", "content_pick_invalid"],
  ])("%s refuses %s: %s", (name, content, reason) => {
    expect(parseContent(playNamed(name).content, content)).toEqual({ ok: false, reason });
  });
});
