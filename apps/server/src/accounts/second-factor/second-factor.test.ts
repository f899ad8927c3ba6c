import { TOTP, Secret } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { openTestMember, TestBrowser, testPassword } from "../devices/testing/test-members.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

const stepMs = 30_000;

/** What an authenticator app that has the secret shows now, or some steps away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() + steps * stepMs });

interface Owner {
  readonly userName: string;
  readonly browser: TestBrowser;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** A member with two-step login on, logged in; the clock stands in a time step of which no code was taken. */
async function openOwner(userName: string): Promise<Owner> {
  await openTestMember(server, userName);
  const browser = new TestBrowser(server);
  await browser.logIn(userName);
  const { secret } = valueOf(await browser.request("POST", "/wps/member/secondFactor/begin", { password: testPassword })) as {
    secret: string;
  };
  const confirmed = await browser.request("POST", "/wps/member/secondFactor/confirm", { code: codeOf(secret) });
  const { recoveryCodes } = valueOf(confirmed) as { recoveryCodes: string[] };
  server.clock.advance(2 * stepMs);
  return { userName, browser, secret, recoveryCodes };
}

/** Shows the password and gets the ticket for the second step. */
async function showPassword(browser: TestBrowser, username: string, change: Record<string, unknown> = {}): Promise<string> {
  browser.token = undefined;
  const answer = await browser.request("POST", "/wps/session/login", { username, password: testPassword, ...change });
  expect(answer).toMatchObject({ status: 403, body: { errorCode: "accounts.second_factor_required" } });
  const { ticket } = (answer.body?.value ?? {}) as { ticket?: string };
  return ticket ?? "";
}

const showCode = (browser: TestBrowser, ticket: string, code: string) =>
  browser.request("POST", "/wps/session/secondFactor", { ticket, code });

const wrong = { status: 422, body: { errorCode: "accounts.second_factor_wrong" } };

describe("turning it on", () => {
  test("asks for the password, gives the app an address of RFC 6238, and is on once its first code is right", async () => {
    await openTestMember(server, "turns_on");
    const browser = new TestBrowser(server);
    await browser.logIn("turns_on");
    const begin = (password: string) => browser.request("POST", "/wps/member/secondFactor/begin", { password });
    expect((await begin("not the one")).body).toMatchObject({ errorCode: "accounts.password_wrong" });
    const { secret, uri } = valueOf(await begin(testPassword)) as { secret: string; uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/[^?]+:turns_on\?issuer=[^&]+&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/);
    await expect(new TestBrowser(server).logIn("turns_on")).resolves.toHaveProperty("token");

    const confirm = (code: string) => browser.request("POST", "/wps/member/secondFactor/confirm", { code });
    expect(await confirm(codeOf(secret, 5))).toMatchObject(wrong);
    const { recoveryCodes } = valueOf(await confirm(codeOf(secret))) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(valueOf(await browser.request("GET", "/wps/member/secondFactor"))).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await begin(testPassword)).body).toMatchObject({ errorCode: "accounts.second_factor_on" });
  });

  test("neither the secret nor a recovery code is stored as it is", async () => {
    const { secret, recoveryCodes } = await openOwner("stored_well");
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    const rows = await server.database.query<{ wrapped_secret: Uint8Array }>("select wrapped_secret from accounts_authenticators");
    expect(rows.some(({ wrapped_secret }) => Buffer.from(wrapped_secret).includes(plain))).toBe(false);
    const hashes = await server.database.query<{ code_hash: Uint8Array }>("select code_hash from accounts_recovery_codes");
    const texts = hashes.map(({ code_hash }) => Buffer.from(code_hash).toString("latin1"));
    expect(texts.some((text) => recoveryCodes.includes(text))).toBe(false);
  });
});

describe("logging in", () => {
  test("opens one session for a ticket, also with two right codes at once", async () => {
    const { secret, userName, recoveryCodes } = await openOwner("two_codes");
    const browser = new TestBrowser(server);
    const ticket = await showPassword(browser, userName);
    const codes = [codeOf(secret), recoveryCodes[0] ?? "", recoveryCodes[1] ?? ""];
    const answers = await Promise.all(codes.map((code) => showCode(browser, ticket, code)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body?.errorCode);
    expect(refused).toEqual(["accounts.second_factor_expired", "accounts.second_factor_expired"]);
  });

  test("takes the password and a code; a wrong code leaves the ticket, a right one spends it", async () => {
    const { secret, userName } = await openOwner("two_steps");
    const browser = new TestBrowser(server);
    const ticket = await showPassword(browser, userName);
    expect((await browser.request("GET", "/wps/member/info")).status).toBe(401);
    expect(await showCode(browser, ticket, codeOf(secret, 9))).toMatchObject(wrong);
    expect(valueOf(await showCode(browser, ticket, codeOf(secret)))).toMatchObject({ userName });
    server.clock.advance(2 * stepMs);
    expect((await showCode(browser, ticket, codeOf(secret))).body).toMatchObject({ errorCode: "accounts.second_factor_expired" });
  });

  test("a code counts once, also at once, and none that is older than the last", async () => {
    const { secret, userName } = await openOwner("once_only");
    const browser = new TestBrowser(server);
    const [first, second] = [await showPassword(browser, userName), await showPassword(browser, userName)];
    const code = codeOf(secret);
    const answers = await Promise.all([first, second].map((ticket) => showCode(browser, ticket, code)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
    const again = await showPassword(browser, userName);
    expect(await showCode(browser, again, code)).toMatchObject(wrong);
    expect(await showCode(browser, again, codeOf(secret, -1))).toMatchObject(wrong);
    expect((await showCode(browser, again, codeOf(secret, 1))).status).toBe(200);
  });

  test("the ticket is of use in its own browser alone, and for five minutes", async () => {
    const { secret, userName } = await openOwner("bound_ticket");
    const browser = new TestBrowser(server);
    const ticket = await showPassword(browser, userName);
    const expired = { errorCode: "accounts.second_factor_expired" };
    expect((await showCode(new TestBrowser(server), ticket, codeOf(secret))).body).toMatchObject(expired);
    const other = new TestBrowser(server);
    await openTestMember(server, "other_browser");
    await other.logIn("other_browser");
    other.token = undefined;
    expect((await showCode(other, ticket, codeOf(secret))).body).toMatchObject(expired);
    server.clock.advance(5 * 60 * 1000);
    expect((await showCode(browser, ticket, codeOf(secret))).body).toMatchObject(expired);
  });

  test("a new password ends a login that is half done", async () => {
    const { browser: mine, secret, userName } = await openOwner("half_done");
    const thief = new TestBrowser(server);
    const ticket = await showPassword(thief, userName);
    const change = { oldPassword: testPassword, password: "lantern456", confirmPassword: "lantern456" };
    expect((await mine.request("POST", "/wps/member/password", change)).status).toBe(200);
    expect((await showCode(thief, ticket, codeOf(secret))).body).toMatchObject({ errorCode: "accounts.second_factor_expired" });
  });

  test("a recovery code takes the code's place once, however it is written", async () => {
    const { browser, userName, recoveryCodes } = await openOwner("recovers");
    const [first = ""] = recoveryCodes;
    const ticket = await showPassword(browser, userName);
    expect((await showCode(browser, ticket, ` ${first.toLowerCase().replaceAll("-", " ")} `)).status).toBe(200);
    expect(await showCode(browser, await showPassword(browser, userName), first)).toMatchObject(wrong);
  });

  test("a thousand guesses at the code are throttled", async () => {
    const { userName } = await openOwner("guessed_at");
    const browser = new TestBrowser(server);
    const ticket = await showPassword(browser, userName);
    const answers: (string | undefined)[] = [];
    for (let guess = 0; guess < 30; guess += 1) {
      const { body } = await showCode(browser, ticket, String(guess).padStart(6, "0"));
      answers.push(body?.errorCode);
    }
    expect(answers.filter((code) => code === "accounts.second_factor_wrong").length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)).toBe("accounts.too_many_tries");
  });

  test("3.4 is asked for where the device is remembered too, whose credential is spent by the second step alone", async () => {
    const { browser, secret, userName } = await openOwner("remembers_two");
    const ticket = await showPassword(browser, userName, { rememberDevice: true });
    const { deviceCredential } = valueOf(await showCode(browser, ticket, codeOf(secret))) as { deviceCredential: string };
    server.clock.advance(2 * stepMs);
    const remembered = { password: "", deviceCredential, rememberDevice: true };
    await showPassword(browser, userName, remembered);
    const again = await showPassword(browser, userName, remembered);
    const next = valueOf(await showCode(browser, again, codeOf(secret))) as { deviceCredential: string };
    expect(next.deviceCredential).not.toBe(deviceCredential);
    browser.token = undefined;
    expect((await browser.request("POST", "/wps/session/login", { username: userName, deviceCredential })).body).toMatchObject({
      errorCode: "accounts.device_not_remembered",
    });
  });
});

describe("turning it off", () => {
  test("takes the password and a code, and then the password alone logs in", async () => {
    const { browser, secret, userName } = await openOwner("turns_off");
    const disable = (password: string, code: string) => browser.request("POST", "/wps/member/secondFactor/disable", { password, code });
    expect((await disable("not the one", codeOf(secret))).body).toMatchObject({ errorCode: "accounts.password_wrong" });
    expect(await disable(testPassword, "000000")).toMatchObject(wrong);
    expect((await disable(testPassword, codeOf(secret))).status).toBe(200);
    await expect(new TestBrowser(server).logIn(userName)).resolves.toHaveProperty("token");
    expect((await disable(testPassword, codeOf(secret, 1))).body).toMatchObject({ errorCode: "accounts.second_factor_off" });
  });

  test("new recovery codes take the place of the ones before", async () => {
    const { browser, secret, userName, recoveryCodes } = await openOwner("renews_codes");
    const renewed = await browser.request("POST", "/wps/member/secondFactor/recoveryCodes", {
      password: testPassword,
      code: codeOf(secret),
    });
    const { recoveryCodes: fresh } = valueOf(renewed) as { recoveryCodes: string[] };
    expect(await showCode(browser, await showPassword(browser, userName), recoveryCodes[0] ?? "")).toMatchObject(wrong);
    expect((await showCode(browser, await showPassword(browser, userName), fresh[0] ?? "")).status).toBe(200);
  });
});
