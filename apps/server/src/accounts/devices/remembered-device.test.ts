import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { findSession } from "../find-session.ts";
import { listCaptchaAnswers } from "../list-captcha-answers.ts";
import { accountsAnswers } from "../routes.ts";
import { openTestMember, TestBrowser, testPassword } from "./testing/test-members.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

interface Remembered {
  readonly browser: TestBrowser;
  readonly credential: string;
}

async function remember(userName: string): Promise<Remembered> {
  await openTestMember(server, userName);
  const browser = new TestBrowser(server);
  const { deviceCredential } = await browser.logIn(userName, { rememberDevice: true });
  return { browser, credential: String(deviceCredential) };
}

/** Logs in with the credential in the password's place. */
function enter(browser: TestBrowser, username: string, deviceCredential: string, change: Record<string, unknown> = {}) {
  browser.token = undefined;
  return browser.request("POST", "/wps/session/login", { username, deviceCredential, rememberDevice: true, ...change });
}

const refused = { status: 422, body: { errorCode: "accounts.device_not_remembered" } };

describe("3.4 what is remembered holds a credential in the password's place", () => {
  test("which logs in once and gives the next one; nothing is given where it was not asked for", async () => {
    const { browser, credential } = await remember("remember_me");
    const entered = await enter(browser, "remember_me", credential);
    const next = (valueOf(entered) as { deviceCredential: string }).deviceCredential;
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(credential);
    expect((await enter(browser, "remember_me", next)).status).toBe(200);
    expect(await new TestBrowser(server).logIn("remember_me")).not.toHaveProperty("deviceCredential");
  });

  test("one that was spent ends the whole family, the newest too", async () => {
    const { browser, credential } = await remember("reused");
    const next = (valueOf(await enter(browser, "reused", credential)) as { deviceCredential: string }).deviceCredential;
    expect(await enter(browser, "reused", credential)).toMatchObject(refused);
    expect(await enter(browser, "reused", next)).toMatchObject(refused);
    server.clock.advance(31 * 60 * 1000);
    await expect(browser.logIn("reused")).resolves.toMatchObject({ userName: "reused" });
  });

  test("one that comes from another browser ends the family: it was copied", async () => {
    const { browser, credential } = await remember("stolen");
    expect(await enter(new TestBrowser(server), "stolen", credential)).toMatchObject(refused);
    expect(await enter(browser, "stolen", credential)).toMatchObject(refused);
  });

  test("it is of no use for another account, nor after its term", async () => {
    const { browser, credential } = await remember("owner_of_it");
    await openTestMember(server, "not_owner");
    expect(await enter(browser, "not_owner", credential)).toMatchObject(refused);
    expect(await enter(browser, "nobody_at_all", credential)).toMatchObject(refused);
    const late = await remember("late_one");
    server.clock.advance(181 * 24 * 60 * 60 * 1000);
    expect(await enter(late.browser, "late_one", late.credential)).toMatchObject(refused);
  });

  test("of two logins with one credential at once a single one goes through", async () => {
    const { browser, credential } = await remember("at_once");
    const answers = await Promise.all([1, 2, 3].map(() => enter(browser, "at_once", credential)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422, 422]);
  });

  test("a login that is not to be remembered ends what the device remembered", async () => {
    const { browser, credential } = await remember("unticked");
    await browser.logIn("unticked", { rememberDevice: false });
    expect(await enter(browser, "unticked", credential)).toMatchObject(refused);
  });

  test("a new password, a sign-out of all others and the device's removal end it", async () => {
    const changed = await remember("ends_changed");
    await changed.browser.request("POST", "/wps/member/password", {
      oldPassword: testPassword,
      password: "lantern456",
      confirmPassword: "lantern456",
    });
    expect(await enter(changed.browser, "ends_changed", changed.credential)).toMatchObject(refused);

    const everywhere = await remember("ends_everywhere");
    valueOf(await everywhere.browser.request("POST", "/wps/member/sessions/endOthers", {}));
    expect(await enter(everywhere.browser, "ends_everywhere", everywhere.credential)).toMatchObject(refused);

    const removed = await remember("ends_removed");
    const other = new TestBrowser(server);
    await other.logIn("ends_removed");
    const { devices } = valueOf(await other.request("GET", "/wps/member/devices")) as { devices: { id: string; remembered: boolean }[] };
    const remembered = devices.find((device) => device.remembered);
    valueOf(await other.request("DELETE", `/wps/member/devices/${remembered?.id}`));
    expect(await enter(removed.browser, "ends_removed", removed.credential)).toMatchObject(refused);
  });

  test("a device may ask whether it stands: nothing is spent by that and nothing ends, and no other browser is told", async () => {
    const { browser, credential } = await remember("asks_first");
    const stands = async (asking: TestBrowser, deviceCredential: string) =>
      (valueOf(await asking.request("POST", "/wps/session/remembered", { deviceCredential })) as { stands: boolean }).stands;
    expect(await stands(browser, credential)).toBe(true);
    expect(await stands(new TestBrowser(server), credential)).toBe(false);
    expect(await stands(browser, "a credential of nobody")).toBe(false);
    expect(await stands(browser, credential)).toBe(true);
    const next = (valueOf(await enter(browser, "asks_first", credential)) as { deviceCredential: string }).deviceCredential;
    expect([await stands(browser, credential), await stands(browser, next)]).toEqual([false, true]);
    const other = new TestBrowser(server);
    await other.logIn("asks_first");
    valueOf(await other.request("POST", "/wps/member/sessions/endOthers", {}));
    expect(await stands(browser, next)).toBe(false);
  });

  test("4.7.2 a captcha that was demanded is demanded of it too, and wrong ones bring the demand", async () => {
    const { browser, credential } = await remember("with_captcha");
    for (const wrong of ["first", "second"]) await enter(browser, "with_captcha", wrong);
    expect((await enter(browser, "with_captcha", credential)).body).toMatchObject({ errorCode: "accounts.captcha_required" });
    const { captchaId } = valueOf(await browser.request("GET", "/wps/captcha")) as { captchaId: string };
    const answers = await listCaptchaAnswers(server.database, server.clock.now());
    const captcha = answers.find((row) => row.captchaId === captchaId)?.answer;
    expect((await enter(browser, "with_captcha", credential, { captchaId, captcha })).status).toBe(200);
  });
});
