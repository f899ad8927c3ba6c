import { describe, expect, it } from "vitest";
import {
  categoryCodes,
  type CategoryEntry,
  gameCentreTabs,
  initialTab,
  recentCategories,
  recentGameCategories,
  tabBody,
  tapTab,
  vendorPresentation,
} from "./categories.ts";
import {
  classesOf,
  favouriteIdsPageSize,
  gameItemHeightPx,
  gameListPageSize,
  liveTableClasses,
  liveTableClassOf,
  minimumBetOptions,
  recentGamesPageSize,
  recentLotteryCount,
  recentTabPageSize,
  slotClasses,
} from "./constants.ts";
import { gameNameMatches, searchText } from "./name-search.ts";

const sorting: readonly CategoryEntry[] = [
  { gameCategory: "RNG", vendorNames: ["LOTUS", "CEDAR"] },
  { gameCategory: "LIVE", vendorNames: ["SALON"] },
  { gameCategory: "FISH", vendorNames: ["REEF"] },
  { gameCategory: "LOTT", vendorNames: ["TCG_LOTTO_VN"] },
  { gameCategory: "SPORTS", vendorNames: ["GOAL", "AV", "IMES", "TF"] },
  { gameCategory: "ELOTT", vendorNames: ["TCG_SEA"] },
  { gameCategory: "PVP", vendorNames: ["CARDS"] },
  { gameCategory: "UNHEARD_OF", vendorNames: ["X"] },
];
const tabs = gameCentreTabs(sorting, { esportsLeaveSports: true });
const vendorsOf = (of: typeof tabs, tab: string) => of.find((candidate) => candidate.tab === tab)?.vendorNames;

describe("tabs of the game centre", () => {
  it("3.12 the category codes are RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, ELOTT and LOTT", () => {
    expect(categoryCodes.filter((code) => code !== "COCKFIGHT")).toEqual([
      "RNG",
      "LIVE",
      "FISH",
      "PVP",
      "SPORTS",
      "ESPORTS",
      "ELOTT",
      "LOTT",
    ]);
  });

  it("2.27.1 Hot comes first, then each category in server order, then all vendors", () => {
    expect(tabs.map(({ tab }) => tab)).toEqual(["HOT", "RNG", "LIVE", "FISH", "LOTT", "SPORTS", "ESPORTS", "PVP", "ALL"]);
    const turned = gameCentreTabs(sorting.toReversed(), { esportsLeaveSports: true });
    expect(turned.map(({ tab }) => tab)).toEqual(["HOT", "PVP", "LOTT", "SPORTS", "ESPORTS", "FISH", "LIVE", "RNG", "ALL"]);
    expect(vendorsOf(tabs, "ALL")).toEqual([
      "LOTUS",
      "CEDAR",
      "SALON",
      "REEF",
      "TCG_LOTTO_VN",
      "TCG_SEA",
      "GOAL",
      "AV",
      "IMES",
      "TF",
      "CARDS",
    ]);
  });

  it("2.27.2 the first tab is the query's, SPORTS on the sports page, else ALL", () => {
    expect(initialTab(tabs, "gameCentre", "FISH")).toBe("FISH");
    expect(initialTab(tabs, "sports", "FISH")).toBe("FISH");
    expect(initialTab(tabs, "sports", undefined)).toBe("SPORTS");
    expect(initialTab(tabs, "gameCentre", undefined)).toBe("ALL");
    expect(initialTab(tabs, "gameCentre", "NOTHING")).toBe("ALL");
    expect(initialTab(tabs, "gameCentre", "ELOTT")).toBe("LOTT");
  });

  it("2.28.1 tabs come from the vendor sorting list: what it leaves out, or lists without vendors, has none", () => {
    const few = gameCentreTabs(
      [
        { gameCategory: "RNG", vendorNames: ["LOTUS"] },
        { gameCategory: "FISH", vendorNames: [] },
      ],
      { esportsLeaveSports: true },
    );
    expect(few.map(({ tab }) => tab)).toEqual(["HOT", "RNG", "ALL"]);
    const all = ["RNG", "LIVE", "FISH", "LOTT", "SPORTS", "ESPORTS", "PVP"].map((gameCategory) => ({
      gameCategory,
      vendorNames: [gameCategory],
    }));
    expect(gameCentreTabs(all, { esportsLeaveSports: false }).map(({ tab }) => tab)).toEqual([
      "HOT",
      ...all.map(({ gameCategory }) => gameCategory),
      "ALL",
    ]);
  });

  it("2.28.2 sports vendors AV, AI, IMES, TF and IA form a separate ESPORTS tab", () => {
    const split = gameCentreTabs([{ gameCategory: "SPORTS", vendorNames: ["GOAL", "AV", "AI", "IMES", "TF", "IA", "AVX"] }], {
      esportsLeaveSports: false,
    });
    expect(vendorsOf(split, "ESPORTS")).toEqual(["AV", "AI", "IMES", "TF", "IA"]);
    expect(
      vendorsOf(gameCentreTabs([{ gameCategory: "SPORTS", vendorNames: ["GOAL"] }], { esportsLeaveSports: true }), "ESPORTS"),
    ).toBeUndefined();
  });

  it("2.28.3 lottery and electronic lottery merge into one LOTT tab", () => {
    expect(vendorsOf(tabs, "LOTT")).toEqual(["TCG_LOTTO_VN", "TCG_SEA"]);
    expect(vendorsOf(tabs, "ELOTT")).toBeUndefined();
  });

  it("2.28.4 IMES and TF leave sports in one reading and stay in the other", () => {
    expect(vendorsOf(tabs, "SPORTS")).toEqual(["GOAL", "AV"]);
    expect(vendorsOf(gameCentreTabs(sorting, { esportsLeaveSports: false }), "SPORTS")).toEqual(["GOAL", "AV", "IMES", "TF"]);
  });

  it("cockfights follow e-sports wherever the list has them", () => {
    const withCocks = gameCentreTabs([{ gameCategory: "COCKFIGHT", vendorNames: ["SPUR"] }, ...sorting], { esportsLeaveSports: true });
    expect(withCocks.map(({ tab }) => tab)).toEqual(["HOT", "RNG", "LIVE", "FISH", "LOTT", "SPORTS", "ESPORTS", "COCKFIGHT", "PVP", "ALL"]);
    const noSports = gameCentreTabs([{ gameCategory: "COCKFIGHT", vendorNames: ["SPUR"] }], { esportsLeaveSports: true });
    expect(noSports.map(({ tab }) => tab)).toEqual(["HOT", "COCKFIGHT", "ALL"]);
  });

  it("2.29.1 slots, fish and card games with three or more vendors show a list", () => {
    for (const tab of ["RNG", "FISH", "PVP"] as const) {
      expect(vendorPresentation(tab, 3)).toBe("list");
      expect(vendorPresentation(tab, 2)).toBe("tiles");
    }
  });

  it("2.29.2 other categories show vendor tiles however many vendors they have", () => {
    for (const tab of ["LIVE", "SPORTS", "ESPORTS", "LOTT"] as const) expect(vendorPresentation(tab, 9)).toBe("tiles");
  });

  it("2.30.1 a tap on RNG, PVP, FISH or LIVE goes to the game list with that type", () => {
    for (const tab of ["RNG", "PVP", "FISH", "LIVE"] as const) expect(tapTab(tab)).toEqual({ to: "game_list", gameType: tab });
  });

  it("2.30.2 a tap on LOTT goes to the lottery centre", () => {
    expect(tapTab("LOTT")).toEqual({ to: "lottery" });
  });

  it("2.30.3 a tap on any other tab opens it in place", () => {
    for (const tab of ["HOT", "ALL", "SPORTS", "ESPORTS", "COCKFIGHT"] as const) expect(tapTab(tab)).toEqual({ to: "tab", tab });
  });

  it("ALL shows all games, FISH, PVP and LIVE their category, the others their vendors", () => {
    expect(tabBody("ALL")).toBe("all_games");
    expect((["FISH", "PVP", "LIVE"] as const).map(tabBody)).toEqual(["category", "category", "category"]);
    expect(tabBody("SPORTS")).toBe("vendors");
    expect(tabBody("HOT")).toBe("hot_games");
  });
});

describe("recent categories", () => {
  it("9.8.1 the games call leaves out LOTT, ELOTT, ESPORTS and HOT", () => {
    for (const code of ["LOTT", "ELOTT", "ESPORTS", "HOT"]) expect(recentGameCategories as readonly string[]).not.toContain(code);
  });

  it("9.8.2 the recent tab has RNG, LIVE, FISH, PVP, SPORTS and LOTT", () => {
    expect(recentCategories).toEqual(["RNG", "LIVE", "FISH", "PVP", "SPORTS", "LOTT"]);
  });
});

describe("constants", () => {
  it("9.1.1 9.1.2 9.1.3 9.1.4 page sizes are 15, 15 or 10 in the recent tab, 1000 favourite ids and 100 recent lotteries", () => {
    expect([gameListPageSize, recentGamesPageSize, recentTabPageSize, favouriteIdsPageSize, recentLotteryCount]).toEqual([
      15, 15, 10, 1000, 100,
    ]);
  });

  it("3.19.1 live-table classes, WZP being another writing of WZPJ", () => {
    expect(liveTableClasses.join(" ")).toBe("BAC SIC ROU DAT BJ HE MT TCP WZPJ SD FT NN YSX ZJH");
    expect(liveTableClassOf("WZP")).toBe("WZPJ");
    expect(liveTableClassOf("BAC")).toBe("BAC");
    expect(liveTableClassOf("XYZ")).toBeUndefined();
  });

  it("3.19.2 slot categories", () => {
    expect(slotClasses.join(" ")).toBe("JP SC VP TG AC");
    expect(classesOf("RNG")).toBe(slotClasses);
    expect(classesOf("LIVE")).toBe(liveTableClasses);
    expect(classesOf("FISH")).toEqual([]);
  });

  it("3.19.3 minimum bets are any, 0.01, 0.05, 0.1, 0.5 and 0.75", () => {
    expect(minimumBetOptions).toEqual([undefined, "0.01", "0.05", "0.1", "0.5", "0.75"]);
  });

  it("9.10.1 an item of the list is 280 high, 420 for fish, card games and lottery", () => {
    expect(["RNG", "LIVE", "SPORTS", "FISH", "PVP", "LOTT"].map(gameItemHeightPx)).toEqual([280, 280, 280, 420, 420, 420]);
  });
});

describe("name search", () => {
  it("5.6 is a substring of a game's name in any case", () => {
    expect(gameNameMatches("Lotus Fortune", "tus fo")).toBe(true);
    expect(gameNameMatches("Lotus Fortune", "FORTUNE")).toBe(true);
    expect(gameNameMatches("Lotus Fortune", "dragon")).toBe(false);
  });

  it("5.2.5 what was typed is trimmed", () => {
    expect(searchText("  lotus ")).toBe("lotus");
    expect(gameNameMatches("Lotus", " lotus ")).toBe(true);
    expect(gameNameMatches("Lotus", "   ")).toBe(true);
  });
});
