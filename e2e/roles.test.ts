import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { logIn } from "./log-in.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const path = () => new URL(phone().page.url()).pathname;
const content = (page: Page) => page.getByRole("main");

async function startTrial(): Promise<void> {
  await phone().go("/m/trail");
  await phone().page.waitForURL((url) => url.pathname === "/");
}

/** Opens the panel from the top bar. */
async function openPanel(page: Page) {
  await page.locator(".top-bar").getByRole("button", { name: "More" }).click();
  const panel = page.getByRole("dialog", { name: "Your account" });
  await panel.waitFor();
  return panel;
}

const hrefsIn = (panel: ReturnType<Page["locator"]>) =>
  panel.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Gives the app the merchant's own status with other switches: no operator can change them from a journey. */
async function withSwitches(page: Page, switches: Readonly<Record<string, boolean>>): Promise<void> {
  await page.route("**/wps/system/status", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { info: { switches: unknown } } };
    answer.value.info.switches = switches;
    await route.fulfill({ response, json: answer });
  });
}

describe("visitors", () => {
  it("6.2.2 are led to the login by a page that needs a session, and back to it afterwards", async () => {
    const { page, go } = await open();
    for (const place of ["/m/voucherCenter", "/m/agent/team/overview", "/m/gameRecord?subject=x", "/m/securityCenter"]) {
      await go(place);
      await page.waitForURL((url) => url.pathname === "/m/login");
      expect(new URL(page.url()).searchParams.get("from")).toBe(place);
    }
    await page.locator("input[name=loginUsername]").fill("demo03");
    await page.locator("input[name=loginPassword]").fill("lantern123");
    await page.locator("form button[type=submit]").click();
    await page.waitForURL((url) => url.pathname === "/m/securityCenter");
  });

  it("1.1.1 2.42 6.1 the panel welcomes a guest and leads to registration and login", async () => {
    const { page, go } = await open();
    await go("/");
    const panel = await openPanel(page);
    expect(await panel.textContent()).toContain("Welcome");
    expect(await hrefsIn(panel)).toEqual(expect.arrayContaining(["/m/register", "/m/login", "/m/trail"]));
    await panel.getByRole("link", { name: "Register" }).click();
    await page.waitForURL((url) => url.pathname === "/m/register");
    await panel.waitFor({ state: "hidden" });
  });
});

describe("trial accounts", () => {
  it("1.1.2 6.4.2 are told at a page of real money, in place, and may go where trial money goes", async () => {
    const { page, go, screen } = await open();
    await startTrial();
    for (const place of ["/m/securityCenter", "/m/profitandloss", "/m/agent/team/overview"]) {
      await go(place);
      await content(page).getByText("Please login an actual account to use this function").waitFor();
      expect(path()).toBe(place);
    }
    await screen("trial-refused");
    await page.getByRole("main").getByRole("link", { name: "Register" }).waitFor();
    await go("/m/gameRecord");
    await page.getByRole("main").getByText("Please login an actual account").waitFor({ state: "detached" });
  });

  it("5.7.2 8.8.4 are told free_reject at the cashier, and at its shortcut without leaving the page", async () => {
    const { page, go } = await open();
    await startTrial();
    const panel = await openPanel(page);
    await panel.getByRole("link", { name: "Deposit" }).click();
    const toast = page.getByText("Your account type cannot deposit or withdraw here");
    await toast.waitFor();
    expect(path()).toBe("/");
    await toast.waitFor({ state: "detached", timeout: 2_600 });
    await go("/m/withdraw");
    await toast.waitFor();
    await content(page).getByText("Please login an actual account to use this function").waitFor();
    await toast.waitFor({ state: "detached", timeout: 2_600 });
  });
});

describe("members", () => {
  it("5.7.2 6.3.1 8.1.7 a house's test account may not pay in; a member may not open the agents' pages", async () => {
    const { page, go } = await open();
    await logIn(phone(), "house01");
    await go("/m/voucherCenter");
    await content(page).getByText("Your account type cannot deposit or withdraw here").waitFor();
    await go("/m/member/team");
    await content(page).getByText("Incorrect agent information").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Member" }).click();
    await page.waitForURL((url) => url.pathname === "/m/member/home");
  });

  it("1.1.1 2.43.1 2.43.2 the panel has name, balance with refresh and mask, and every link of a member", async () => {
    const { page, go } = await open();
    await logIn(phone(), "demo04");
    await go("/");
    const panel = await openPanel(page);
    expect(await panel.textContent()).toContain("demo04");
    // What he has depends on the journeys before this one.
    const balance = panel.getByText(/^฿[\d,]+\.\d{2}$/).first();
    await balance.waitFor();
    await expect
      .poll(() => hrefsIn(panel))
      .toEqual(
        expect.arrayContaining([
          "/m/myAccount/index",
          "/m/voucherCenter",
          "/m/withdraw",
          "/m/gameRecord",
          "/m/transaction/record",
          "/m/profitandloss",
          "/m/rewardCenter",
          "/m/mall/mallHome",
          "/m/securityCenter",
        ]),
      );
    await panel.getByRole("button", { name: "Sign out" }).waitFor();
    await panel.getByRole("button", { name: /hide/i }).click();
    await panel.getByText("****").waitFor();
    await panel.getByRole("button", { name: /show/i }).click();
    const asked = page.waitForRequest((request) => request.url().includes("/wps/wallets/gcs"));
    await panel.getByRole("button", { name: /refresh/i }).click();
    await asked;
    await balance.waitFor();
  });
});

describe("agents", () => {
  it("1.1.1 2.44.1 2.44.2 2.44.3 2.44.4 6.3.3 the menu has what the switches allow; an entry navigates and closes it", async () => {
    const { page, go, screen } = await open();
    await logIn(phone(), "agent01");
    await go("/");
    const openMenu = async () => {
      await (await openPanel(page)).getByRole("button", { name: "Team" }).click();
      const menu = page.getByRole("dialog", { name: "Agent menu" });
      await menu.waitFor();
      return menu;
    };
    const menu = await openMenu();
    await screen("agent-menu");
    expect(await hrefsIn(menu)).toEqual([
      "/m/webEmail",
      "/m/agent/team/overview",
      "/m/agentRegister",
      "/m/agent/team/pnl",
      "/m/member/team",
      "/m/teamBetting",
      "/m/transaction/record",
      "/m/member/team",
    ]);
    await menu.getByRole("button", { name: "Close" }).click();
    await menu.waitFor({ state: "hidden" });
    await openMenu();
    // The mask above the sheet.
    await page.waitForTimeout(400);
    await page.touchscreen.tap(195, 40);
    await menu.waitFor({ state: "hidden" });
    await (await openMenu()).getByRole("link", { name: "Team overview" }).click();
    await page.waitForURL((url) => url.pathname === "/m/agent/team/overview");
    await menu.waitFor({ state: "hidden" });
  });

  it("2.44.2 6.3.3 8.1.2 what the merchant has switched off is in no menu, and its page says so", async () => {
    const { page, go } = await open();
    await logIn(phone(), "agent02");
    await page.clock.install();
    await withSwitches(page, { DOWNMAN: true });
    await go("/m/teamBetting");
    // The first HTML still brought the switches as they were; the status is read again after a minute.
    await page.clock.fastForward(61_000);
    await content(page).getByText("Sorry, this account does not have permission or the feature is temporarily unavailable.").waitFor();
    const panel = await openPanel(page);
    expect(await hrefsIn(panel)).not.toContain("/m/rewardCenter");
    await panel.getByRole("button", { name: "Team" }).click();
    const menu = page.getByRole("dialog", { name: "Agent menu" });
    await menu.waitFor();
    expect(await hrefsIn(menu)).toEqual(["/m/webEmail", "/m/agent/team/overview", "/m/member/team", "/m/member/team"]);
  });
});
