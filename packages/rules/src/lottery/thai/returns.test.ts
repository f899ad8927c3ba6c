import { describe, expect, it } from "vitest";
import { compareRatios, type Ratio } from "@lantern/money/multiply.ts";
import { freezeOdds, type PlayOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { settleLine } from "../settle.ts";
import { nameOf, playNamed, selectionOf, thaiByDraw, thaiWith } from "./families.fixture.ts";
import { thaiOptionChoices } from "./options.ts";

/** A result and how many of equally likely ones it stands for. */
type Weighted = readonly [DrawResult, bigint];

const padded = (number: number, width: number) => number.toString().padStart(width, "0");
const tops = Array.from({ length: 1_000 }, (_, top): Weighted => [{ first: [`000${padded(top, 3)}`], two: ["00"] }, 1n]);
const bottoms = Array.from({ length: 100 }, (_, bottom): Weighted => [{ first: ["000000"], two: [padded(bottom, 2)] }, 1n]);
const fours = Array.from({ length: 10_000 }, (_, four): Weighted => [{ four: [padded(four, 4)] }, 1n]);

/** Every way in which the lots of a prize can equal a picked number or not: a lot does so in 1 of 1,000. */
function hitsOrMisses(prize: string, lots: number, pick: string): readonly Weighted[] {
  const other = pick === "000" ? "001" : "000";
  return Array.from({ length: 2 ** lots }, (_, mask): Weighted => {
    const drawn = Array.from({ length: lots }, (__, place) => (Math.floor(mask / 2 ** place) % 2 === 1 ? pick : other));
    return [{ [prize]: drawn }, 999n ** BigInt(drawn.filter((lot) => lot === other).length)];
  });
}

/** What one unit on a content returns over all results, exactly: a stake of 10,000 keeps every decimal of a price. */
function averageReturn(play: Play, content: string, odds: PlayOdds, results: readonly Weighted[]): Ratio {
  const selection = selectionOf(play, content);
  let paid = 0n;
  let total = 0n;
  for (const [result, weight] of results) {
    paid += settleLine({ play, selection, unitStakeUnits: 10_000n, odds, result }).winUnits * weight;
    total += weight;
  }
  return { numerator: paid, denominator: total * 10_000n * BigInt(play.countUnits(selection)) };
}

function resultsFor(name: string, content: string, family: ReturnType<typeof thaiWith>): readonly Weighted[] {
  const lots = (prize: string) => family.resultShape.find((shape) => shape.prize === prize)?.lots ?? 0;
  if (name === "three_front") return hitsOrMisses("three_front", lots("three_front"), content);
  if (name === "three_bottom") return hitsOrMisses("three_last", lots("three_last"), content);
  if (name.startsWith("four_")) return fours;
  return name.includes("bottom") ? bottoms : tops;
}

/** Contents whose chances differ, and the chance of each in millionths: by counting on paper, not by judging draws. */
const chances: Readonly<Record<string, readonly (readonly [content: string, millionths: number])[]>> = {
  three_top: [["647", 1_000]],
  three_tod: [
    ["647", 6_000],
    ["644", 3_000],
  ],
  three_front: [["239", 2_000]],
  three_bottom: [["006", 2_000]],
  // 24 and 60 ordered choices of three different digits.
  three_of_four: [["4_6_7_9", 24_000]],
  three_of_five: [["1_4_6_7_9", 60_000]],
  two_top: [["47", 10_000]],
  two_bottom: [["86", 10_000]],
  // 6 orders with each of 8 other digits, and 3 with either doubled.
  two_tod: [["6_7", 54_000]],
  run_top: [["6", 271_000]],
  run_bottom: [["8", 190_000]],
  pin_top: [["6||", 100_000]],
  pin_bottom: [["|6", 100_000]],
  three_top_sides: ["big", "small", "odd", "even"].map((word) => [word, 500_000] as const),
  two_top_sides: ["big", "small", "odd", "even"].map((word) => [word, 500_000] as const),
  two_bottom_sides: ["big", "small", "odd", "even"].map((word) => [word, 500_000] as const),
  four_top: [["8647", 100]],
  four_tod: [
    ["8647", 2_400],
    ["8644", 1_200],
    ["8844", 600],
    ["8444", 400],
  ],
};

describe("what a play returns in the long run, by enumeration", () => {
  it.each(
    thaiByDraw.flatMap(([draw, family]) =>
      family.plays.filter((play) => nameOf(play) !== "ticket").map((play) => [draw, nameOf(play), family, play] as const),
    ),
  )("%s: %s returns its odds times its chance", (draw, name, family, play) => {
    const odds = freezeOdds(play, family.defaultOdds);
    for (const [content, millionths] of chances[name] ?? []) {
      const price = odds[play.content.values.kind === "words" ? content : "win"] ?? "0";
      const lots = draw === "government_before_2015" && name === "three_bottom" ? 2 : 1;
      const expected: Ratio = { numerator: BigInt(Math.round(Number(price) * 10)) * BigInt(millionths * lots), denominator: 10_000_000n };
      expect(compareRatios(averageReturn(play, content, odds, resultsFor(name, content, family)), expected), content).toBe(0);
    }
    expect(chances[name]?.length).toBeGreaterThan(0);
  });

  it("a ticket returns 60 %", () => {
    const family = thaiWith({ draw: "government_full" });
    const odds = freezeOdds(family.playByCode("thai_ticket") as Play, family.defaultOdds);
    // So many of a million tickets win each prize: every number of six digits once, of three a thousand, of two ten thousand.
    const winners = {
      first: 1,
      beside_first: 2,
      second: 5,
      third: 10,
      fourth: 50,
      fifth: 100,
      three_front: 2_000,
      three_last: 2_000,
      two_last: 10_000,
    };
    expect(Object.keys(odds).toSorted()).toEqual(Object.keys(winners).toSorted());
    expect(Object.entries(winners).reduce((sum, [key, count]) => sum + count * Number(odds[key]), 0)).toBe(600_000);
  });

  it("no default price pays back more than the stake, nor less than half of it", () => {
    for (const draw of thaiOptionChoices.draw)
      for (const prices of thaiOptionChoices.prices) {
        const family = thaiWith({ draw, prices });
        for (const play of family.plays.filter((each) => nameOf(each) !== "ticket")) {
          // Every price is checked at its likeliest content, whose chance the enumeration above confirms.
          const millionths = chances[nameOf(play)]?.[0]?.[1] ?? 0;
          const lots = draw === "government_before_2015" && nameOf(play) === "three_bottom" ? 2 : 1;
          for (const price of Object.values(family.defaultOdds[play.code] ?? {})) {
            const returned = (Number(price) * millionths * lots) / 1_000_000;
            expect(returned, play.code).toBeGreaterThan(0.5);
            expect(returned, play.code).toBeLessThan(1);
          }
        }
      }
  });

  it.each([
    ["run_top", "6", 960n],
    ["run_bottom", "8", 840n],
  ])("%s returns below the stake where a digit pays for each place", (name, content, thousandths) => {
    const perHit = thaiWith({ runRepeats: "per_hit" });
    const play = playNamed(name, perHit);
    const returned = averageReturn(play, content, freezeOdds(play, perHit.defaultOdds), resultsFor(name, content, perHit));
    expect(compareRatios(returned, { numerator: thousandths, denominator: 1_000n })).toBe(0);
  });

  it("a number that pays once returns less by the chance that it is drawn twice", () => {
    const once = thaiWith({ equalThrees: "once" });
    const play = once.playByCode("thai_three_front") as Play;
    const returned = averageReturn(play, "239", { win: "400" }, hitsOrMisses("three_front", 2, "239"));
    expect(compareRatios(returned, { numerator: 400n * 1_999n, denominator: 1_000_000n })).toBe(0);
  });
});
