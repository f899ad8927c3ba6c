import { describe, expect, it } from "vitest";
import { hrefs, pageOfPath, pages, type PageName } from "./paths.ts";
import { routeRowOf, routeTable } from "./app/route-table.ts";

describe("paths", () => {
  it("2.1.1 home has six paths", () => {
    expect(["/", "/m", "/m/", "/m/index", "/m/index.html", "/m/home"].map(pageOfPath)).toEqual(Array(6).fill("home"));
  });

  it("2.1.2 unknown paths show home", () => {
    for (const path of ["/m/nothing", "/x/y", "/m/gameList/extra", "/m/LOGIN"]) expect(pageOfPath(path)).toBe("home");
  });

  it.each([
    [
      "2.2",
      [
        "/m/login",
        "/m/register",
        "/m/register.html",
        "/m/forget",
        "/m/changePsw",
        "/m/useragreement",
        "/m/member/home",
        "/m/myAccount/index",
        "/m/securityCenter",
        "/m/trail",
      ],
    ],
    ["2.3", ["/m/notice", "/m/webEmail", "/m/service", "/m/promotions", "/m/activity", "/m/vip"]],
    ["2.4.1", ["/m/sports", "/m/gameCenter"]],
    ["2.4.2", ["/m/rng", "/m/live", "/m/fish", "/m/pvp", "/m/gameList"]],
    ["2.4.3", ["/m/elott", "/m/lottery"]],
    ["2.4.4", ["/m/startLottery"]],
    ["2.4.5", ["/m/game"]],
    ["2.4.6", ["/m/launchGame"]],
    [
      "2.5",
      [
        "/m/voucherCenter",
        "/m/withdraw",
        "/m/transaction/record",
        "/m/gameRecord",
        "/m/profitandloss",
        "/m/rewardCenter",
        "/m/mall/mallHome",
      ],
    ],
    [
      "2.6",
      [
        "/m/agent/team/overview",
        "/m/agentRegister",
        "/m/agent/team/pnl",
        "/m/member/team",
        "/m/teamBetting",
        "/m/member/agent/getSalaryContract",
        "/m/member/agent/getDevidendContract",
        "/m/member/agent/getHourContract",
      ],
    ],
  ])("%s every path has its own page", (_, paths) => {
    for (const path of paths) expect({ path, page: pageOfPath(path) }).not.toEqual({ path, page: "home" });
  });

  it("2.3 promotions and activity are one page", () => {
    expect(pageOfPath("/m/promotions")).toBe(pageOfPath("/m/activity"));
  });

  it("2.7 the embedded lottery page takes mui, play type and game from its path", () => {
    expect(pageOfPath("/m/lotto-h5/abc/trad/games/12")).toBe("lotteryGame");
    expect(pageOfPath("/m/lotto-h5/abc/trad/games")).toBe("home");
  });

  it("2.8.1 2.8.2 2.8.3 2.8.4 addresses carry their queries", () => {
    expect(hrefs.gameCentre({ gameCategory: "RNG" })).toBe("/m/gameCenter?gameCategory=RNG");
    expect(hrefs.gameList({ vassalage: "AV" })).toBe("/m/gameList?vassalage=AV");
    expect(hrefs.gameList({ type: "recent", gameType: "FISH" })).toBe("/m/gameList?type=recent&gameType=FISH");
    expect(hrefs.lottery({ type: "recent" })).toBe("/m/lottery?type=recent");
  });

  it("2.8.5 the launch page's address names play, game, prize mode, code and home as the way back", () => {
    const href = hrefs.launchGame({ playType: "trad", gameId: "7", gameGroupId: "2", prize_mode: "Lott", code: "MB" });
    expect(href).toBe("/m/launchGame?playType=trad&gameId=7&gameGroupId=2&prize_mode=Lott&code=MB&pageBack=home");
  });

  it("every page has one row in the route table, and no path two pages", () => {
    const names = Object.keys(pages) as PageName[];
    expect(routeTable.map(({ page }) => page).toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(routeRowOf(name).page).toBe(name);
    const paths = names.flatMap((name) => [pages[name].path, ...pages[name].aliases] as string[]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
