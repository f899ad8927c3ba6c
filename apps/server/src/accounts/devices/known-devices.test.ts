import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../http/testing/test-server.ts";
import type { CallContext } from "../../platform/context.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";
import { isKnownDevice } from "./is-known-device.ts";
import { openTestMember, TestBrowser } from "./testing/test-members.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

const secretIn = (cookie: string | undefined) => cookie?.slice("device=".length);

/** What a call from this browser would know of its device. */
const contextOf = (browser: TestBrowser) =>
  ({ ...server.scope, browser: { secret: secretIn(browser.cookie), userAgent: "", keep: () => undefined } }) as unknown as CallContext;

test("a browser is known to a member from his first login on, and to nobody else", async () => {
  const memberId = await openTestMember(server, "device_owner");
  const otherId = await openTestMember(server, "device_other");
  const browser = new TestBrowser(server);
  expect(await isKnownDevice(contextOf(browser), memberId)).toBe(false);
  await browser.logIn("device_owner");
  expect(await isKnownDevice(contextOf(browser), memberId)).toBe(true);
  expect(await isKnownDevice(contextOf(browser), otherId)).toBe(false);
  expect(await isKnownDevice(contextOf(new TestBrowser(server)), memberId)).toBe(false);
});

test("the device's secret is kept from pages and other sites, and only its hash is stored", async () => {
  await openTestMember(server, "cookie_owner");
  const answer = await server.request("POST", "/wps/session/login", { body: { username: "cookie_owner", password: "lantern123" } });
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  const stored = await server.database.query<{ secret: string }>("select encode(secret_hash, 'escape') as secret from accounts_devices");
  expect(stored.map(({ secret }) => secret)).not.toContain(secretIn(cookie.split(";")[0]));
});

test("two members of one browser keep one secret; a refused login leaves none", async () => {
  const [firstId, secondId] = [await openTestMember(server, "share_one"), await openTestMember(server, "share_two")];
  const browser = new TestBrowser(server);
  await browser.request("POST", "/wps/session/login", { username: "share_one", password: "wrong" });
  expect(browser.cookie).toBeUndefined();
  await browser.logIn("share_one");
  const { cookie } = browser;
  await browser.logIn("share_two");
  expect(browser.cookie).toBe(cookie);
  expect(await isKnownDevice(contextOf(browser), firstId)).toBe(true);
  expect(await isKnownDevice(contextOf(browser), secondId)).toBe(true);
});
