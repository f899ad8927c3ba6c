import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit, untilAnswered } from "./account-steps.ts";
import { demoPassword, logInByForm } from "./log-in.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { stored, sessionInfo, focusedName, errors, fillLogin, sendLogin, captchaAnswer, signOut } = accountSteps(phone);

describe("login", () => {
  it("2.16.1 2.19 5.2.4 the page has its title, remember, forgot, test play and the way to register; an empty form is not sent", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone().go("/m/login");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Welcome back");
    expect(await page.getByRole("checkbox", { name: "Remember me on this phone" }).isChecked()).toBe(true);
    for (const href of ["/m/forget", "/m/trail", "/m/register"]) expect(await page.locator(`main a[href="${href}"]`).count()).toBe(1);
    expect(await page.locator('main a[href="/"]').count()).toBe(1);
    await screen("login");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Back" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await phone().go("/m/login");
    await page.locator(submit).click();
    await expect.poll(() => errors().count(), untilAnswered).toBe(2);
    expect(await focusedName()).toBe("loginUsername");
    await fillLogin("  demo02  ", demoPassword);
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).userName).toBe("demo02");
  });

  it("1.3 a visitor finds password and SMS code, outside services, test play, registration and the choice of language in one place", async () => {
    const { page } = await open();
    await phone().go("/m/login");
    const method = (name: string) => page.getByRole("radio", { name });
    await page.locator(".social-icon").first().waitFor();
    expect(await page.locator(".social-icon").count()).toBe(3);
    await page.locator("input[name=loginPassword]").waitFor();
    await method("SMS code").click();
    await page.locator("input[name=verificationCode]").waitFor();
    await page.locator('main a[href="/m/register"]').click();
    await page.waitForURL((url) => url.pathname === "/m/register");
    await page.locator("input[name=username]").waitFor();
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByText("မြန်မာ").click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("my");
    await phone().go("/m/login");
    await page.locator('main a[href="/m/trail"]').click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("sessionStorage")).toMatchObject({ type: 4 });
  });

  it.each([
    ["/m/login", "loginUsername", "loginPassword"],
    ["/m/register", "username", "password"],
  ])("what is typed at %s before the page is alive stays, and goes nowhere", async (route, name, secret) => {
    const { page, origin } = await open();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\.js$/, async (request) => {
      await held;
      await request.continue();
    });
    await page.goto(`${origin}${route}`, { waitUntil: "commit" });
    await page.locator(`input[name=${name}]`).fill("early_bird");
    await page.locator(`input[name=${secret}]`).fill("Moonlight7");
    await page.locator(`input[name=${secret}]`).press("Enter");
    await page.locator("form .button-gold").click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(route);
    letGo();
    await page.waitForFunction(() => "alive" in document.documentElement.dataset);
    expect(await page.locator(`input[name=${name}]`).inputValue()).toBe("early_bird");
    expect(await page.locator(`input[name=${secret}]`).inputValue()).toBe("Moonlight7");
  });

  it("the password can be shown and hidden", async () => {
    const { page } = await open();
    await phone().go("/m/login");
    const password = page.locator("input[name=loginPassword]");
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
  });

  it("2.18.1 2.18.2 4.7.2 5.2.3 8.3 a captcha appears when a refusal demands it, is drawn anew on a tap, and its answer opens the door", async () => {
    const { page, screen } = await open();
    await phone().go("/m/login");
    const image = page.locator(".captcha-image img");
    const captchas: string[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/wps/captcha"))
        void response.json().then((body: { value: { captchaId: string } }) => captchas.push(body.value.captchaId));
    });
    await fillLogin("demo03", "wrong-password-1");
    expect(await sendLogin()).toMatchObject({ success: false, value: { captcha: false } });
    await expect.poll(() => errors().allTextContents(), untilAnswered).toEqual(["Wrong username or password"]);
    expect(await image.count()).toBe(0);

    expect(await sendLogin()).toMatchObject({ success: false, value: { captcha: true } });
    await image.waitFor();
    await screen("login-captcha");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator("input[name=loginPassword]").fill(demoPassword);
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents(), untilAnswered).toContain("Enter a captcha");
    expect(await focusedName()).toBe("captcha");

    const before = await image.getAttribute("src");
    await page.locator(".captcha-image").click();
    await expect.poll(() => image.getAttribute("src")).not.toBe(before);
    await expect.poll(() => captchas.length).toBe(2);
    await page.locator("input[name=captcha]").fill(await captchaAnswer(captchas.at(-1) ?? ""));
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("3.1.1 the session is kept in local storage while remembered, in the tab alone otherwise; a password is never stored", async () => {
    const { page } = await open();
    await logInByForm(phone(), "demo04");
    const kept = { merchantCode: "LANTERN", userName: "demo04", type: 0, firstTimeLogin: false };
    expect(await sessionInfo("localStorage")).toMatchObject(kept);
    expect(Object.keys(await sessionInfo("localStorage")).toSorted()).toEqual([
      "firstTimeLogin",
      "merchantCode",
      "token",
      "type",
      "userName",
    ]);
    expect(await sessionInfo("sessionStorage")).toMatchObject(kept);
    expect(await stored("localStorage", "autoLogin")).toBe("1");
    const parts = atob((await stored("localStorage", "remPass")) ?? "")
      .split("|")
      .map(atob);
    // What stands in the password's place is this device's own, and no password.
    expect([parts[0], parts[2]]).toEqual(["demo04", "password"]);
    expect(parts[1]).toMatch(/^[\w-]{43}$/);

    await signOut();
    expect(await page.locator("input[name=loginUsername]").inputValue()).toBe("demo04");
    await page.getByRole("checkbox").uncheck();
    await fillLogin("demo04", demoPassword);
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await sessionInfo("sessionStorage")).toMatchObject(kept);
    expect(await stored("localStorage", "autoLogin")).toBe("0");
    expect(await stored("localStorage", "remPass")).toBeNull();
  });

  it("6.2.2 a page of a member's leads through the login and back", async () => {
    const { page } = await open();
    await phone().go("/m/transaction/record");
    await page.waitForURL((url) => url.pathname === "/m/login");
    await fillLogin("demo02", demoPassword);
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/m/transaction/record");
  });
});
