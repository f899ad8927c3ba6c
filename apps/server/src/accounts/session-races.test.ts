import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../http/testing/test-server.ts";
import { setMemberStatus } from "../safeguards/set-member-status.ts";
import { openTestMember, TestBrowser, testPassword } from "./devices/testing/test-members.ts";
import { findSession } from "./find-session.ts";
import { accountsAnswers } from "./routes.ts";

let server: TestServer;
let names = 0;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

const newPassword = "lantern456";

interface Owner {
  readonly userName: string;
  readonly memberId: string;
  readonly browser: TestBrowser;
}

async function openOwner(): Promise<Owner> {
  const userName = `racer${(names += 1)}`;
  const memberId = await openTestMember(server, userName);
  return { userName, memberId, browser: await logIn(userName) };
}

async function logIn(userName: string, password = testPassword): Promise<TestBrowser> {
  const browser = new TestBrowser(server);
  await browser.logIn(userName, { password });
  return browser;
}

const change = (browser: TestBrowser, to: string) =>
  browser.request("POST", "/wps/member/password", { oldPassword: testPassword, password: to, confirmPassword: to });
const endOthers = (browser: TestBrowser) => browser.request("POST", "/wps/member/sessions/endOthers", {});
const renew = (browser: TestBrowser) => browser.request("POST", "/wps/session/renew", {});
const isLive = async (token: string | undefined) =>
  (await server.request("GET", "/wps/member/info", { headers: { authorization: token ?? "" } })).status === 200;
const tokenOf = (answered: TestAnswer) => (valueOf(answered) as { token: string }).token;

async function liveSessions(memberId: string): Promise<number> {
  const rows = await server.database.query("select id from accounts_sessions where member_id = $1 and ended_at is null", [memberId]);
  return rows.length;
}

const selectWaiting = "select true as waits from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid)) limit 1";

/** Sends a request while a transaction of the member's has done `work`, and ends it once the request waits for it or was answered. */
async function during(work: string, memberId: string, send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const done = Promise.withResolvers<void>();
  const sending = { answered: false };
  const ended = server.database.tx(async (transaction) => {
    await transaction.query(work, [memberId]);
    done.resolve();
    while (!sending.answered && (await transaction.query(selectWaiting)).length === 0) continue;
  });
  await done.promise;
  const answer = await send().finally(() => {
    sending.answered = true;
  });
  await ended;
  return answer;
}

describe("a password that is changed twice at once", () => {
  test("is changed once, and the other is told that it was not", async () => {
    const { userName, memberId, browser } = await openOwner();
    const second = await logIn(userName);
    const wanted = [newPassword, "lantern789"];
    const answers = await Promise.all([change(browser, wanted[0] ?? ""), change(second, wanted[1] ?? "")]);
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]?.body?.errorCode).toBe("accounts.password_wrong");
    await expect(logIn(userName, wanted[won])).resolves.toHaveProperty("token");
    const login = { username: userName, password: wanted[1 - won] };
    expect((await server.request("POST", "/wps/session/login", { body: login })).body?.errorCode).toBe("accounts.login_failed");
    expect(await isLive([browser, second][won]?.token)).toBe(true);
    const told = await server.database.query(
      "select id from platform_events where member_id = $1 and topic = 'accounts.security_changed'",
      [memberId],
    );
    expect(told).toHaveLength(1);
  });
});

describe("a session that starts while others end", () => {
  test("is none where the password changed after it was looked at", async () => {
    const { userName, memberId } = await openOwner();
    const login = { username: userName, password: testPassword };
    const answered = await during("update accounts_members set password_hash = 'another' where id = $1", memberId, () =>
      server.request("POST", "/wps/session/login", { body: login }),
    );
    expect(answered.body).toMatchObject({ errorCode: "accounts.login_failed", value: { captcha: false } });
    expect(await liveSessions(memberId)).toBe(1);
  });

  test("is none where the one that is renewed is signed out of at the same moment", async () => {
    const { userName, memberId, browser } = await openOwner();
    const found = await logIn(userName);
    const signOut = `
      with held as (select id from accounts_members where id = $1 for no key update)
      update accounts_sessions set ended_at = now() where member_id in (select id from held)`;
    expect((await during(signOut, memberId, () => renew(found))).body?.errorCode).toBe("access.session_expired");
    expect(await liveSessions(memberId)).toBe(0);
    expect(await isLive(browser.token)).toBe(false);
  });

  test("does not outlive a sign-out of all, however the two meet", async () => {
    const { userName, memberId, browser } = await openOwner();
    for (let round = 0; round < 5; round += 1) {
      const found = await logIn(userName);
      const [renewed] = await Promise.all([renew(found), endOthers(browser)]);
      expect([200, 401]).toContain(renewed.status);
      expect(await isLive(found.token)).toBe(false);
      if (renewed.status === 200) expect(await isLive(tokenOf(renewed))).toBe(false);
      expect(await liveSessions(memberId)).toBe(1);
    }
  });

  test("7.17.6 is one, of renewals that come together", async () => {
    const { memberId, browser } = await openOwner();
    const answers = await Promise.all([1, 2, 3].map(() => renew(browser)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 401, 401]);
    expect(await liveSessions(memberId)).toBe(1);
  });
});

describe("a one-time code", () => {
  const codeOf = async (browser: TestBrowser) => (valueOf(await browser.request("POST", "/wps/session/code", {})) as { code: string }).code;
  const exchange = (code: string) => server.request("POST", "/wps/session/exchange", { body: { code } });

  test.each([
    ["a sign-out of all", (owner: TestBrowser) => endOthers(owner)],
    ["a change of the password", (owner: TestBrowser) => change(owner, newPassword)],
    ["a logout", (_owner: TestBrowser, found: TestBrowser) => found.request("DELETE", "/wps/session/logout")],
  ])("is worth nothing after %s", async (_name, end) => {
    const { userName, browser } = await openOwner();
    const found = await logIn(userName);
    const code = await codeOf(found);
    const own = await codeOf(browser);
    expect((await end(browser, found)).status).toBe(200);
    expect((await exchange(code)).body?.errorCode).toBe("accounts.code_wrong");
    expect((await exchange(own)).status).toBe(200);
  });

  test("8.1.3 does not open an account that has been suspended since", async () => {
    const { memberId, browser } = await openOwner();
    const code = await codeOf(browser);
    await server.database.tx((transaction) => setMemberStatus(transaction, { memberId, status: "suspended" }));
    expect((await exchange(code)).body?.errorCode).toBe("accounts.account_disabled");
    expect(await liveSessions(memberId)).toBe(1);
  });
});
