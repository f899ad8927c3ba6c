import { describe, expect, test } from "vitest";
import { allLotteries, labelsOf, noFilter, shownLotteries, type Lottery, type LotteryGroup } from "./shown-lotteries.ts";

const game = (gameId: number, remark: string): Lottery => ({ gameId, remark }) as Lottery;
const hanoi = game(1, "Hanoi One Minute");
const saigon = game(2, "Saigon Five Minutes");
const yangon = game(3, "ရန်ကုန် 2D");
const groups: readonly LotteryGroup[] = [
  { labelName: "HOT", tag: "hot", gameMenus: [saigon] },
  { labelName: "Vietnam", tag: "", gameMenus: [hanoi, saigon] },
  { labelName: "Myanmar", tag: "", gameMenus: [yangon] },
];
const wish = { filter: noFilter, recent: [], favourites: [] };

describe("lotteries of a tab or filter", () => {
  test("3.13.1 the hot tab shows the group that carries the hot tag; the rest count once", () => {
    expect(shownLotteries(groups, { ...wish, type: "hot" })).toEqual([saigon]);
    expect(allLotteries(groups)).toEqual([hanoi, saigon, yangon]);
    expect(labelsOf(groups)).toEqual(["Vietnam", "Myanmar"]);
  });

  test("5.6 a name is found as part of the remark, whatever its case and the blanks around it", () => {
    const found = (name: string) => shownLotteries(groups, { ...wish, type: "filter", filter: { name, label: undefined } });
    expect(found(" hANOI ")).toEqual([hanoi]);
    expect(found("minute")).toEqual([hanoi, saigon]);
    expect(found("ကုန်")).toEqual([yangon]);
    expect(found("Vietnam")).toEqual([]);
  });

  test("a label and a name hold together", () => {
    expect(shownLotteries(groups, { ...wish, type: "filter", filter: { name: "", label: "Myanmar" } })).toEqual([yangon]);
    expect(shownLotteries(groups, { ...wish, type: "filter", filter: { name: "minute", label: "Myanmar" } })).toEqual([]);
  });

  test("favourites follow the device's list, recents the platform's order", () => {
    expect(shownLotteries(groups, { ...wish, type: "fav", favourites: [3, 9] })).toEqual([yangon]);
    expect(shownLotteries(groups, { ...wish, type: "recent", recent: [saigon, hanoi] })).toEqual([saigon, hanoi]);
  });
});
