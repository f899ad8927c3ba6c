import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { openTestMember, TestBrowser, testPassword } from "../devices/testing/test-members.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";
import { SoftwareAuthenticator, type AuthenticatorTerms } from "./testing/software-authenticator.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

interface Creation {
  readonly ticket: string;
  readonly options: Parameters<SoftwareAuthenticator["create"]>[0] & { readonly excludeCredentials: readonly { readonly id: string }[] };
}

interface Challenge {
  readonly ticket: string;
  readonly options: { readonly challenge: string; readonly rpId: string };
}

interface Passkey {
  readonly id: string;
  readonly name: string;
}

const begin = async (browser: TestBrowser) =>
  valueOf(await browser.request("POST", "/wps/member/passkeys/options", { password: testPassword })) as Creation;

async function addPasskey(browser: TestBrowser, authenticator = new SoftwareAuthenticator()): Promise<SoftwareAuthenticator> {
  const { ticket, options } = await begin(browser);
  const added = await browser.request("POST", "/wps/member/passkeys", { ticket, credential: authenticator.create(options) });
  expect(added.status, added.text).toBe(200);
  return authenticator;
}

/** A member who is logged in and has one passkey. */
async function openOwner(
  userName: string,
): Promise<{ readonly memberId: string; readonly browser: TestBrowser; readonly passkey: SoftwareAuthenticator }> {
  const memberId = await openTestMember(server, userName);
  const browser = new TestBrowser(server);
  await browser.logIn(userName);
  return { memberId, browser, passkey: await addPasskey(browser) };
}

const challenge = async (host = "localhost") =>
  valueOf(await server.request("POST", "/wps/session/passkey/options", { body: {}, host })) as Challenge;

const enter = (body: { readonly ticket: string; readonly credential: unknown }, host = "localhost") =>
  server.request("POST", "/wps/session/passkey", { body, host });

async function enterWith(passkey: SoftwareAuthenticator, terms: AuthenticatorTerms = {}) {
  const { ticket, options } = await challenge();
  return enter({ ticket, credential: passkey.get(options, terms) });
}

const listOf = async (browser: TestBrowser) =>
  (valueOf(await browser.request("GET", "/wps/member/passkeys")) as { passkeys: readonly Passkey[] }).passkeys;

const refused = { status: 422, body: { errorCode: "accounts.passkey_refused" } };

describe("logging in", () => {
  test("takes no user name, names the host, and gives a session", async () => {
    const { passkey } = await openOwner("has_passkey");
    const { options } = await challenge();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
    expect(valueOf(await enterWith(passkey))).toMatchObject({ userName: "has_passkey", token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  test("a challenge is answered once, within its term, and only with what it asked", async () => {
    const { passkey } = await openOwner("one_answer");
    const { ticket, options } = await challenge();
    const credential = passkey.get(options);
    expect((await enter({ ticket, credential })).status).toBe(200);
    expect(await enter({ ticket, credential })).toMatchObject(refused);
    const [first, second] = [await challenge(), await challenge()];
    expect(await enter({ ticket: first.ticket, credential: passkey.get(second.options) })).toMatchObject(refused);
    const late = await challenge();
    server.clock.advance(16 * 60 * 1000);
    expect(await enter({ ticket: late.ticket, credential: passkey.get(late.options) })).toMatchObject(refused);
  });

  test("another site, another host, a device that asked for no finger, and a strange key are refused", async () => {
    const { passkey } = await openOwner("well_bound");
    expect(await enterWith(passkey, { origin: "https://evil.example" })).toMatchObject(refused);
    expect(await enterWith(passkey, { origin: "http://jade.localhost:8080" })).toMatchObject(refused);
    expect(await enterWith(passkey, { rpId: "evil.example" })).toMatchObject(refused);
    expect(await enterWith(passkey, { unverified: true })).toMatchObject(refused);
    expect(await enterWith(new SoftwareAuthenticator())).toMatchObject(refused);
    const elsewhere = await challenge("agent.localhost");
    const credential = passkey.get(elsewhere.options, { origin: "http://agent.localhost:8080" });
    expect(await enter({ ticket: elsewhere.ticket, credential }, "agent.localhost")).toMatchObject(refused);
    expect((await enterWith(passkey)).status).toBe(200);
  });

  test("a passkey whose counter goes back was copied and is refused", async () => {
    const { passkey } = await openOwner("was_copied");
    passkey.counter = 40;
    expect((await enterWith(passkey)).status).toBe(200);
    passkey.counter = 12;
    expect(await enterWith(passkey)).toMatchObject(refused);
    passkey.counter = 41;
    expect((await enterWith(passkey)).status).toBe(200);
  });

  test("one that always counts zero, as those that are synced do, goes on", async () => {
    await openTestMember(server, "counts_zero");
    const browser = new TestBrowser(server);
    await browser.logIn("counts_zero");
    const passkey = await addPasskey(browser, new SoftwareAuthenticator(0));
    for (const visit of ["first", "second"]) {
      passkey.counter = -1;
      expect((await enterWith(passkey)).status, visit).toBe(200);
    }
  });

  test("no second factor is asked for, and a closed account stays closed", async () => {
    const { memberId, passkey } = await openOwner("both_in_one");
    await server.database.query(
      "insert into accounts_authenticators (member_id, wrapped_secret, created_at, confirmed_at) values ($1, '\\x00', now(), now())",
      [memberId],
    );
    expect((await enterWith(passkey)).status).toBe(200);
    await server.database.tx((transaction) => setMemberStatus(transaction, { memberId, status: "suspended" }));
    expect((await enterWith(passkey)).body).toMatchObject({ errorCode: "accounts.account_disabled" });
  });
});

describe("the list", () => {
  test("several are added by password, each is named, renamed and deleted, and a deleted one logs nobody in", async () => {
    const { browser, passkey } = await openOwner("keeps_keys");
    expect((await browser.request("POST", "/wps/member/passkeys/options", { password: "not the one" })).body).toMatchObject({
      errorCode: "accounts.password_wrong",
    });
    const second = await addPasskey(browser);
    const { options } = await begin(browser);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual(
      [passkey, second].map(({ credentialId }) => credentialId.toString("base64url")),
    );
    const listed = await listOf(browser);
    expect(listed).toMatchObject([{ name: "Android", host: "localhost", here: true, synced: true, backedUp: true }, { name: "Android" }]);
    const id = listed[0]?.id ?? "";
    expect(valueOf(await browser.request("PUT", `/wps/member/passkeys/${id}`, { name: "  My phone " }))).toMatchObject({
      name: "My phone",
    });
    expect((await browser.request("PUT", `/wps/member/passkeys/${id}`, { name: "  " })).status).toBe(422);
    expect((await browser.request("DELETE", `/wps/member/passkeys/${id}`)).status).toBe(200);
    expect(await enterWith(passkey)).toMatchObject(refused);
    expect((await enterWith(second)).status).toBe(200);
    expect(await listOf(browser)).toHaveLength(1);
  });

  test("nobody renames or deletes another's passkey, or answers another's challenge", async () => {
    const { browser } = await openOwner("their_keys");
    const id = (await listOf(browser))[0]?.id ?? "";
    await openTestMember(server, "not_theirs");
    const other = new TestBrowser(server);
    await other.logIn("not_theirs");
    const unknown = { status: 404, body: { errorCode: "accounts.passkey_unknown" } };
    expect(await other.request("PUT", `/wps/member/passkeys/${id}`, { name: "Mine" })).toMatchObject(unknown);
    expect(await other.request("DELETE", `/wps/member/passkeys/${id}`)).toMatchObject(unknown);
    const { ticket, options } = await begin(browser);
    const credential = new SoftwareAuthenticator().create(options);
    expect(await other.request("POST", "/wps/member/passkeys", { ticket, credential })).toMatchObject(refused);
    expect(await listOf(other)).toEqual([]);
  });

  test("a passkey that was made for another site, or that an account has already, is refused", async () => {
    const { browser, passkey } = await openOwner("adds_wrong");
    const add = async (terms: AuthenticatorTerms, authenticator = new SoftwareAuthenticator()) => {
      const { ticket, options } = await begin(browser);
      return browser.request("POST", "/wps/member/passkeys", { ticket, credential: authenticator.create(options, terms) });
    };
    expect(await add({ origin: "https://evil.example" })).toMatchObject(refused);
    expect(await add({ rpId: "evil.example" })).toMatchObject(refused);
    expect(await add({ unverified: true })).toMatchObject(refused);
    expect(await add({}, passkey)).toMatchObject(refused);
  });

  test("the last way into an account is not deleted", async () => {
    const { memberId, browser, passkey } = await openOwner("last_way_in");
    await addPasskey(browser);
    await server.database.query("update accounts_members set password_hash = null where id = $1", [memberId]);
    const [first, second] = await listOf(browser);
    expect((await browser.request("DELETE", `/wps/member/passkeys/${second?.id}`)).status).toBe(200);
    expect(await browser.request("DELETE", `/wps/member/passkeys/${first?.id}`)).toMatchObject({
      status: 409,
      body: { errorCode: "accounts.last_way_in" },
    });
    expect((await enterWith(passkey)).status).toBe(200);
  });

  test("there are ten at most", async () => {
    const { browser } = await openOwner("has_many");
    for (let count = 1; count < 10; count += 1) {
      await addPasskey(browser);
      server.clock.advance(60_000);
    }
    expect(await browser.request("POST", "/wps/member/passkeys/options", { password: testPassword })).toMatchObject({
      status: 409,
      body: { errorCode: "accounts.passkeys_full" },
    });
  });
});
