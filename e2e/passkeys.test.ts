import { text } from "@lantern/phrases/text.ts";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { accountSteps, submit } from "./account-steps.ts";
import { demoPassword } from "./log-in.ts";
import { enterAsNewMember } from "./open-member.ts";
import { phonePerTest, type Phone } from "./phone.ts";

const { open, phone } = phonePerTest();
const { stored, sessionInfo, signOut } = accountSteps(phone);

interface VirtualAuthenticator {
  /** Whether the device's owner is there: who asks gets an answer at once, or waits. */
  readonly present: (here: boolean) => Promise<void>;
  readonly credentialCount: () => Promise<number>;
}

/** Chromium's own virtual authenticator: a phone that keeps passkeys and asks for a finger. */
async function addAuthenticator({ context, page }: Phone): Promise<VirtualAuthenticator> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: (enabled) => devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }).then(() => undefined),
    credentialCount: async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/**
 * Taps on the login's button and answers the browser's own window. The owner comes between the tap and the window: what is on offer in the
 * list has been withdrawn by then, and a window that stands already would not see him come.
 */
async function tapAndAnswer(button: string, authenticator: VirtualAuthenticator): Promise<void> {
  const { page } = phone();
  // Once: the next login page asks what it may offer by the same call, and nobody answers that.
  await page.route(
    "**/wps/session/passkey/options",
    async (route) => {
      await authenticator.present(true);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: button }).click();
}

async function addPasskey(): Promise<void> {
  const { page } = phone();
  await page.locator("main .button-gold").click();
  const sheet = page.getByRole("dialog");
  await sheet.locator("input[name=password]").fill(demoPassword);
  await sheet.locator("button[type=submit]").click();
  await sheet.waitFor({ state: "hidden" });
}

describe("passkeys", () => {
  it("one is added, named, logs in on a tap without user name or password, for the tab alone where nobody is to be remembered, and is deleted", async () => {
    const { page, go, screen } = await open({ width: 360, height: 740 });
    const authenticator = await addAuthenticator(phone());
    const { userName } = await enterAsNewMember(phone(), "passkey");
    await go("/m/passkeys");
    await page.getByText("You have no passkey yet").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await addPasskey();
    const card = page.locator("main .account-card");
    await card.waitFor();
    expect(await authenticator.credentialCount()).toBe(1);
    expect(await card.textContent()).toContain("Not used yet");

    await card.getByRole("button", { name: /^Rename/ }).click();
    await page.getByLabel("Name of the passkey").fill("My phone");
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await expect.poll(() => card.textContent()).toContain("My phone");
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("passkeys");

    // The browser's list under the user name's field would be answered by the virtual finger at once.
    await authenticator.present(false);
    await signOut();
    await page.getByRole("button", { name: "Log in with a passkey" }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("login-passkey");
    await tapAndAnswer("Log in with a passkey", authenticator);
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).userName).toBe(userName);
    // The box was ticked, so another tab knows the member too.
    expect((await sessionInfo("localStorage")).userName).toBe(userName);
    const anotherTab = await phone().context.newPage();
    await anotherTab.goto(`${phone().origin}/m/member/home`);
    await anotherTab.getByRole("main").getByText(userName).first().waitFor();
    await anotherTab.close();

    // As before: nobody answers the list while the box is being unticked.
    await authenticator.present(false);
    const offered = page.waitForResponse((response) => response.url().endsWith("/wps/session/passkey/options"));
    await signOut();
    await offered;
    await page.getByRole("checkbox", { name: "Remember me on this phone" }).uncheck();
    await tapAndAnswer("Log in with a passkey", authenticator);
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).userName).toBe(userName);
    expect(await sessionInfo("localStorage")).toBeNull();
    expect(await stored("localStorage", "remPass")).toBeNull();

    await go("/m/passkeys");
    await expect.poll(() => card.textContent()).toContain("Last used");
    await card.getByRole("button", { name: "Delete My phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("You have no passkey yet").waitFor();
  });

  it("the user name's field offers it: who picks it there is logged in", async () => {
    const { page, go } = await open();
    const authenticator = await addAuthenticator(phone());
    const { userName } = await enterAsNewMember(phone(), "offered");
    await go("/m/passkeys");
    await addPasskey();
    await authenticator.present(false);
    await signOut();
    expect(await page.locator("input[name=loginUsername]").getAttribute("autocomplete")).toBe("username webauthn");
    await page.getByRole("button", { name: "Log in with a passkey" }).waitFor();
    await authenticator.present(true);
    await go("/m/login");
    await page.waitForURL((url) => url.pathname === "/");
    expect((await sessionInfo("sessionStorage")).userName).toBe(userName);
  });

  it("ပတ်စ်ကီးများ: a deleted one is refused at the login in Burmese, and the password still opens", async () => {
    const { page, go, screen } = await open({ language: "MY", width: 360, height: 740 });
    const authenticator = await addAuthenticator(phone());
    const { headers, userName } = await enterAsNewMember(phone(), "keymy");
    await go("/m/passkeys");
    await page.getByText(text("my", "passkeys.none")).waitFor();
    await addPasskey();
    await page.locator("main .account-card").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await screen("passkeys-my");
    const listed = (await (await fetch(`${phone().origin}/wps/member/passkeys`, { headers })).json()) as {
      value: { passkeys: readonly { id: string }[] };
    };
    for (const { id } of listed.value.passkeys) await fetch(`${phone().origin}/wps/member/passkeys/${id}`, { method: "DELETE", headers });
    await authenticator.present(false);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await go("/m/login");
    await page.getByRole("button", { name: text("my", "passkeys.signIn") }).waitFor();
    await tapAndAnswer(text("my", "passkeys.signIn"), authenticator);
    await page.getByText(text("my", "error.accounts.passkey_refused")).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/m/login");
    await authenticator.present(false);
    await page.locator("input[name=loginUsername]").fill(userName);
    await page.locator("input[name=loginPassword]").fill(demoPassword);
    await page.locator(submit).click();
    await page.waitForURL((url) => url.pathname === "/");
  });
});
