import { text } from "@lantern/phrases/text.ts";
import { standInProject } from "@lantern/server/accounts/firebase/testing/firebase-stand-in.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { sessionInfo, errors } = accountSteps(phone);
const { untilCounting, codeButton, watchCaptchas, lastCode, solveAndFetch } = codeSteps(phone);

const host = "proven.localhost";
const field = (name: string) => phone().page.locator(`input[name=${name}]`);

/** The service as the pages of this house know it. */
async function firebase(): Promise<{ readonly authUrl: string; readonly projectId: string; readonly apiKey: string }> {
  const url = new URL("/wps/system/status", phone().origin);
  const answer = (await phone().page.evaluate(async (address) => (await fetch(address)).json(), url.href)) as {
    value: { info: { firebase: { authUrl: string; projectId: string; apiKey: string } } };
  };
  return answer.value.info.firebase;
}

/** The code that the service has sent to a number last. */
async function serviceCode(phoneNumber: string): Promise<string> {
  const { authUrl, projectId } = await firebase();
  const { verificationCodes } = (await (await fetch(`${authUrl}/emulator/v1/projects/${projectId}/verificationCodes`)).json()) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[];
  };
  const code = verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code;
  if (code === undefined) throw new Error(`the service has sent no code to ${phoneNumber}`);
  return code;
}

/** Passes the check that the service wants before it sends anything. */
async function passCheck(words: "en" | "my"): Promise<void> {
  const { page } = phone();
  await page.getByRole("dialog", { name: text(words, "entrance.check.title") }).waitFor();
  await page.frameLocator("iframe.person-check").getByRole("button", { name: "I am a person" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Opens an account whose number is proven by a code of the platform's. */
async function registerWithNumber(mobileNum: string, recipient: string): Promise<void> {
  const { page, go } = phone();
  const answer = watchCaptchas(page);
  await go("/m/register");
  await page.locator(".segment[data-item=mobileNum]").click();
  await field("mobileNum").fill(mobileNum);
  await codeButton().click();
  await solveAndFetch(answer);
  await field("verificationCode").fill(await lastCode(recipient));
  await field("ageConfirmed").check();
  await page.locator(submit).click();
  await page.waitForURL((url) => url.pathname === "/");
}

describe("login by a code that Firebase sends", () => {
  it.each([
    { language: "EN", words: "en", typed: "081-777-0001", number: "+66817770001" },
    { language: "MY", words: "my", typed: "0817770002", number: "+66817770002" },
  ] as const)(
    "3.3.2 7.8.3 in $language the service has the person checked, sends the code and signs; the platform believes the signature",
    async ({ language, words, typed, number }) => {
      const { page, screen } = await open({ host, language, width: 360, height: 740 });
      await registerWithNumber(typed, number);
      const { userName } = (await sessionInfo("localStorage")) as { userName: string };
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      expect(await firebase()).toMatchObject(standInProject);

      const toPlatform: unknown[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/wps/verification/")) toPlatform.push(request.url());
      });
      await phone().go("/m/login");
      await page.locator(".segment[data-item=sms]").click();
      await field("loginMobileNum").fill(typed);
      await codeButton().click();
      await page.frameLocator("iframe.person-check").getByRole("button").waitFor();
      await screen(`login-firebase-check-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      // Who closes the check gets no code.
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await codeButton().textContent()).toBe(text(words, "entrance.code.fetch"));
      await codeButton().click();
      await passCheck(words);
      await untilCounting();
      const right = await serviceCode(number);
      await field("verificationCode").fill(String((Number(right) + 1) % 1_000_000).padStart(6, "0"));
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "error.accounts.code_wrong")]);

      await field("verificationCode").fill(right);
      const login = page.waitForRequest((request) => request.url().endsWith("/wps/session/login"));
      await page.locator(submit).click();
      expect((await login).headers()["encryption"]).toBeTruthy();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await sessionInfo("localStorage")).toMatchObject({ userName, merchantCode: "PROVEN", type: 0 });
      expect(toPlatform).toEqual([]);
    },
  );

  it("3.3.2 a number that the service knows and no account has is refused; what the service refuses is said where it belongs", async () => {
    const { page } = await open({ host, language: "EN" });
    await phone().go("/m/login");
    await page.locator(".segment[data-item=sms]").click();
    const ask = async (number: string) => {
      await field("loginMobileNum").fill(number);
      await codeButton().click();
      await passCheck("en");
    };
    await ask("0817770429");
    await page.getByText(text("en", "error.accounts.code_limit")).waitFor();
    expect(await codeButton().textContent()).toBe(text("en", "entrance.code.fetch"));
    await ask("0817770009");
    await untilCounting();
    await field("verificationCode").fill(await serviceCode("+66817770009"));
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text("en", "error.accounts.firebase_failed")]);
    expect(await sessionInfo("sessionStorage")).toBeNull();
  });

  it("where the house does not want it nothing of it is loaded, and the page may call nobody else", async () => {
    const { page, origin } = await open({ language: "EN" });
    const load = async (address: string) => {
      const answer = await page.goto(address, { waitUntil: "commit" });
      return { status: answer?.status(), policy: answer?.headers()["content-security-policy"] ?? "" };
    };
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await phone().go("/m/login");
    await page.locator(".segment[data-item=sms]").click();
    await codeButton().waitFor();
    expect(scripts.filter((url) => /firebase|person-check/.test(url))).toEqual([]);
    const frameOf = (at: string, key: string) => `${at}/wps/session/recaptcha?key=${encodeURIComponent(key)}`;
    expect((await load(frameOf(origin, "site-key-of-night-house"))).status).toBe(404);
    expect((await load(`${origin}/m/login`)).policy).toContain("connect-src 'self';");

    const proven = new URL(origin);
    proven.hostname = host;
    expect((await load(`${proven.origin}/m/login`)).policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
    expect((await load(frameOf(proven.origin, "site-key-of-night-house"))).policy).toContain("frame-ancestors 'self'");
    expect((await load(frameOf(proven.origin, '"><script>'))).status).toBe(404);
  });
});
