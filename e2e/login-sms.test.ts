import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { stored, sessionInfo, focusedName, errors, signOut } = accountSteps(phone);
const { untilCounting, codeButton, watchCaptchas, lastMessage, lastCode, solveAndFetch } = codeSteps(phone);

const bySms = () => phone().page.locator(".segment[data-item=sms]");
const byPassword = () => phone().page.locator(".segment[data-item=password]");
const number = () => phone().page.locator("input[name=loginMobileNum]");
const code = () => phone().page.locator("input[name=verificationCode]");

describe("login by SMS code", () => {
  it.each([
    { language: "EN", words: "en", typed: "081-234-5601", recipient: "+66812345601", userName: "demo01" },
    { language: "MY", words: "my", typed: "0812345602", recipient: "+66812345602", userName: "demo02" },
  ] as const)(
    "2.16.2 2.17 4.7.1 5.1.6 5.2.3 7.8.1 8.8.1 in $language a code comes to the phone, opens the door, and the number is remembered",
    async ({ language, words, typed, recipient, userName }) => {
      const { page, screen } = await open({ language, width: language === "MY" ? 360 : 390, height: language === "MY" ? 740 : 844 });
      const answer = watchCaptchas(page);
      await phone().go("/m/login");
      await bySms().click();
      await page.locator(".dialling-code img").waitFor();
      expect(await page.locator(".dialling-code").textContent()).toContain("+66");
      expect(await codeButton().textContent()).toBe(text(words, "entrance.code.fetch"));
      expect(await page.locator(".captcha-image").count()).toBe(0);
      await screen(`login-sms-${words}`);

      // Without a number nothing is asked for.
      const asked: unknown[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/wps/verification/sms/noLogin") && request.method() === "POST") asked.push(request.postDataJSON());
      });
      await codeButton().click();
      await expect.poll(() => errors().count(), untilAnswered).toBe(1);
      await expect.poll(focusedName, untilAnswered).toBe("loginMobileNum");
      await number().fill("12");
      await codeButton().click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.mobile_format")]);
      expect(asked).toEqual([]);

      await number().fill(typed);
      await codeButton().click();
      await page.locator(".captcha-image img").waitFor();
      await expect.poll(focusedName, untilAnswered).toBe("captcha");
      await screen(`login-sms-captcha-${words}`);
      await codeButton().click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.in_vwrite_code")]);

      // A change of method empties the captcha.
      await byPassword().click();
      expect(await page.locator(".captcha-image").count()).toBe(0);
      await bySms().click();
      expect(await page.locator(".captcha-image").count()).toBe(0);
      await number().fill(typed);
      await codeButton().click();

      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.locator(".captcha-image img").waitFor();
      await page.route("**/wps/verification/sms/noLogin", async (route) => {
        await released;
        await route.continue();
      });
      await page.locator("input[name=captcha]").fill(await answer());
      await codeButton().click();
      await page.getByRole("status").getByText(text(words, "entrance.in_sms_sending")).waitFor();
      release();
      await page.getByRole("status").getByText(text(words, "entrance.in_sms_send")).waitFor();
      expect(await page.getByText(text(words, "entrance.in_sms_sending")).count()).toBe(0);
      await untilCounting();
      expect(await page.locator(".captcha-image").count()).toBe(0);
      await expect.poll(focusedName, untilAnswered).toBe("verificationCode");
      expect(asked.at(-1)).toMatchObject({
        mobileNum: typed.replaceAll("-", ""),
        countryDialingCode: "+66",
        captcha: expect.stringMatching(/^\d{1,16}$/),
      });
      expect((await lastMessage(recipient)).text).toMatch(/\n@localhost #\d{6}$/);

      await code().fill("12");
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.code_format")]);
      await expect.poll(focusedName, untilAnswered).toBe("verificationCode");
      const right = await lastCode(recipient);
      await code().fill(String((Number(right) + 1) % 1_000_000).padStart(6, "0"));
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "error.accounts.code_wrong")]);
      await screen(`login-sms-wrong-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);

      await code().fill(right);
      await page.locator(submit).click();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await sessionInfo("localStorage")).toMatchObject({ userName, type: 0 });
      const kept = atob((await stored("localStorage", "remPass")) ?? "")
        .split("|")
        .map(atob);
      expect([kept[0], kept[2], kept[3]]).toEqual([typed.replaceAll("-", ""), "sms", "+66"]);

      if (language !== "EN") return;
      await signOut();
      // The password form has nothing to fill in; the other method finds the number again.
      expect(await page.locator("input[name=loginUsername]").inputValue()).toBe("");
      await bySms().click();
      await expect.poll(() => number().inputValue()).toBe(typed.replaceAll("-", ""));
    },
  );

  it("4.7.3 9.6 the button counts down to the platform's time, though the phone's clock is an hour ahead, and is idle again at zero", async () => {
    const { page } = await open();
    const answer = watchCaptchas(page);
    await page.clock.install({ time: Date.now() + 3_600_000 });
    // The stream tells the time too; here only the calls do, which can be held back below.
    await page.routeWebSocket(/\/stream$/, () => {});
    await phone().go("/m/login");
    await bySms().click();
    await number().fill("0812340001");
    await codeButton().click();
    await solveAndFetch(answer);
    const seconds = async () => Number(/^(\d+) s$/.exec((await codeButton().textContent()) ?? "")?.[1]);
    const first = await seconds();
    expect(first).toBeGreaterThan(50);
    expect(first).toBeLessThanOrEqual(61);
    // The platform's time does not jump with the phone's: an answer from now on would say so, and turn the button's time back.
    await page.route("**/wps/**", () => {});
    await page.clock.fastForward(30_000);
    await expect.poll(seconds).toBeLessThanOrEqual(first - 29);
    expect(await seconds()).toBeGreaterThan(first - 45);
    // Another number has a time of its own; the first one's is not lost.
    await number().fill("0812340002");
    expect(await codeButton().textContent()).toBe("Fetch code");
    await number().fill("0812340001");
    await untilCounting();
    await page.clock.fastForward(60_000);
    await expect.poll(() => codeButton().textContent()).toBe("Fetch code");
    expect(await codeButton().isEnabled()).toBe(true);
  });

  it("8.8.1 the notice of sending stays ten seconds at most, and that the code is on its way a second and a half", async () => {
    const { page } = await open();
    await page.clock.install();
    await phone().go("/m/login");
    await bySms().click();
    await number().fill("0812340004");
    const answer = watchCaptchas(page);
    await codeButton().click();
    await page.locator(".captcha-image img").waitFor();
    await page.locator("input[name=captcha]").fill(await answer());
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/wps/verification/sms/noLogin", async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await codeButton().click();
    const sending = page.getByText("Sending the code");
    await sending.waitFor();
    await page.clock.runFor(9_500);
    expect(await sending.count()).toBe(1);
    await page.clock.runFor(1_500);
    await expect.poll(() => sending.count()).toBe(0);
    release();
    const sent = page.getByText("The code is on its way");
    await sent.waitFor();
    await page.clock.runFor(1_200);
    expect(await sent.count()).toBe(1);
    await page.clock.runFor(1_000);
    await expect.poll(() => sent.count()).toBe(0);
  });

  it("8.8.2 where the sender fails the notice goes, the button is idle and the person is told", async () => {
    const { page } = await open();
    await phone().go("/m/login");
    await bySms().click();
    await number().fill("0812340003");
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/wps/verification/sms/noLogin", async (route) => {
      await failing;
      await route.fulfill({
        status: 503,
        json: { success: false, errorCode: "request.unavailable", message: "System upgrading, please try again later." },
      });
    });
    await codeButton().click();
    await page.getByText("Sending the code").waitFor();
    fail();
    await page.getByText("System upgrading, please try again later.").waitFor();
    expect(await page.getByText("Sending the code").count()).toBe(0);
    expect(await codeButton().textContent()).toBe("Fetch code");
    expect(await codeButton().isEnabled()).toBe(true);
    // The browser notes the answer; it is the one that was made to fail.
    phone().faults.length = 0;
  });

  it("2.17 the dialling code is chosen among every country with its flag, by name or by code", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone().go("/m/login");
    await bySms().click();
    await page.locator(".dialling-code img").waitFor();
    await page.locator(".dialling-code").click();
    const picker = page.getByRole("dialog", { name: "Country or region" });
    const options = picker.locator(".country-option");
    await options.first().waitFor();
    expect(await options.count()).toBeGreaterThan(200);
    expect(await options.first().textContent()).toContain("Thailand");
    expect(await options.first().getAttribute("aria-pressed")).toBe("true");
    await expect
      .poll(() =>
        options
          .first()
          .locator("img")
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
    await screen("login-dialling-codes");
    expect(await accessibilityFaults(page)).toEqual([]);
    await picker.getByRole("searchbox").fill("atlantis");
    await picker.getByText("No country fits").waitFor();
    await picker.getByRole("searchbox").fill("+95");
    await expect.poll(() => options.count()).toBe(1);
    await picker.getByRole("searchbox").fill("myan");
    await options.filter({ hasText: "Myanmar" }).click();
    await picker.waitFor({ state: "detached" });
    expect(await page.locator(".dialling-code").textContent()).toContain("+95");
    expect(await page.locator(".dialling-code img").getAttribute("src")).toBe("/flags/mm.svg");
  });

  it("2.16.2 5.2.6 a house without the flag has one method alone", async () => {
    const { page } = await open({ host: "jade.localhost", language: "EN" });
    await phone().go("/m/login");
    expect(await page.getByRole("radiogroup").count()).toBe(0);
    expect(await page.locator("input[name=loginUsername]").count()).toBe(1);
  });

  it("a browser that reads the SMS fills the code in and goes on by itself", async () => {
    const { page } = await open();
    const answer = watchCaptchas(page);
    await page.addInitScript(() => {
      const waiting: { take?: (credential: { code: string }) => void } = {};
      Object.assign(window, {
        OTPCredential: () => undefined,
        deliverCode: (sent: string) => waiting.take?.({ code: sent }),
      });
      const usual = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = (options?: CredentialRequestOptions & { otp?: { transport: string[] } }) =>
        options?.otp?.transport[0] === "sms"
          ? new Promise((resolve) => {
              waiting.take = resolve as unknown as (credential: { code: string }) => void;
            })
          : usual(options);
    });
    await phone().go("/m/login");
    await bySms().click();
    expect(await code().getAttribute("autocomplete")).toBe("one-time-code");
    await number().fill("0812345606");
    await codeButton().click();
    await solveAndFetch(answer);
    const sent = await lastCode("+66812345606");
    await page.evaluate((digits) => (window as unknown as { deliverCode: (code: string) => void }).deliverCode(digits), sent);
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("sessionStorage")).toMatchObject({ userName: "demo06" });
  });
});
