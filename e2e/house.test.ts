import { text } from "@lantern/phrases/text.ts";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps } from "./account-steps.ts";
import { demoPassword, logIn, logInByForm } from "./log-in.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();
const { sessionInfo, stored, signOut, fillLogin, sendLogin } = accountSteps(phone);

type House = "open" | "maintenance" | "restricted";

/** Puts a switch between app and platform that closes the house as the platform does: no operator can close it from a journey. */
async function closable(page: Page): Promise<(house: House) => void> {
  let house: House = "open";
  await page.route("**/wps/**", async (route) => {
    if (house === "open") return route.continue();
    if (!route.request().url().endsWith("/wps/system/status")) {
      const [status, errorCode] =
        house === "maintenance" ? ([503, "site.maintenance"] as const) : ([403, "site.region_restricted"] as const);
      return route.fulfill({ status, json: { success: false, errorCode, message: "closed" } });
    }
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { maintenance: boolean; regionRestriction: boolean } };
    answer.value.maintenance = house === "maintenance";
    answer.value.regionRestriction = house === "restricted";
    return route.fulfill({ response, json: answer });
  });
  return (next) => {
    house = next;
  };
}

describe("the house", () => {
  it("2.52.1 2.52.2 4.10 8.1.13 8.1.14 the pages of maintenance and region come and go by themselves, without a reload", async () => {
    const { page, go, screen } = await open();
    const close = await closable(page);
    await page.clock.install();
    await go("/m/service");
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    close("maintenance");
    await page.clock.fastForward(61_000);
    await page.getByRole("heading", { name: "The platform is under maintenance" }).waitFor();
    await screen("maintenance");
    expect(await page.locator(".top-bar").count()).toBe(0);
    close("open");
    await page.clock.fastForward(11_000);
    await page.getByRole("heading", { name: "The platform is under maintenance" }).waitFor({ state: "detached" });
    await page.locator(".top-bar").waitFor();

    // The refusal of any call closes the house at once, before the status is read again.
    close("restricted");
    await page.locator(".top-bar").getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").locator('a[href="/m/notice"]').click();
    await page.getByRole("heading", { name: "Access Denied" }).waitFor();
    await screen("access-denied");
    close("open");
    await page.clock.fastForward(11_000);
    await page.getByRole("heading", { name: "Access Denied" }).waitFor({ state: "detached" });
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    const kept = JSON.parse((await stored("localStorage", "lastKnown:status")) ?? "{}") as { value?: { maintenance?: boolean } };
    expect(kept.value).toMatchObject({ maintenance: false, regionRestriction: false });
  });

  it("3.20.3 4.2 the app starts with merchant, stored language, status, the native wrapper's look and the session of a one-time code", async () => {
    const { page, origin, context } = await open({ host: "localhost" });
    await logIn(phone());
    const { token } = (await sessionInfo("sessionStorage")) as { token: string };
    const made = await fetch(`${origin}/wps/session/code`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/json" },
      body: "{}",
    });
    const { value } = (await made.json()) as { value: { code: string } };

    const native = await context
      .browser()
      ?.newContext({ userAgent: "Mozilla/5.0 (Linux; Android 14) LanternApp/2.1", isMobile: true, hasTouch: true });
    if (native === undefined) throw new Error("no browser");
    const inside = await native.newPage();
    await inside.addInitScript(() => localStorage.setItem("language", "TH"));
    const merchants: (string | undefined)[] = [];
    const devices: (string | undefined)[] = [];
    inside.on("request", (request) => {
      if (!request.url().includes("/wps/")) return;
      merchants.push(request.headers()["merchant"]);
      devices.push(request.headers()["device"]);
    });
    await inside.goto(`${origin}/m/member/home?x=1&token=${value.code}`);
    await inside.waitForURL((url) => url.searchParams.get("token") === null);
    await inside.getByText("demo03").first().waitFor();
    expect(new URL(inside.url()).search).toBe("?x=1");
    await inside.waitForFunction(() => document.documentElement.lang === "th");
    expect(await inside.evaluate(() => document.documentElement.classList.contains("native-app"))).toBe(true);
    expect(JSON.parse((await inside.evaluate(() => sessionStorage.getItem("MC_SESSION_INFO"))) ?? "{}")).toMatchObject({
      userName: "demo03",
    });
    expect(await inside.evaluate(() => localStorage.getItem("sass"))).toBe("1");
    await inside.waitForFunction(() => localStorage.getItem("lastKnown:status")?.includes("LANTERN") === true);
    expect(new Set(merchants)).toEqual(new Set(["LANTERN"]));
    expect(new Set(devices)).toEqual(new Set(["APP"]));
    // The code was good for one session.
    await inside.goto(`${origin}/m/vip?token=${value.code}`);
    await inside.waitForURL((url) => url.searchParams.get("token") === null);
    await native.close();
    expect(await page.evaluate(() => document.documentElement.classList.contains("native-app"))).toBe(false);
  });

  it("4.1.2 8.8.5 signing out asks, tells the platform, and leaves nothing of the member in the browser", async () => {
    const { page } = await open();
    await logIn(phone(), "demo04");
    const { token } = (await sessionInfo("sessionStorage")) as { token: string };
    await page.evaluate(() => sessionStorage.setItem("slip:1", "his"));
    await phone().go("/m/myAccount/index");
    await signOut();
    // How far the page of the login is scrolled is the visitor's.
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith("scroll:")))).toEqual([]);
    expect([await stored("localStorage", "autoLogin"), await stored("localStorage", "MC_SESSION_INFO")]).toEqual(["0", null]);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(token);
    expect(Object.keys(JSON.parse(kept) as object).filter((key) => key.startsWith("lastKnown:") && key !== "lastKnown:status")).toEqual([]);
    await phone().go("/m/member/home");
    await page.waitForURL((url) => url.pathname === "/m/login");
    const after = await fetch(`${phone().origin}/wps/member/info`, { headers: { authorization: token } });
    expect(after.status).toBe(401);
  });

  it("4.1.2 where the merchant wants it, signing out leads home", async () => {
    const { page } = await open();
    await page.route("**/wps/system/settings/consolidated", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: object };
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, logoutToHome: true } } });
    });
    await logIn(phone(), "demo04");
    await phone().go("/m/member/home");
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("sessionStorage")).toBeNull();
  });
});

describe("entrances", () => {
  it.each([
    ["members", "jade.localhost", "jadeagent01", "Non-member account unable to login", "jade01"],
    ["agents", "agent.jade.localhost", "jade01", "Non-agents cannot log in", "jadeagent01"],
  ] as const)("6.4.1 the %s' entrance lets in its own and tells the others", async (_whose, host, stranger, message, owner) => {
    const { page, go, screen } = await open({ host, language: "EN" });
    await go("/m/login");
    await fillLogin(stranger, demoPassword);
    expect(await sendLogin()).toMatchObject({ success: false });
    await page.getByText(message).first().waitFor();
    await screen(`entrance-${host.split(".")[0] ?? ""}`);
    expect(await sessionInfo("sessionStorage")).toBeNull();
    await logInByForm(phone(), owner);
    expect(await sessionInfo("sessionStorage")).toMatchObject({ userName: owner, merchantCode: "JADE" });
  });

  it.each([
    { language: "EN", words: "en" },
    { language: "MY", words: "my" },
  ] as const)(
    "6.4.1 in $language the agents' entrance says what it is, and each shows the way to the other",
    async ({ language, words }) => {
      const { page, go, screen } = await open({ host: "jade.localhost", language, width: 360, height: 740 });
      await go("/m/login");
      const title = page.getByRole("heading", { level: 1 });
      expect(await title.textContent()).toBe(text(words, "accounts.login.title"));
      const toAgents = page.getByRole("link", { name: text(words, "entrance.agents.door") });
      await toAgents.waitFor();
      await screen(`entrance-members-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      // The other host knows nothing of this one's cookies.
      const agents = new URL(phone().origin);
      agents.hostname = "agent.jade.localhost";
      await phone().context.addCookies([{ name: "language", value: language, url: agents.origin }]);
      await toAgents.click();
      await page.waitForURL((url) => url.hostname === "agent.jade.localhost" && url.pathname === "/m/login");
      await page.getByText(text(words, "entrance.agents.note")).waitFor();
      expect(await title.textContent()).toBe(text(words, "entrance.agents.title"));
      expect(await accessibilityFaults(page)).toEqual([]);
      await screen(`entrance-agents-${words}`);
      await page.getByRole("link", { name: text(words, "entrance.members.door") }).click();
      await page.waitForURL((url) => url.hostname === "jade.localhost" && url.pathname === "/m/login");
    },
  );

  it("6.4.1 where everyone comes in by either, neither speaks of the other", async () => {
    const { page, go } = await open({ host: "agent.localhost", language: "EN" });
    await go("/m/login");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Welcome back");
    expect(await page.locator('a[href^="//"]').count()).toBe(0);
  });
});
