import { describe, expect, it } from "vitest";
import { chooseVendor, decideLaunch, type LaunchableGame, launchPlatform, playTypeOf, tapTile } from "./launch.ts";

const slot: LaunchableGame = { vassalage: "LOTUS", gameType: "RNG", gameId: "lotus-fortune", nodeId: "n1", supportPlay: 1 };
const lottery: LaunchableGame = {
  vassalage: "HOUSE",
  gameType: "LOTT",
  gameId: "7",
  gameCode: "XSMB60",
  gameGroupId: "3",
  lottoMode: "Entertainment_VN",
};

describe("4.6 every branch of a start", () => {
  const vendors = ["LOTUS", "TCG_LOTTO_VN", "TCG_SEA"];
  const types = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "COCKFIGHT", "LOTT", "ELOTT"];
  const starts = vendors.flatMap((vassalage) =>
    types.flatMap((gameType) =>
      [true, false].flatMap((loggedIn) =>
        ([undefined, "money", "free"] as const).flatMap((choice) =>
          [0, 1, undefined].map((supportPlay) => ({ vassalage, gameType, loggedIn, choice, supportPlay })),
        ),
      ),
    ),
  );

  it("4.6.1 4.6.2 4.6.3 4.6.4 goes to the login, a lottery, the launch page or the general launcher, in this order", () => {
    expect(starts).toHaveLength(3 * 9 * 2 * 3 * 3);
    for (const { vassalage, gameType, loggedIn, choice, supportPlay } of starts) {
      const free = choice === "free" && supportPlay === 0;
      const kind =
        !loggedIn && !free
          ? "login"
          : vassalage !== "LOTUS"
            ? "lottery_launch"
            : ["LOTT", "ELOTT"].includes(gameType)
              ? "launch_page"
              : "vendor_launch";
      const game = { ...slot, vassalage, gameType, ...(supportPlay === undefined ? {} : { supportPlay }) };
      const { supportPlay: _always, ...unmarked } = game;
      const decision = decideLaunch(supportPlay === undefined ? unmarked : game, { loggedIn, ...(choice === undefined ? {} : { choice }) });
      expect(decision.kind, JSON.stringify({ vassalage, gameType, loggedIn, choice, supportPlay })).toBe(kind);
      if (decision.kind === "vendor_launch") expect(decision.free).toBe(free);
      if (decision.kind === "lottery_launch") expect(decision.prizeMode).toBe("Lott");
    }
  });
});

describe("starting a game", () => {
  it("4.6.1 without a session goes to the login, whatever the game", () => {
    for (const game of [slot, lottery, { ...slot, vassalage: "TCG_SEA" }]) {
      expect(decideLaunch(game, { loggedIn: false })).toEqual({ kind: "login" });
      expect(decideLaunch(game, { loggedIn: false, choice: "free" })).toEqual({ kind: "login" });
    }
  });

  it("4.6.2 TCG_LOTTO_VN and TCG_SEA launch the lottery with a prize mode, whatever their type", () => {
    for (const vassalage of ["TCG_LOTTO_VN", "TCG_SEA"]) {
      const game = { ...lottery, vassalage };
      expect(decideLaunch(game, { loggedIn: true })).toEqual({
        kind: "lottery_launch",
        vendor: vassalage,
        gameCode: "XSMB60",
        prizeMode: "Lott",
      });
      expect(decideLaunch({ ...slot, vassalage }, { loggedIn: true, prizeMode: "ZY" })).toMatchObject({
        kind: "lottery_launch",
        prizeMode: "ZY",
      });
    }
  });

  it("4.6.3 LOTT and ELOTT go to the launch page", () => {
    for (const gameType of ["LOTT", "ELOTT"]) expect(decideLaunch({ ...lottery, gameType }, { loggedIn: true }).kind).toBe("launch_page");
  });

  it("2.8.5 the launch page gets playType, gameId, gameGroupId, prize_mode, code and pageBack=home; ent where the mode contains Entertainment", () => {
    expect(decideLaunch(lottery, { loggedIn: true })).toEqual({
      kind: "launch_page",
      query: { playType: "ent", gameId: "7", gameGroupId: "3", prize_mode: "Lott", code: "XSMB60", pageBack: "home" },
    });
    expect(playTypeOf("SEA_Tradition")).toBe("trad");
    expect(playTypeOf(undefined)).toBe("trad");
  });

  it("4.6.4 all others use the generic launcher with a free flag", () => {
    expect(decideLaunch(slot, { loggedIn: true })).toEqual({
      kind: "vendor_launch",
      vendor: "LOTUS",
      gameCategory: "RNG",
      gameId: "lotus-fortune",
      nodeId: "n1",
      supportPlay: 1,
      free: false,
    });
    expect(decideLaunch({ ...slot, supportPlay: 0 }, { loggedIn: true, choice: "free" })).toMatchObject({ free: true });
    expect(decideLaunch({ ...slot, supportPlay: 0 }, { loggedIn: true, choice: "money" })).toMatchObject({ free: false });
    expect(decideLaunch(slot, { loggedIn: true, choice: "free" })).toMatchObject({ free: false });
  });

  it("free trial of a game that supports it needs no session", () => {
    expect(decideLaunch({ ...slot, supportPlay: 0 }, { loggedIn: false, choice: "free" })).toMatchObject({
      kind: "vendor_launch",
      free: true,
    });
    expect(decideLaunch({ ...slot, supportPlay: 0 }, { loggedIn: false, choice: "money" })).toEqual({ kind: "login" });
  });

  it("a tile asks first how to play where supportPlay is 0, and for the device in sports", () => {
    expect(tapTile({ gameType: "RNG", supportPlay: 0 })).toBe("choose_play");
    expect(tapTile({ gameType: "SPORTS", supportPlay: 1 })).toBe("choose_device");
    expect(tapTile({ gameType: "RNG" })).toBe("start");
    expect([launchPlatform("mobile"), launchPlatform("desktop")]).toEqual(["MOBILE", "web"]);
  });
});

describe("choosing a vendor", () => {
  it("2.31.1 an RNG vendor opens the list filtered by vassalage", () => {
    expect(chooseVendor({ accountTypeName: "LOTUS", gameCategory: "RNG" })).toEqual({ to: "game_list", vassalage: "LOTUS" });
  });

  it("2.31.2 other vendors launch directly", () => {
    for (const gameCategory of ["LIVE", "FISH", "PVP", "SPORTS", "ESPORTS"]) {
      expect(chooseVendor({ accountTypeName: "SALON", gameCategory })).toEqual({ to: "vendor_launch", vendor: "SALON" });
    }
  });

  it("2.31.3 TCG_LOTTO_VN launches by the lottery launch call", () => {
    expect(chooseVendor({ accountTypeName: "TCG_LOTTO_VN", gameCategory: "LOTT" })).toEqual({
      to: "lottery_launch",
      vendor: "TCG_LOTTO_VN",
    });
  });
});
