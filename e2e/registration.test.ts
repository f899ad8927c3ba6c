import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { stored, sessionInfo, focusedName, errors, fillLogin, sendLogin, signOut } = accountSteps(phone);

const ageBox = () => phone().page.locator("input[name=ageConfirmed]");
const agreementBox = () => phone().page.locator("form input[type=checkbox]:not([name])");

describe("registration", () => {
  it("2.21.1 2.24.4 4.1.2 4.8 5.1.3 5.1.7 7.7.3 8.8.3 8.8.5 a newcomer is led to what is wrong, registers, plays, leaves and comes back", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone().go("/m/register");
    expect(await page.locator('main a[href="/m/login"]').count()).toBe(1);
    expect(await page.locator('main a[href="/m/home"], main a[href="/"]').count()).toBeGreaterThan(0);
    await screen("register");

    // Without the agreement nothing can be sent; it is given at first.
    const agreement = agreementBox();
    expect(await agreement.isChecked()).toBe(true);
    await agreement.uncheck();
    expect(await page.locator(submit).isDisabled()).toBe(true);
    await agreement.check();

    await page.locator(submit).click();
    await errors().first().waitFor();
    expect(await errors().allTextContents()).toEqual([
      "Please fill in this field",
      "Please fill in this field",
      "Please enter the password again",
      "Please confirm you are 18 years old",
    ]);
    expect(await focusedName()).toBe("username");
    await screen("register-faults");
    expect(await accessibilityFaults(page)).toEqual([]);
    await ageBox().check();

    await page.locator("input[name=username]").fill("newcomer1");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight9");
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Confirmation password not matched"]);
    expect(await focusedName()).toBe("confirmPassword");

    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    const sent = page.waitForRequest((request) => request.url().endsWith("/wps/member/register"));
    await page.locator(submit).click();
    const request = await sent;
    expect(request.method()).toBe("PUT");
    expect(request.headers()["encryption"]).toBeTruthy();
    expect(request.postData()).not.toContain("Starlight8");
    await page.getByText("Your account is open. Welcome!").waitFor();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("฿5,000.00").first().waitFor();
    expect(await sessionInfo("localStorage")).toMatchObject({
      merchantCode: "LANTERN",
      userName: "newcomer1",
      type: 0,
      firstTimeLogin: false,
    });

    await signOut();
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await sessionInfo("sessionStorage")).toBeNull();
    expect(await stored("localStorage", "autoLogin")).toBe("0");
    await fillLogin(" newcomer1 ", "Starlight8");
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByText("฿5,000.00").first().waitFor();
  });

  it("5.1.4 editing the password checks the confirmation again", async () => {
    const { page } = await open();
    await phone().go("/m/register");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").blur();
    expect(await errors().count()).toBe(0);
    await page.locator("input[name=password]").fill("Starlight88");
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Confirmation password not matched"]);
    await page.locator("input[name=password]").fill("Starlight8");
    await expect.poll(() => errors().count(), untilAnswered).toBe(0);
  });

  it("5.1.2 5.1.8 7.7.2 an invitation code is checked first; a wrong one is named and gets the focus, an empty one passes", async () => {
    const { page } = await open();
    await phone().go("/m/register?affiliateCode=NOSUCHCODE");
    await expect.poll(() => page.locator("input[name=affiliateCode]").inputValue()).toBe("NOSUCHCODE");
    await page.locator("input[name=username]").fill("newcomer2");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await ageBox().check();
    let registered = false;
    page.on("request", (request) => {
      if (request.url().endsWith("/wps/member/register")) registered = true;
    });
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Invalid invitation code"]);
    expect(await focusedName()).toBe("affiliateCode");
    expect(registered).toBe(false);
    await page.locator("input[name=affiliateCode]").fill("");
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(registered).toBe(true);
  });

  it("8.1.4 a taken name is refused at its field", async () => {
    const { page } = await open();
    await phone().go("/m/register");
    await page.locator("input[name=username]").fill("demo01");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await ageBox().check();
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Sorry, the username already exists."]);
    expect(await focusedName()).toBe("username");
  });

  it("a password that is known from leaks is refused at its field, in words", async () => {
    const { page } = await open();
    await phone().go("/m/register");
    await page.locator("input[name=username]").fill("newcomer3");
    await page.locator("input[name=password]").fill("password1");
    await page.locator("input[name=confirmPassword]").fill("password1");
    await ageBox().check();
    await page.locator(submit).click();
    await expect
      .poll(() => errors().allTextContents(), untilAnswered)
      .toEqual(["This password is known from leaks and is guessed first. Choose another one."]);
    expect(await focusedName()).toBe("password");
  });

  it("a link names who recommends us; one that names nobody is said to be wrong, and the way is open without it", async () => {
    const { page } = await open();
    await phone().go("/m/register?recommenderId=nobody99");
    await page.getByText("Recommended by nobody99").waitFor();
    await page.locator("input[name=username]").fill("newcomer4");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await ageBox().check();
    await page.locator(submit).click();
    await page.getByRole("alert").getByText("Referrer link error").waitFor();
    expect(await page.getByText("Recommended by nobody99").count()).toBe(0);
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it.each([
    { house: "localhost", age: 18 },
    { house: "forms.localhost", age: 21 },
  ])(
    "2.21.2 2.24.3 4.8 5.5.5 at $house a person confirms $age years himself, and the agreement opens the terms and the policy",
    async ({ house, age }) => {
      const { page, screen } = await open({ host: house });
      await phone().go("/m/register");
      expect(await ageBox().isChecked()).toBe(false);
      expect(await agreementBox().isChecked()).toBe(true);
      await page.getByText(`I am ${age} or older`).waitFor();
      await page.locator(submit).click();
      await page.getByText(`Please confirm you are ${age} years old`).waitFor();
      await agreementBox().uncheck();
      expect(await page.locator(submit).isDisabled()).toBe(true);
      await agreementBox().check();
      await page.getByRole("button", { name: "terms", exact: true }).click();
      const terms = page.getByRole("dialog", { name: "Terms" });
      await terms.getByText("Who may play").waitFor();
      expect(await terms.textContent()).toContain(`${age} or older`);
      await screen(`register-terms-${age}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "privacy policy" }).click();
      await page.getByRole("dialog", { name: "Privacy" }).getByText("What we keep").waitFor();
      expect(await agreementBox().isChecked()).toBe(true);
    },
  );

  it("5.3 a change of language checks what is filled anew", async () => {
    const { page, screen } = await open();
    await phone().go("/m/register");
    await page.locator("input[name=password]").fill("short");
    await page.locator("input[name=username]").fill("7");
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Password format is incorrect"]);
    await page.locator(".account-page").getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByText("မြန်မာ").click();
    // Only what is filled is checked: the empty confirmation is not blamed.
    await expect
      .poll(() => errors().allTextContents(), untilAnswered)
      .toEqual([text("my", "formRules.username_format"), text("my", "formRules.password_format")]);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await screen("register-my");
  });
});
