import { describe, expect, it } from "vitest";
import { accountSteps, submit } from "./account-steps.ts";
import { demoPassword, logIn, logInByForm } from "./log-in.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { stored, sessionInfo, path, errors, fillLogin, sendLogin, signOut } = accountSteps(phone);

describe("accounts", () => {
  it("3.21.2 4.1.1 4.3 a free trial needs nothing and leads home with trial money", async () => {
    const { page, screen } = await open();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/wps/session/login/freeplay", async (route) => {
      await released;
      await route.continue();
    });
    await phone().go("/m/trail");
    await page.getByRole("status").getByText("Opening your trial account").waitFor();
    await screen("free-trial");
    release();
    await page.waitForURL((url) => url.pathname === "/");
    const info = await sessionInfo("sessionStorage");
    expect(info).toMatchObject({ merchantCode: "LANTERN", type: 4 });
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await stored("sessionStorage", "trialUser")).toBe(info.userName);
    await page.getByText("฿10,000.00").first().waitFor();
    await phone().go("/m/trail");
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).token).toBe(info.token);
  });

  it("a first password has to be changed, and the new one opens the door", async () => {
    const { page, screen } = await open();
    await logInByForm(phone(), "demo05");
    expect(path()).toBe("/m/changePsw");
    expect(await sessionInfo("localStorage")).toMatchObject({ firstTimeLogin: true });
    await page.getByRole("heading", { name: "Change your first password" }).waitFor();
    await screen("change-password");
    // Nothing else opens before: neither by its address nor by the way back.
    for (const elsewhere of ["/m/member/home", "/m/lottery", "/"]) {
      await phone().go(elsewhere);
      await page.waitForURL((url) => url.pathname === "/m/changePsw");
    }
    await page.getByRole("heading", { name: "Change your first password" }).waitFor();
    await page.locator("input[name=oldPassword]").fill(demoPassword);
    await page.locator("input[name=password]").fill(demoPassword);
    await page.locator("input[name=confirmPassword]").fill(demoPassword);
    await page.locator(submit).click();
    await expect.poll(() => errors().allTextContents()).toEqual(["The new password and the old password cannot be the same"]);
    await page.locator("input[name=password]").fill("Moonlight7");
    await page.locator("input[name=confirmPassword]").fill("Moonlight7");
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await sessionInfo("localStorage")).toMatchObject({ firstTimeLogin: false });
    await signOut();
    await fillLogin("demo05", "Moonlight7");
    expect((await sendLogin()).success).toBe(true);
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("4.13 the member centre shows and hides the balance and leads to what is the member's", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await logIn(phone(), "demo02");
    await phone().go("/m/member/home");
    const card = page.getByRole("main").locator("section.card");
    await card.getByText("฿").first().waitFor();
    await screen("member-centre");
    await card.getByRole("button", { name: "Hide balance" }).click();
    await card.getByText("******").first().waitFor();
    await card.getByRole("button", { name: "Show balance" }).click();
    await card.getByText("฿").first().waitFor();
    await page.getByRole("main").getByRole("link", { name: "My account" }).click();
    await page.waitForURL((url) => url.pathname === "/m/myAccount/index");
    await page.getByText("Malee").first().waitFor();
    expect(await page.getByRole("main").locator("dl").textContent()).toContain("THB");
    await screen("my-account");
  });
});
