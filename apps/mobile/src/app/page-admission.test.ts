import { roles } from "@lantern/rules/accounts/access-table.ts";
import { describe, expect, it } from "vitest";
import { pages, type PageName } from "../paths.ts";
import type { SystemStatus } from "../shared/page/use-site.ts";
import { notAdmittedScreen, pageAdmission, screenFor } from "./page-admission.ts";
import { routeRowOf, routeTable } from "./route-table.ts";

const switchesOf = (switches: Readonly<Record<string, boolean>>) => ({ info: { switches } }) as unknown as SystemStatus;
const everySwitch = switchesOf({ REGCEN: true, AGETEAMPNL3: true, DOWNMAN: true, TEAMBETTING3: true, TRANSREC3: true, REWCEN3: true });

/** Who is let into a page; the others are named with the reason. */
interface Group {
  readonly pages: readonly PageName[];
  readonly cells: Readonly<Record<string, string>>;
}

const open = { visitor: "yes", 0: "yes", 1: "yes", 2: "yes", 4: "yes", 40: "yes", 41: "yes", 42: "yes" };
const groups: readonly Group[] = [
  {
    pages: [
      ...(["home", "login", "register", "forget", "userAgreement", "freeTrial"] as const),
      ...(["announcements", "service", "promotions", "vip"] as const),
      ...(["gameCentre", "sports", "gameList", "search", "slots", "live", "fish", "cards", "lottery", "startLottery"] as const),
      ...(["game", "launchGame", "lotteryGame"] as const),
    ],
    cells: open,
  },
  { pages: ["memberHome", "myAccount", "transactions", "bettingRecord"], cells: { ...open, visitor: "not_logged_in" } },
  {
    pages: [
      "changePassword",
      "securityCentre",
      "securityEntry",
      "kyc",
      "devices",
      "passkeys",
      "twoFactor",
      "safeguards",
      "inbox",
      "profitAndLoss",
      "rewardCentre",
      "mall",
    ],
    cells: { ...open, visitor: "not_logged_in", 4: "trial_refused" },
  },
  {
    pages: ["deposit", "withdraw"],
    cells: {
      ...open,
      visitor: "not_logged_in",
      4: "trial_refused",
      40: "cashier_refused",
      41: "cashier_refused",
      42: "cashier_refused",
    },
  },
  {
    pages: [
      ...(["teamOverview", "agentRegister", "teamProfitAndLoss", "teamMembers", "teamBetting"] as const),
      ...(["salaryContract", "dividendContract", "hourContract"] as const),
    ],
    cells: { ...open, visitor: "not_logged_in", 0: "agents_only", 4: "trial_refused", 40: "agents_only" },
  },
];

const cells = groups.flatMap((group) => group.pages.map((page): [PageName, Group["cells"]] => [page, group.cells]));

describe("pages and roles", () => {
  it("6.1 6.2.1 6.2.2 6.3.1 6.4.2 every page is open to the roles it is for, and to no other", () => {
    expect(cells.map(([page]) => page).toSorted()).toEqual(Object.keys(pages).toSorted());
    for (const [page, expected] of cells) {
      const found = roles.map((role) => [role, pageAdmission(page, role === "visitor" ? undefined : role, everySwitch)]);
      expect({ page, ...Object.fromEntries(found) }).toEqual({
        page,
        ...Object.fromEntries(Object.entries(expected).map(([role, word]) => [role, word === "yes" ? "admitted" : word])),
      });
    }
  });

  it("6.3.3 what the merchant has switched off is shown to nobody, and only that", () => {
    const needs = routeTable.flatMap(({ page, needs: name }) => (name === undefined ? [] : [[page, name] as const]));
    expect(Object.fromEntries(needs)).toEqual({
      agentRegister: "REGCEN",
      teamProfitAndLoss: "AGETEAMPNL3",
      teamMembers: "DOWNMAN",
      teamBetting: "TEAMBETTING3",
      rewardCentre: "REWCEN3",
    });
    for (const { page } of routeTable) {
      const off = routeRowOf(page).needs;
      expect(pageAdmission(page, 1, switchesOf({})), page).toBe(off === undefined ? "admitted" : "not_permitted");
      if (off !== undefined) expect(pageAdmission(page, 1, switchesOf({ [off]: true })), page).toBe("admitted");
    }
  });

  it("a page waits for no switch that is not known yet, and a visitor is led to the login rather than told", () => {
    expect(pageAdmission("teamBetting", 2, undefined)).toBe("admitted");
    expect(pageAdmission("teamBetting", undefined, switchesOf({}))).toBe("not_logged_in");
    expect(screenFor("teamBetting", undefined, switchesOf({}))).toBe("agents/team-betting");
    expect(screenFor("teamBetting", 0, everySwitch)).toBe(notAdmittedScreen);
    expect(screenFor("deposit", 4, everySwitch)).toBe(notAdmittedScreen);
    expect(screenFor("deposit", 2, everySwitch)).toBe("cashier/deposit");
  });
});
