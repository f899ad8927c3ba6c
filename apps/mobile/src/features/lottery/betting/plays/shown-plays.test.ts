import { noGrowth } from "@lantern/rules/lottery/chase.ts";
import { k3Family } from "@lantern/rules/lottery/k3/k3.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { houseSeries } from "@lantern/rules/lottery/series.ts";
import { describe, expect, test } from "vitest";
import { checkSlipLine, termsOfMenu, type PlayMenu } from "../slip/bet-line.ts";
import { checkSlip } from "../slip/checked-slip.ts";
import { menuOf } from "./play-menu.fixture.ts";
import { menuAtSeries, playTypesOf, shownPlayType, termsShown } from "./shown-plays.ts";
import { seriesWithin } from "./use-series.ts";

const dice = menuOf(k3Family({ triples: "count", pair: "with_triple" }));
const fourD = menuOf(familyOf("four_d") as LotteryFamily);

describe("the plays that an address shows", () => {
  test("2.7 2.8.5 are those of its type; a game that sells one type alone shows it under either address", () => {
    expect(playTypesOf(dice)).toEqual(["Tradition", "Entertainment"]);
    expect([shownPlayType(dice, "trad"), shownPlayType(dice, "ent"), shownPlayType(dice, "other")]).toEqual([
      "Tradition",
      "Entertainment",
      "Tradition",
    ]);
    expect(playTypesOf(fourD)).toEqual(["Tradition"]);
    expect(shownPlayType(fourD, "ent")).toBe("Tradition");
    const groupsOf = (type: "Tradition" | "Entertainment") => menuAtSeries(dice, type, 1960).groups.map(({ group }) => group);
    expect(groupsOf("Entertainment")).toEqual(["two_sided"]);
    expect(groupsOf("Tradition")).not.toContain("two_sided");
    for (const game of [dice, fourD])
      for (const type of playTypesOf(game)) expect(menuAtSeries(game, type, 1960).groups.every(({ plays }) => plays.length > 0)).toBe(true);
  });

  test("pay what they pay at the chosen series; sides pay the same at every one", () => {
    const single = (menu: PlayMenu, playId: string) =>
      menu.groups.flatMap(({ plays }) => plays).find((play) => play.playId === playId)?.odds;
    // 2.2786 × 1700 / 1960
    expect(single(dice, "k3_single")).toEqual({ win: "2.2786" });
    expect(single(menuAtSeries(dice, "Tradition", 1700), "k3_single")).toEqual({ win: "1.9763" });
    expect(single(menuAtSeries(dice, "Entertainment", 1700), "k3_big_small")).toEqual(single(dice, "k3_big_small"));
  });

  test("a bet on the slip keeps its series and its price, whichever page shows it", () => {
    const terms = termsOfMenu(dice);
    if (terms === undefined) throw new Error("the family is known");
    const cart = [
      { id: "1", playId: "k3_big_small", content: "big", stake: { price: "10", approach: 1, multiple: 1 } },
      { id: "2", playId: "k3_single", content: "6", stake: { price: "10", approach: 1, multiple: 1, series: 1700 } },
    ] as const;
    const slip = { playId: undefined, drafts: {}, cart, stake: undefined, draws: 1, growth: noGrowth, winStop: true };
    const checked = checkSlip(terms, slip, "k3_sum", { price: "1", approach: 1, multiple: 1, series: 1960 });
    expect(checked.placeable).toBe(true);
    expect(checked.cart.map(({ check }) => check)).toMatchObject([
      { line: { series: undefined, rebatePer2000: 0, odds: { big: "1.92" } } },
      { line: { series: 1700, rebatePer2000: 260, odds: { win: "1.9763" } } },
    ]);
    // What is shown at a lower series is shown only: bets are checked by what the platform listed.
    const shown = termsShown(terms, menuAtSeries(dice, "Tradition", 1700));
    expect([shown.odds["k3_single"], terms.odds["k3_single"]]).toEqual([{ win: "1.9763" }, { win: "2.2786" }]);
    const outside = checkSlipLine({ ...terms, series: { ...houseSeries.SEA } }, cart[1]);
    expect(outside).toEqual({ ok: false, error: "lottery.series_invalid", minSeries: 1800, maxSeries: 1980 });
  });

  test("a remembered series stays within what the member may choose now", () => {
    expect(seriesWithin(houseSeries.Lott, undefined)).toBe(1960);
    expect(seriesWithin(houseSeries.SEA, 1700)).toBe(1800);
    expect(seriesWithin({ ...houseSeries.Lott, maxBetSeries: 1900, defaultSeries: 1900 }, 1960)).toBe(1900);
  });
});
