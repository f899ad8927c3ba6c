import { describe, expect, it } from "vitest";
import { accountSteps, submit } from "./account-steps.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { stored, sessionInfo, focusedName, errors, fillLogin, sendLogin, signOut } = accountSteps(phone);

describe("registration", () => {
  it("2.21.1 2.24.4 4.1.2 4.8 5.1.3 5.1.7 8.8.3 8.8.5 a newcomer is led to what is wrong, registers, plays, leaves and comes back", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone().go("/m/register");
    expect(await page.locator('main a[href="/m/login"]').count()).toBe(1);
    expect(await page.locator('main a[href="/m/home"], main a[href="/"]').count()).toBeGreaterThan(0);
    await screen("register");

    // Without the agreement nothing can be sent; it is given at first.
    const agreement = page.locator("form input[type=checkbox]");
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
    ]);
    expect(await focusedName()).toBe("username");
    await screen("register-faults");

    await page.locator("input[name=username]").fill("newcomer1");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight9");
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["Confirmation password not matched"]);
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
    await expect.poll(() => errors().allTextContents()).toEqual(["Confirmation password not matched"]);
    await page.locator("input[name=password]").fill("Starlight8");
    await expect.poll(() => errors().count()).toBe(0);
  });

  it("5.1.2 5.1.8 7.7.2 an invitation code is checked first; a wrong one is named and gets the focus, an empty one passes", async () => {
    const { page } = await open();
    await phone().go("/m/register?affiliateCode=NOSUCHCODE");
    await expect.poll(() => page.locator("input[name=affiliateCode]").inputValue()).toBe("NOSUCHCODE");
    await page.locator("input[name=username]").fill("newcomer2");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    let registered = false;
    page.on("request", (request) => {
      if (request.url().endsWith("/wps/member/register")) registered = true;
    });
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["Invalid invitation code"]);
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
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["Sorry, the username already exists."]);
    expect(await focusedName()).toBe("username");
  });

  it("2.21.2 2.24.3 5.5.5 the agreement names the age and opens the terms and the policy", async () => {
    const { page, screen } = await open();
    await phone().go("/m/register");
    expect(await page.locator("form .checkbox").textContent()).toContain("I am 18 or older");
    await page.getByRole("button", { name: "terms", exact: true }).click();
    await page.getByRole("dialog", { name: "Terms" }).getByText("Who may play").waitFor();
    await screen("register-terms");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "privacy policy" }).click();
    await page.getByRole("dialog", { name: "Privacy" }).getByText("What we keep").waitFor();
    expect(await page.locator("form input[type=checkbox]").isChecked()).toBe(true);
  });

  it("5.3 a change of language checks what is filled anew", async () => {
    const { page, screen } = await open();
    await phone().go("/m/register");
    await page.locator("input[name=password]").fill("short");
    await page.locator("input[name=username]").fill("7");
    await expect.poll(() => errors().allTextContents()).toEqual(["Password format is incorrect"]);
    await page.locator(".account-page").getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByText("မြန်မာ").click();
    // Only what is filled is checked: the empty confirmation is not blamed.
    await expect.poll(() => errors().allTextContents()).toEqual(["အကောင့်အမည် ပုံစံ မမှန်ပါ", "စကားဝှက် ပုံစံ မမှန်ပါ"]);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await screen("register-my");
  });

  it("2.22.1 a house with both ways has tabs, and says plainly that the one by number opens later", async () => {
    const { page, screen } = await open({ host: "jade.localhost", language: "MY" });
    await phone().go("/m/register");
    const tabs = page.getByRole("radiogroup");
    await tabs.waitFor();
    expect(await tabs.getByRole("radio").allTextContents()).toEqual(["အကောင့်အမည်", "ဖုန်းနံပါတ်"]);
    await screen("register-jade");
    await tabs.getByRole("radio").nth(1).click();
    await page.getByText("ဖုန်းနံပါတ်ဖြင့် စာရင်းသွင်းခြင်းကို နောက်မှ ဖွင့်ပါမည်").waitFor();
    expect(await page.locator("input[name=username]").count()).toBe(0);
  });
});
