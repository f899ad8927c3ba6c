import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentFaults } from "./content.ts";
import type { LotteryFamily } from "./family.ts";
import { payBases } from "./play.ts";
import { playPhraseValues } from "./play-example.ts";
import { familyCodes, familyOf, familyOptionChoices } from "./registry.ts";
import { textCodeOf } from "./text-code.ts";
import { sidePairsOf } from "./trends/sides.ts";

/** Every family under its defaults, and under every other value of each option: some have plays and prizes of their own. */
const families = familyCodes.flatMap((code) => {
  const ways = Object.entries(familyOptionChoices(code) ?? {}).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
  return [{}, ...ways].map((options) => familyOf(code, options) as LotteryFamily);
});
const phrasesOf = (language: string, group = "lottery-plays") =>
  JSON.parse(readFileSync(new URL(`../../../phrases/src/languages/${language}/${group}.json`, import.meta.url), "utf8")) as Record<
    string,
    string
  >;

describe.each(["en", "my", "th", "fil"])("phrases of the plays in %s", (language) => {
  const phrases = phrasesOf(language);

  it("name every play, its rule with its stake, and its example with what it costs and pays", () => {
    for (const { plays } of families) {
      for (const { code } of plays) {
        const texts = `lotteryPlays.${textCodeOf(code)}`;
        expect(phrases[`${texts}.name`], code).toBeTruthy();
        expect(phrases[`${texts}.rule`], code).toContain("{stake");
        expect(phrases[`${texts}.example`], code).toMatch(/\{units.*\{pays\}/);
      }
    }
  });

  it("name every group, prize, pick, price, way of paying and fault, and nothing that does not exist", () => {
    const plays = families.flatMap((family) => family.plays);
    const expected = [
      ...families.flatMap((family) => family.groups.map((group) => `group.${group}`)),
      ...families.flatMap((family) => family.resultShape.map(({ prize }) => `prize.${textCodeOf(family.code)}.${prize}`)),
      ...plays.map(({ code }) => textCodeOf(code)).flatMap((code) => [`${code}.name`, `${code}.rule`, `${code}.example`]),
      ...plays.flatMap(({ oddsKeys }) => oddsKeys.map((key) => `odds.${key}`)),
      ...plays.flatMap(({ content }) => (content.values.kind === "words" ? content.values.words.map((word) => `pick.${word}`) : [])),
      ...plays.flatMap(({ placeNames = [] }) => placeNames.map((name) => `place.${name}`)),
      ...payBases.map((basis) => `basis.${basis}`),
      ...contentFaults.map((fault) => `fault.${fault}`),
    ];
    expect(Object.keys(phrases).toSorted()).toEqual([...new Set(expected)].map((id) => `lotteryPlays.${id}`).toSorted());
  });

  it("name the number behind each road where several have the same sides, or no play sells them", () => {
    const several = families.flatMap((family) => {
      const pairs = sidePairsOf(family);
      return pairs.filter(({ play, of, first }) => play === undefined || pairs.some((other) => other.first === first && other.of !== of));
    });
    const prefix = "lotteryCharts.road.of.";
    const named = Object.keys(phrasesOf(language, "lottery-charts")).filter((id) => id.startsWith(prefix));
    expect(named.toSorted()).toEqual([...new Set(several.map(({ of }) => `${prefix}${textCodeOf(of)}`))].toSorted());
  });
});

describe("playPhraseValues", () => {
  it("computes the examples of the rules page from the draw of 31 December 2020", () => {
    const family = familyOf("vn_north") as LotteryFamily;
    const valuesOf = (name: string) => {
      const play = family.playByCode(`vn_north_${name}`);
      return play && playPhraseValues(family, play);
    };
    expect(valuesOf("lo_2")).toEqual({ stake: 27, content: "07", units: 27, pays: "199" });
    expect(valuesOf("lo_2_1k")).toEqual({ stake: 1, content: "07", units: 1, pays: "7.36" });
    expect(valuesOf("cang_3_both")).toEqual({ stake: 4, content: "050 710", units: 8, pays: "1920" });
    expect(valuesOf("xien_wheel")).toEqual({ stake: 1, content: "02 07 08", units: 4, pays: "126" });
    expect(valuesOf("bao_8")).toEqual({ stake: 8, content: "07 50", units: 16, pays: "180" });
    expect(valuesOf("truot_4")).toEqual({ stake: 1, content: "06 12 13 14", units: 1, pays: "2.5" });
  });

  it("follows the game's own odds", () => {
    const family = familyOf("vn_north") as LotteryFamily;
    const play = family.playByCode("vn_north_lo_2");
    expect(play && playPhraseValues(family, play, { vn_north_lo_2: { win: "0.05" } }).pays).toBe("0.1");
  });
});
