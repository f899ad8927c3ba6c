import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { codeSteps } from "./code-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { sessionInfo, focusedName, errors, fillLogin, sendLogin } = accountSteps(phone);
const { untilCounting, watchCaptchas, lastCode, lastMessage } = codeSteps(phone);

const field = (name: string) => phone().page.locator(`input[name=${name}]`);

describe("a forgotten password", () => {
  it.each([
    { language: "EN", words: "en", channel: "email", recipient: "demo06@lantern.example", newPassword: "Moonlight7x" },
    { language: "MY", words: "my", channel: "sms", recipient: "+66812345606", newPassword: "Starlight8x" },
  ] as const)(
    "in $language is set anew by $channel: step by step, what is wrong is named, and the new one opens the door",
    async ({ language, words, channel, recipient, newPassword }) => {
      const { page, screen } = await open({ language, width: 360, height: 740 });
      const answer = watchCaptchas(page);
      await phone().go("/m/login");
      await page.locator('a[href="/m/forget"]').click();
      await page.waitForURL((url) => url.pathname === "/m/forget");
      await page.locator(`.segment[data-item=${channel}]`).click();
      const contact = channel === "email" ? "email" : "mobileNum";
      await screen(`forget-where-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);

      await field(contact).fill(channel === "email" ? "demo06@" : "12");
      await page.locator(submit).click();
      await expect
        .poll(() => errors().allTextContents(), untilAnswered)
        .toEqual([text(words, channel === "email" ? "formRules.email_format" : "formRules.mobile_format")]);
      await expect.poll(focusedName, untilAnswered).toBe(contact);
      await field(contact).fill(channel === "email" ? " Demo06@lantern.example" : "0812345606");
      await page.locator(submit).click();
      await page.locator(".captcha-image img").waitFor();
      await field("captcha").fill(await answer());
      await page.locator(submit).click();
      await field("verificationCode").waitFor();
      await screen(`forget-password-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      // The next code only after the platform's time.
      await untilCounting();

      const right = await lastCode(recipient);
      await field("verificationCode").fill(String((Number(right) + 1) % 1_000_000).padStart(6, "0"));
      await field("password").fill("password1");
      await field("confirmPassword").fill("different1");
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.in_confirmation_correct")]);
      await expect.poll(focusedName, untilAnswered).toBe("confirmPassword");
      // The platform knows this one from leaks, and says so at the field.
      await field("confirmPassword").fill("password1");
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "formRules.password_breached")]);
      await expect.poll(focusedName, untilAnswered).toBe("password");
      await field("password").fill(newPassword);
      await field("confirmPassword").fill(newPassword);
      await page.locator(submit).click();
      await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual([text(words, "error.accounts.code_wrong")]);
      await expect.poll(focusedName, untilAnswered).toBe("verificationCode");
      await field("verificationCode").fill(right);
      await page.locator(submit).click();
      await page.getByRole("heading", { name: text(words, "entrance.forget.done.title") }).waitFor();
      await screen(`forget-done-${words}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect((await lastMessage(recipient)).facts.code).toBeUndefined();

      await page
        .getByRole("main")
        .getByRole("link", { name: text(words, "shell.logIn") })
        .click();
      await page.waitForURL((url) => url.pathname === "/m/login");
      await fillLogin("demo06", newPassword);
      expect((await sendLogin()).success).toBe(true);
      await page.waitForURL((url) => url.pathname === "/");
      expect((await sessionInfo("sessionStorage")).userName).toBe("demo06");
    },
  );

  it("an address that belongs to nobody leads on like any other, and another one may be chosen", async () => {
    const { page } = await open();
    const answer = watchCaptchas(page);
    await phone().go("/m/forget");
    await page.locator(".segment[data-item=email]").click();
    await field("email").fill("nobody@lantern.example");
    await page.locator(submit).click();
    await page.locator(".captcha-image img").waitFor();
    await field("captcha").fill(await answer());
    await page.locator(submit).click();
    await page.getByText("If nobody@lantern.example belongs to an account").waitFor();
    await page.getByRole("button", { name: "Another address" }).click();
    expect(await field("email").inputValue()).toBe("nobody@lantern.example");
    // The code of a moment ago still counts: the next step is open without another.
    await page.locator(submit).click();
    await field("verificationCode").waitFor();
  });
});
