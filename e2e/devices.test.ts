import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit } from "./account-steps.ts";
import { demoPassword } from "./log-in.ts";
import { enterAsNewMember, isLive, logInElsewhere, newName, openMember } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();
const { stored, sessionInfo, fillLogin, signOut } = accountSteps(phone);

describe("devices", () => {
  it("a new device is told on home, found in the list, and signed out; then everything else is", async () => {
    const { page, go, screen } = await open({ width: 360, height: 740 });
    const { userName } = await enterAsNewMember(phone(), "devices");
    const [first, second] = [await logInElsewhere(phone(), userName), await logInElsewhere(phone(), userName)];
    await go("/m/home");
    const notice = page.getByRole("status").filter({ hasText: "New login: Safari · iOS" });
    await notice.waitFor();
    await screen("new-device");
    await notice.getByRole("link", { name: "Was this you?" }).click();
    await page.waitForURL((url) => url.pathname === "/m/devices");

    const cards = page.locator("main .account-card");
    await expect.poll(() => cards.count()).toBe(4);
    expect(await cards.first().textContent()).toContain("You are here");
    expect(await page.getByText("Was this you?").count()).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("devices");

    await cards.nth(1).getByRole("button", { name: "It was me" }).click();
    await expect.poll(() => page.getByText("Was this you?").count()).toBe(1);
    await page.getByRole("listitem").filter({ hasText: "Was this you?" }).getByRole("button", { name: "Sign out Safari on iOS" }).click();
    const question = page.getByRole("alertdialog");
    expect(await question.textContent()).toContain("Sign out Safari on iOS?");
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => cards.count()).toBe(3);
    expect([await isLive(phone(), first), await isLive(phone(), second)].filter(Boolean)).toHaveLength(1);

    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await question.getByRole("button", { name: "Sign out everywhere else" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await isLive(phone(), first)).toBe(false);
    expect(await isLive(phone(), second)).toBe(false);
    expect(await page.locator("main .account-card").first().textContent()).toContain("You are here");
  });

  it("a device that is signed out from elsewhere hears it at once and is led to the login", async () => {
    const { page, go } = await open();
    const { userName } = await enterAsNewMember(phone(), "thrown");
    await go("/m/member/home");
    await page.waitForEvent("websocket", { predicate: (socket) => socket.url().endsWith("/stream") });
    const elsewhere = await logInElsewhere(phone(), userName);
    await fetch(`${phone().origin}/wps/member/sessions/endOthers`, {
      method: "POST",
      headers: { Authorization: elsewhere, "content-type": "application/json" },
      body: "{}",
    });
    await page.waitForURL((url) => url.pathname === "/m/login");
    expect(await sessionInfo("localStorage")).toBeNull();
  });

  it("စက်များ: the list and its question in Burmese", async () => {
    const { page, go, screen } = await open({ language: "MY", width: 360, height: 740 });
    const { userName } = await enterAsNewMember(phone(), "devmy");
    await logInElsewhere(phone(), userName);
    await go("/m/devices");
    await page.getByRole("heading", { name: text("my", "devices.title"), exact: true }).waitFor();
    await expect.poll(() => page.getByText(text("my", "devices.newQuestion")).count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("devices-my");
    await page.getByRole("button", { name: text("my", "devices.all") }).click();
    expect(await page.getByRole("alertdialog").textContent()).toContain(text("my", "devices.allTitle"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe("remembered on this device", () => {
  it("3.4 4.7.1 the next login needs no password, which is stored nowhere; a change of method applies it again", async () => {
    const { page, go, screen } = await open();
    const userName = newName("known");
    await openMember(phone(), userName);
    await go("/m/login");
    await fillLogin(userName, demoPassword);
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    const kept = async () =>
      atob((await stored("localStorage", "remPass")) ?? "")
        .split("|")
        .map(atob);
    const [name, credential, type] = await kept();
    expect([name, type]).toEqual([userName, "password"]);
    expect(credential).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(
      demoPassword,
    );

    await signOut();
    await page.getByText("Remembered on this device").waitFor();
    expect(await page.locator("input[name=loginPassword]").count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("login-remembered");
    const methods = page.getByRole("radiogroup");
    if ((await methods.count()) > 0) {
      await methods.getByRole("radio").last().click();
      await methods.getByRole("radio").first().click();
      await page.getByText("Remembered on this device").waitFor();
    }
    await page.locator("input[name=loginUsername]").fill("jny_somebody");
    await page.locator("input[name=loginPassword]").waitFor();
    await page.locator("input[name=loginUsername]").fill(userName);
    await page.getByText("Remembered on this device").waitFor();
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    const [, next] = await kept();
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(credential);
  });

  it("3.4 a credential that was spent is not offered, and the form asks for the password", async () => {
    const { page, go } = await open();
    await enterAsNewMember(phone(), "spent");
    const spent = (await stored("localStorage", "remPass")) ?? "";
    await signOut();
    await page.getByText("Remembered on this device").waitFor();
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    await signOut();
    await page.evaluate((value) => localStorage.setItem("remPass", value), spent);
    await go("/m/login");
    await expect.poll(async () => atob((await stored("localStorage", "remPass")) ?? "").split("|")[1]).toBe("");
    expect(await page.getByText("Remembered on this device").count()).toBe(0);
    await page.locator("input[name=loginPassword]").fill(demoPassword);
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
  });
});
