import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit } from "./account-steps.ts";
import { demoPassword, logIn } from "./log-in.ts";
import { phonePerTest } from "./phone.ts";

const { open, phone } = phonePerTest();

const { sessionInfo, signOut } = accountSteps(phone);

const icon = (name: string) => phone().page.locator(`.social-icon[data-provider="${name}"]`);

/** Shows who one is at the service that the browser was led to; without a name one does not want to. */
async function answerService(login: string): Promise<void> {
  const { page } = phone();
  await page.waitForURL((url) => url.hostname === "127.0.0.1");
  if (login === "") await page.getByRole("button", { name: "Cancel" }).click();
  else {
    await page.locator("input[name=login]").fill(login);
    await page.getByRole("button", { name: "Continue" }).click();
  }
}

/** Back at a page of the app, which has taken what the address brought. */
async function backAt(pathname: string): Promise<void> {
  const { page } = phone();
  await page.waitForURL(
    (url) => url.hostname === "localhost" && url.pathname === pathname && url.hash === "" && !url.search.includes("telegram"),
  );
}

const linkOf = (name: string) => text("my", "social.linkOf", { name });
const unlinkOf = (name: string) => text("my", "social.unlinkOf", { name });

const userName = async () => ((await sessionInfo("sessionStorage")) as { userName?: string } | null)?.userName;

/** Opens the form of one service in the security centre and gives the password. */
async function passwordFor(action: string, send: string): Promise<void> {
  const { page } = phone();
  await page.getByRole("main").getByRole("button", { name: action }).click();
  const sheet = page.getByRole("dialog");
  await sheet.locator("input[name=password]").fill(demoPassword);
  await sheet.getByRole("button", { name: send }).click();
}

describe("sign-in by outside services", () => {
  it("2.20.1 2.20.2 Telegram stands beside either method, Facebook and Google beside the password alone", async () => {
    const { page, screen } = await open({ width: 360, height: 740 });
    await phone().go("/m/login");
    for (const name of ["telegram", "facebook", "google"]) await icon(name).waitFor();
    expect(await page.locator(".social-icon").count()).toBe(3);
    await screen("social-login-en");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("radio").nth(1).click();
    await expect.poll(() => page.locator(".social-icon").count()).toBe(1);
    expect(await icon("telegram").count()).toBe(1);
  });

  it("2.20.2 a newcomer by Google registers once, and Google opens his account from then on", async () => {
    const { page, screen } = await open();
    await phone().go("/m/login?from=%2Fm%2Fvip");
    await icon("google").click();
    await answerService("thida");
    await backAt("/m/register");
    expect(await userName()).toBeUndefined();
    await page.getByText("No account is linked to thida at Google yet.").waitFor();
    await screen("social-register-en");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await page.getByText("No account is linked to thida at Google yet.").waitFor();
    await page.locator("input[name=username]").fill("thida_by_google");
    await page.locator("input[name=password]").fill("Starlight8");
    await page.locator("input[name=confirmPassword]").fill("Starlight8");
    await page.locator("input[name=ageConfirmed]").check();
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(await userName()).toBe("thida_by_google");

    await signOut();
    await phone().go("/m/login?from=%2Fm%2Fvip");
    await icon("google").click();
    await page.waitForURL((url) => url.hostname === "localhost" && url.pathname === "/m/vip");
    expect(await userName()).toBe("thida_by_google");
    // The box was ticked when the browser left for the service.
    expect(await sessionInfo("localStorage")).toMatchObject({ userName: "thida_by_google" });

    await signOut();
    await page.getByRole("checkbox", { name: "Remember me on this phone" }).uncheck();
    await icon("google").click();
    await page.waitForURL((url) => url.hostname === "localhost" && url.pathname === "/");
    expect(await userName()).toBe("thida_by_google");
    expect(await sessionInfo("localStorage")).toBeNull();
  });

  it("2.20.1 2.20.2 a member links Telegram and Facebook by password, comes in by them, and takes one away (Burmese)", async () => {
    const { page, screen } = await open({ width: 360, height: 740, language: "MY" });
    await logIn(phone(), "demo01");
    await phone().go("/m/securityCenter");
    await page.locator('a[href="/m/securityCenter/identities"]').click();
    await page.locator(".social-row").first().waitFor();
    await passwordFor(linkOf("Telegram"), linkOf("Telegram"));
    await answerService("somchai_there");
    await backAt("/m/securityCenter/identities");
    await page.getByText("somchai_there").waitFor();
    await passwordFor(linkOf("Facebook"), linkOf("Facebook"));
    await answerService("somchai_there");
    await backAt("/m/securityCenter/identities");
    await page.getByText("somchai_there").nth(1).waitFor();
    await screen("social-identities-my");
    expect(await accessibilityFaults(page)).toEqual([]);

    for (const name of ["telegram", "facebook"]) {
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await phone().go("/m/login");
      await icon(name).click();
      // Whom the service still knows is not asked again.
      if (name === "telegram") await answerService("somchai_there");
      await page.waitForURL((url) => url.hostname === "localhost" && url.pathname === "/");
      expect(await userName()).toBe("demo01");
    }
    await phone().go("/m/securityCenter/identities");
    await passwordFor(unlinkOf("Telegram"), unlinkOf("Telegram"));
    await page.getByText("somchai_there").nth(1).waitFor({ state: "detached" });
    expect(await page.getByText("somchai_there").count()).toBe(1);
  });

  it("who gives up at the service, or comes back too late, reads so where he left (Burmese)", async () => {
    const { page, screen } = await open({ language: "MY" });
    await phone().go("/m/login");
    await icon("facebook").click();
    await answerService("");
    await backAt("/m/login");
    const notice = page.getByRole("alert").filter({ hasText: text("my", "social.fault.cancelled") });
    await notice.waitFor();
    await screen("social-cancelled-my");
    expect(await accessibilityFaults(page)).toEqual([]);
    await icon("telegram").click();
    await answerService("");
    await backAt("/m/login");
    await notice.waitFor();
    await phone().go("/wps/session/social/google/callback?code=x&state=y");
    await backAt("/m/login");
    await page
      .getByRole("alert")
      .filter({ hasText: text("my", "social.fault.expired") })
      .waitFor();
  });
});
