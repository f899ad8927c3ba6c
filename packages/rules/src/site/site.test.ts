import { describe, expect, it } from "vitest";
import { backTarget, barsOf, bottomMenu, headerLeft, headerRight, showsDownloadIcon, titledPages } from "./layout.ts";
import { statusPage } from "./status.ts";

const open = { maintenance: false, regionRestriction: false };
const restricted = { maintenance: false, regionRestriction: true };
const working = { maintenance: true, regionRestriction: false };
const both = { maintenance: true, regionRestriction: true };
const pages = [
  "home",
  "login",
  "register",
  "forget",
  "gameList",
  "lottery",
  "promotions",
  "fish",
  "live",
  "slots",
  "cards",
  "gameCentre",
  "vip",
  "memberHome",
];
const visitor = { loggedIn: false, freePlay: true, downloadIcon: true } as const;
const member = { loggedIn: true, freePlay: true, downloadIcon: true } as const;

describe("system status", () => {
  it("2.52.1 2.52.2 restriction has its page, and maintenance wins when both apply", () => {
    expect([open, restricted, working, both].map(statusPage)).toEqual(["open", "access_denied", "maintenance", "maintenance"]);
  });
});

describe("bars", () => {
  it("2.9.1 every page has a top bar", () => {
    for (const page of pages) expect(barsOf(page).topBar).toBe(true);
  });

  it("2.9.2 the secondary bar is hidden on login, register, forget, gameList, elott, lottery, activity, fish, pvp, live and rng", () => {
    // elott is an alias of the lottery page, activity of promotions; cards is pvp, slots is rng.
    expect(pages.filter((page) => !barsOf(page).secondaryBar)).toEqual([
      "login",
      "register",
      "forget",
      "gameList",
      "lottery",
      "promotions",
      "fish",
      "live",
      "slots",
      "cards",
    ]);
  });

  it("2.10.1 the bottom menu is hidden on login, register and forget", () => {
    expect(pages.filter((page) => !barsOf(page).bottomMenu)).toEqual(["login", "register", "forget"]);
  });

  it("2.10.2 the footer blocks are hidden on login and register", () => {
    expect(pages.filter((page) => !barsOf(page).footerBlocks)).toEqual(["login", "register"]);
  });

  it("the bottom menu has home, promotions, deposit, service and member", () => {
    expect(bottomMenu).toEqual(["home", "promotions", "deposit", "service_popup", "memberHome"]);
  });
});

describe("header", () => {
  it("2.12.1 has the logo on home, otherwise a back arrow", () => {
    expect(pages.filter((page) => headerLeft(page) === "logo")).toEqual(["home"]);
  });

  it("2.12.2 back goes home from login, register, trail, notice, activity and forget", () => {
    for (const page of ["login", "register", "freeTrial", "announcements", "promotions", "forget"]) expect(backTarget(page)).toBe("home");
  });

  it("2.12.3 elsewhere back goes one step back", () => {
    for (const page of ["gameCentre", "gameList", "vip", "memberHome", "lottery", "deposit"]) expect(backTarget(page)).toBe("one_step");
  });

  it("has titles for nine pages", () => {
    expect(new Set(titledPages).size).toBe(9);
  });

  it("2.13 a visitor on home or register sees free play if FREEPLAY3 is on, register, login, the download icon if any, and more", () => {
    for (const page of ["home", "register"]) {
      expect(headerRight({ page, ...visitor })).toEqual(["free_play", "register", "login", "download_app", "more"]);
      expect(headerRight({ page, ...visitor, freePlay: false, downloadIcon: false })).toEqual(["register", "login", "more"]);
    }
    expect(headerRight({ page: "gameCentre", ...visitor })).toEqual(["login", "more"]);
    expect(headerRight({ page: "login", ...visitor })).toEqual(["more"]);
  });

  it("2.14.1 a member sees the balance, deposit on home only, the download icon if any, and more", () => {
    expect(headerRight({ page: "home", ...member })).toEqual(["balance", "deposit", "download_app", "more"]);
    expect(headerRight({ page: "vip", ...member, downloadIcon: false })).toEqual(["balance", "more"]);
  });

  it("2.14.2 on changePsw and notice a member's right side is empty", () => {
    for (const page of ["changePassword", "announcements"]) expect(headerRight({ page, ...member })).toEqual([]);
  });

  it("2.15 the download icon asks for VIP rank level 1 of members", () => {
    expect(showsDownloadIcon({ hasLink: true, vipRankLevel: 0 })).toBe(false);
    expect(showsDownloadIcon({ hasLink: true, vipRankLevel: 1 })).toBe(true);
    expect(showsDownloadIcon({ hasLink: true, vipRankLevel: undefined })).toBe(true);
    expect(showsDownloadIcon({ hasLink: false, vipRankLevel: 5 })).toBe(false);
  });
});
