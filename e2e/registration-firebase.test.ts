import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { firebaseSteps, provenHost } from "./firebase-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { sessionInfo, errors } = accountSteps(phone);
const { codeButton } = codeSteps(phone);
const { fetchAfterClosedCheck, tryWrongCode, registerByNumber, forgetSession, watchPlatform } = firebaseSteps(phone);

const field = (name: string) => phone().page.locator(`input[name=${name}]`);
const byNumber = () => phone().page.locator(".segment[data-item=mobileNum]");

describe("registration by a code that Firebase sends", () => {
  it.each([
    { language: "EN", words: "en", typed: "081-777-0011", number: "+66817770011" },
    { language: "MY", words: "my", typed: "0817770012", number: "+66817770012" },
  ] as const)(
    "2.24.2 3.5 in $language the service has the person checked and sends the code; its word opens the account, ours is not asked for",
    async ({ language, words, typed, number }) => {
      const { page, screen } = await open({ host: provenHost, language, width: 360, height: 740 });
      const toPlatform = watchPlatform();
      await phone().go("/m/register");
      await byNumber().click();
      await field("mobileNum").fill("12");
      await codeButton().click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.mobile_format")]);
      await field("mobileNum").fill(typed);
      await fetchAfterClosedCheck(words, "register-firebase-check");

      await field("ageConfirmed").check();
      await tryWrongCode(words, number);
      await screen(`register-firebase-${words}`);
      const sent = page.waitForRequest((request) => request.url().endsWith("/wps/member/register/mobile"));
      await page.locator(submit).click();
      const request = await sent;
      expect(request.method()).toBe("PUT");
      expect(request.headers()["encryption"]).toBeTruthy();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await sessionInfo("localStorage")).toMatchObject({ merchantCode: "PROVEN", type: 0 });
      expect(toPlatform).toEqual([]);
    },
  );

  it("a number that has an account opens no other, and the number is named; another one needs a code of its own", async () => {
    const { page } = await open({ host: provenHost, language: "EN" });
    await registerByNumber("en", "0817770013", "+66817770013");
    await page.waitForURL((url) => url.pathname === "/");
    await forgetSession();
    await registerByNumber("en", "0817770013", "+66817770013");
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text("en", "error.accounts.mobile_taken")]);
    expect(await sessionInfo("sessionStorage")).toBeNull();

    await field("mobileNum").fill("0817770014");
    expect(await codeButton().textContent()).toBe(text("en", "entrance.code.fetch"));
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text("en", "error.accounts.code_expired")]);
  });
});
