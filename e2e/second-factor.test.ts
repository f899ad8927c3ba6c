import { text } from "@lantern/phrases/text.ts";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit } from "./account-steps.ts";
import { demoPassword } from "./log-in.ts";
import { enterAsNewMember } from "./open-member.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();
const { fillLogin, signOut } = accountSteps(phone);

const stepMs = 30_000;

/** What the member's app shows now, or in its next step, which the platform takes too: no code counts twice. */
const codeOf = (secret: string, step: "now" | "next") =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + (step === "now" ? 0 : stepMs) });

/** Turns two-step login on by the page. Returns the app's secret and the recovery codes. */
async function turnOn(): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { page, go } = phone();
  await go("/m/twoFactor");
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator(submit).click();
  await page.locator(".qr-picture").waitFor();
  const secret = ((await page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
  expect(await accessibilityFaults(page)).toEqual([]);
  await phone().screen("two-factor-scan");
  await page.locator("input[name=code]").fill(codeOf(secret, "now"));
  await page.locator(submit).click();
  await page.locator(".recovery-codes").waitFor();
  const recoveryCodes = await page.locator(".recovery-codes li").allTextContents();
  expect(await accessibilityFaults(page)).toEqual([]);
  await phone().screen("two-factor-codes");
  await page.locator("main .button-gold").click();
  await page.locator("main .account-card").waitFor();
  return { secret, recoveryCodes };
}

describe("two-step login", () => {
  it("is turned on by an app's code, asked for at the next login, helped by a recovery code, and turned off again", async () => {
    const { page, go, screen } = await open({ width: 360, height: 740 });
    const { userName } = await enterAsNewMember(phone(), "twostep");
    await go("/m/twoFactor");
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("two-factor");
    const { secret, recoveryCodes } = await turnOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(await page.getByText("10 recovery codes left").count()).toBe(1);
    await screen("two-factor-on");

    await signOut();
    await page.getByRole("button", { name: "Use password" }).click();
    await fillLogin(userName, demoPassword);
    await page.locator(submit).click();
    const code = page.getByLabel("Code of the app");
    await code.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("One more step");
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("second-factor");
    await code.fill("000000");
    await expect.poll(() => page.locator(".field-error").count()).toBe(1);
    await code.fill(codeOf(secret, "next"));
    await page.waitForURL((url) => url.pathname === "/");

    await signOut();
    await page.getByText("Remembered on this device").waitFor();
    await page.locator(submit).click();
    await page.getByRole("button", { name: "I do not have my phone" }).click();
    await page.getByLabel("Recovery code").fill((recoveryCodes[0] ?? "").toLowerCase());
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");

    await go("/m/twoFactor");
    await page.getByText("9 recovery codes left").waitFor();
    await page.getByRole("button", { name: "Turn off" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.locator("input[name=password]").fill(demoPassword);
    await sheet.locator("input[name=code]").fill(recoveryCodes[1] ?? "");
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.locator("button[type=submit]").click();
    await page.getByRole("button", { name: "Set up" }).waitFor();
  });

  it("နှစ်ဆင့် အတည်ပြုခြင်း: turned on and asked for in Burmese", async () => {
    const { page, go, screen } = await open({ language: "MY", width: 360, height: 740 });
    const { userName } = await enterAsNewMember(phone(), "two_my");
    await go("/m/twoFactor");
    await page.getByRole("heading", { name: text("my", "twoFactor.title") }).waitFor();
    await screen("two-factor-my");
    const { secret } = await turnOn();
    await screen("two-factor-on-my");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const context = phone().page.context();
    const fresh = await context.newPage();
    await page.close();
    await fresh.goto(`${phone().origin}/m/login`);
    await fresh.waitForFunction(() => "alive" in document.documentElement.dataset);
    await fresh.locator("input[name=loginUsername]").fill(userName);
    await fresh.locator("input[name=loginPassword]").fill(demoPassword);
    await fresh.locator(submit).click();
    const code = fresh.getByLabel(text("my", "twoFactor.code"));
    await code.waitFor();
    expect(await accessibilityFaults(fresh)).toEqual([]);
    expect(await fresh.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await code.fill(codeOf(secret, "next"));
    await fresh.waitForURL((url) => url.pathname === "/");
  });
});
