import type { Translate } from "@lantern/phrases/i18n.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { checkLine } from "@lantern/rules/lottery/order.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { describe, expect, test } from "vitest";
import type { CheckedLine } from "../slip/checked-slip.ts";
import { limitsOfMenu, markedLine, marksOf, namedNumbers, openContent, openDraft } from "./number-marks.ts";
import { emptyDraft } from "./pick-draft.ts";
import { singleBetText } from "../plays/play-text.ts";

const family = familyOf("vn_north", {}) as LotteryFamily;
const limits = limitsOfMenu([
  { number: "07", playId: null, numero: null, oddsPercent: 0 },
  { number: "49", playId: "vn_north_lo_2", numero: "0005", oddsPercent: 50 },
  { number: "11", playId: "vn_north_lo_2", numero: "0004", oddsPercent: 0 },
]);

function lineOf(playId: string, content: string): CheckedLine {
  const check = checkLine(
    { playId, bettingContent: content, singleBetPriceUnits: 10_000n, bettingApproach: 1, multiple: 1 },
    {
      family,
      odds: family.defaultOdds,
      limits: { betAmountMinUnits: 1n, betAmountMaxUnits: 10n ** 12n, betMultipleMax: 99, winAmountMaxUnits: 10n ** 12n },
      series: { minSeries: 1700, maxSeries: 2000, maxBetSeries: 2000, defaultSeries: 2000 },
    },
  );
  if (!check.ok) throw new Error(check.error);
  return { id: content, playId, content, stake: { price: "1", approach: 1, multiple: 1 }, check };
}

describe("numbers that are closed or pay less", () => {
  test("are marked on the board of their play and draw", () => {
    const play = family.playByCode("vn_north_lo_2");
    if (play === undefined) throw new Error("no play");
    const markOf = marksOf(play, { win: "99.5" }, limits, "0005");
    expect([markOf("07"), markOf("49"), markOf("11")]).toEqual([{ closed: true, price: "" }, { closed: false, price: "49.75" }, undefined]);
    expect(namedNumbers(play, limits, "0005")).toEqual(["07", "49"]);
  });

  test("are named beside the prices of the plays that have them, and of no other", () => {
    const named = limitsOfMenu(["07", "big", "050"].map((number) => ({ number, playId: null, numero: null, oddsPercent: 0 })));
    const namedIn = (code: string) => namedNumbers(family.playByCode(`vn_north_${code}`) as Play, named, "0005");
    expect([namedIn("lo_2"), namedIn("big_small"), namedIn("lo_3"), namedIn("xien_2")]).toEqual([["07"], ["big"], ["050"], ["07"]]);
  });

  test("are marked at one place only where the limit is of that place", () => {
    const thai = familyOf("thai", {}) as LotteryFamily;
    const play = thai.playByCode("thai_pin_top");
    if (play === undefined) throw new Error("no play");
    const atPlaces = limitsOfMenu([
      { number: "|6|", playId: play.code, numero: null, oddsPercent: 0 },
      { number: "2", playId: null, numero: null, oddsPercent: 50 },
    ]);
    const markOf = marksOf(play, { win: "8" }, atPlaces, "0005");
    expect([0, 1, 2].map((place) => markOf("6", place)?.closed)).toEqual([undefined, true, undefined]);
    expect([0, 1, 2].map((place) => markOf("2", place)?.price)).toEqual(["4", "4", "4"]);
    const t: Translate = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
    expect(singleBetText(t, play, "|6|")).toBe('lottery.bet.numbers.atPlace {"place":"lotteryPlays.place.tens {}","number":"6"}');
    expect(singleBetText(t, play, "6")).toBe("6");
  });

  test("are cut out of a bet or parted from it, combinations whole", () => {
    const numbers = lineOf("vn_north_lo_2", "07_49_88");
    expect(markedLine(numbers, limits, "0005")).toEqual({
      closed: ["07"],
      parts: [
        { content: "88", oddsPercent: 100 },
        { content: "49", oddsPercent: 50 },
      ],
    });
    expect(openContent(numbers, limits, "0005")).toBe("49_88");
    expect(openContent(lineOf("vn_north_lo_2", "07"), limits, "0005")).toBe("");
    expect(openDraft(numbers, emptyDraft, limits, "0005")).toEqual({ board: ["49", "88"], positions: [], typed: "" });
    const pairs = lineOf("vn_north_xien_2", "07_49|11_88");
    expect(openDraft(pairs, emptyDraft, limits, "0005").typed).toBe("11 88");
  });
});
