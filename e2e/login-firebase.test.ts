import { text } from "@lantern/phrases/text.ts";
import { standInProject } from "@lantern/server/accounts/firebase/testing/firebase-stand-in.ts";
import { describe, expect, it } from "vitest";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { firebaseSteps, provenHost as host } from "./firebase-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { sessionInfo, errors } = accountSteps(phone);
const { untilCounting, codeButton } = codeSteps(phone);
const { firebase, serviceCode, passCheck, fetchAfterClosedCheck, tryWrongCode, registerByNumber, forgetSession, watchPlatform } =
  firebaseSteps(phone);

const field = (name: string) => phone().page.locator(`input[name=${name}]`);

describe("login by a code that Firebase sends", () => {
  it.each([
    { language: "EN", words: "en", typed: "081-777-0001", number: "+66817770001" },
    { language: "MY", words: "my", typed: "0817770002", number: "+66817770002" },
  ] as const)(
    "3.3.2 7.8.3 in $language the service has the person checked, sends the code and signs; the platform believes the signature",
    async ({ language, words, typed, number }) => {
      const { page } = await open({ host, language, width: 360, height: 740 });
      await registerByNumber(words, typed, number);
      await page.waitForURL((url) => url.pathname === "/");
      const { userName } = (await sessionInfo("localStorage")) as { userName: string };
      await forgetSession();
      expect(await firebase()).toMatchObject(standInProject);

      const toPlatform = watchPlatform();
      await phone().go("/m/login");
      await page.locator(".segment[data-item=sms]").click();
      await field("loginMobileNum").fill(typed);
      await fetchAfterClosedCheck(words, "login-firebase-check");
      await tryWrongCode(words, number);
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
