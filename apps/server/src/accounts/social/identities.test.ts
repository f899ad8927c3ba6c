import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { testPassword } from "../devices/testing/test-members.ts";
import { socialJobs } from "./jobs.ts";
import {
  linkAtProvider,
  openSocialMember,
  openSocialOwner,
  pageOrigin,
  signInAtProvider,
  SocialBrowser,
  type SocialHouse,
  startSocialHouse,
  ticketIn,
} from "./testing/social-server.ts";

let house: SocialHouse;
let server: TestServer;

beforeAll(async () => {
  house = await startSocialHouse(["google"]);
  ({ server } = house);
});
afterAll(() => house.close());
beforeEach(() => server.database.query("delete from accounts_guesses"));

const openOwner = (userName: string) => openSocialOwner(server, userName);

/** Comes in by the service; the platform's answer. */
async function enterAs(login: string, by: "google" | "facebook" = "google", browser = new SocialBrowser(server)) {
  return browser.enter(await browser.comeBack(await signInAtProvider(await browser.begin(by), login)));
}

const listOf = async (browser: SocialBrowser) =>
  valueOf(await browser.request("GET", "/wps/member/identities")) as {
    identities: readonly { provider: string; displayName: string }[];
    offered: readonly string[];
  };

const unlink = (browser: SocialBrowser, name: string, password = testPassword) =>
  browser.request("POST", `/wps/member/identities/${name}/unlink`, { password });

const messagesTo = async (recipient: string) =>
  (
    await server.database.query<{ subject: string }>("select subject from delivery_messages where recipient = $1 order by id", [recipient])
  ).map(({ subject }) => subject);

describe("a registration that a service led to", () => {
  const register = (browser: SocialBrowser, username: string, socialTicket: string | undefined) =>
    browser.request("PUT", "/wps/member/register", {
      username,
      password: "Moonlight7x",
      confirmPassword: "Moonlight7x",
      agreed: true,
      ...(socialTicket === undefined ? {} : { socialTicket }),
    });

  async function ticketOf(browser: SocialBrowser, login: string): Promise<string> {
    const { body } = await enterAs(login, "google", browser);
    expect(body).toMatchObject({ errorCode: "accounts.social_not_linked" });
    return (body as { value: { ticket: string } }).value.ticket;
  }

  it("2.20.2 links the new account, which the service opens from then on", async () => {
    const browser = new SocialBrowser(server);
    const ticket = await ticketOf(browser, "newcomer");
    expect(valueOf(await register(browser, "newcomer_1", ticket))).toMatchObject({ userName: "newcomer_1" });
    expect(valueOf(await enterAs("newcomer"))).toMatchObject({ userName: "newcomer_1" });
    const again = await register(browser, "newcomer_2", ticket);
    expect(again.body).toMatchObject({ errorCode: "accounts.social_expired" });
    expect(await server.database.query("select id from accounts_members where user_name = 'newcomer_2'")).toEqual([]);
  });

  it("a ticket is of use in its browser alone, and has its time; a refused registration leaves no account", async () => {
    const browser = new SocialBrowser(server);
    const ticket = await ticketOf(browser, "another_newcomer");
    const stranger = new SocialBrowser(server);
    await stranger.begin("google");
    expect((await register(stranger, "ticket_thief", ticket)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    server.clock.advance(61 * 60_000);
    expect((await register(browser, "too_late", ticket)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    expect(await server.database.query("select id from accounts_members where user_name in ('ticket_thief', 'too_late')")).toEqual([]);
    expect((await register(browser, "too_late", undefined)).status).toBe(200);
    expect((await enterAs("another_newcomer")).body).toMatchObject({ errorCode: "accounts.social_not_linked" });
  });

  it("where the name is taken, the ticket goes on to the next try", async () => {
    await openSocialMember(server, "taken_name");
    const browser = new SocialBrowser(server);
    const ticket = await ticketOf(browser, "second_try");
    expect((await register(browser, "taken_name", ticket)).body).toMatchObject({ errorCode: "accounts.username_taken" });
    expect((await register(browser, "free_name", ticket)).status).toBe(200);
    expect(valueOf(await enterAs("second_try"))).toMatchObject({ userName: "free_name" });
  });
});

describe("linking in the security centre", () => {
  it("takes the password, tells the owner, and shows what is linked", async () => {
    const owner = await openOwner("careful");
    await server.database.query(
      "update accounts_members set email = 'careful@people.example', email_verified_at = registered_at where user_name = 'careful'",
    );
    const wrong = await owner.request("POST", "/wps/member/identities/google/link", { origin: pageOrigin, password: "wrong-password" });
    expect(wrong.body).toMatchObject({ errorCode: "accounts.password_wrong" });
    expect((await linkAtProvider(owner, "google", "careful_g")).status).toBe(200);
    expect(await listOf(owner)).toMatchObject({ identities: [{ provider: "google", displayName: "careful_g" }] });
    expect((await listOf(owner)).offered.toSorted()).toEqual(["facebook", "google", "telegram"]);
    const security = valueOf(await owner.request("GET", "/wps/member/securityConfig")) as { entries: readonly { entry: string }[] };
    expect(security.entries.find(({ entry }) => entry === "identities")).toMatchObject({ state: "set", count: 1 });
    expect(valueOf(await enterAs("careful_g"))).toMatchObject({ userName: "careful" });
    expect((await unlink(owner, "google", "wrong-password")).body).toMatchObject({ errorCode: "accounts.password_wrong" });
    expect((await unlink(owner, "google")).status).toBe(200);
    expect((await enterAs("careful_g")).body).toMatchObject({ errorCode: "accounts.social_not_linked" });
    expect((await unlink(owner, "google")).body).toMatchObject({ errorCode: "accounts.identity_unknown" });
    expect(await messagesTo("careful@people.example")).toEqual(
      expect.arrayContaining([expect.stringContaining("can now open your account"), expect.stringContaining("no longer opens")]),
    );
  });

  it("a service's account opens one account, and an account has one of each service", async () => {
    const first = await openOwner("first_owner");
    const second = await openOwner("second_owner");
    expect((await linkAtProvider(first, "google", "shared")).status).toBe(200);
    expect((await linkAtProvider(second, "google", "shared")).body).toMatchObject({ errorCode: "accounts.identity_taken" });
    expect((await linkAtProvider(first, "google", "other")).body).toMatchObject({ errorCode: "accounts.identity_taken" });
    expect((await linkAtProvider(first, "facebook", "shared")).status).toBe(200);
    expect(valueOf(await enterAs("shared"))).toMatchObject({ userName: "first_owner" });
  });

  it("is finished by him who began it: another member's session cannot, nor can its ticket log anybody in", async () => {
    const owner = await openOwner("began_it");
    await openSocialMember(server, "did_not_begin");
    const begun = await owner.request("POST", "/wps/member/identities/google/link", { origin: pageOrigin, password: testPassword });
    const page = await owner.comeBack(await signInAtProvider(new URL((valueOf(begun) as { address: string }).address), "lured"));
    expect(page.pathname).toBe("/m/securityCenter/identities");
    const ticket = ticketIn(page);
    expect((await owner.enter(page)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    const { token } = owner;
    await owner.logIn("did_not_begin");
    expect((await owner.request("POST", "/wps/member/identities", { ticket })).body).toMatchObject({
      errorCode: "accounts.social_expired",
    });
    owner.token = token;
    expect((await owner.request("POST", "/wps/member/identities", { ticket })).status).toBe(200);
  });

  it("a ticket of a login links nothing", async () => {
    const owner = await openOwner("mixed_tickets");
    const page = await owner.comeBack(await signInAtProvider(await owner.begin("google"), "mixed"));
    const answer = await owner.request("POST", "/wps/member/identities", { ticket: ticketIn(page) });
    expect(answer.body).toMatchObject({ errorCode: "accounts.social_expired" });
  });

  it("visitors and trial accounts link nothing", async () => {
    const browser = new SocialBrowser(server);
    for (const [method, path] of [
      ["GET", "/wps/member/identities"],
      ["POST", "/wps/member/identities"],
      ["POST", "/wps/member/identities/google/link"],
      ["POST", "/wps/member/identities/google/unlink"],
    ] as const)
      expect((await browser.request(method, path, method === "GET" ? undefined : {})).status).toBe(401);
  });
});

describe("the last way in", () => {
  it("stays: an account without password keeps its one service, and gives one of two", async () => {
    const memberId = await openSocialMember(server, "no_password");
    const owner = new SocialBrowser(server);
    await owner.logIn("no_password");
    await linkAtProvider(owner, "google", "no_password");
    await linkAtProvider(owner, "facebook", "no_password");
    await server.database.query("update accounts_members set password_hash = null where id = $1", [memberId]);
    const outcomes = await Promise.all([unlink(owner, "google"), unlink(owner, "facebook")]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [left] = (await listOf(owner)).identities;
    expect((await unlink(owner, left?.provider ?? "")).body).toMatchObject({ errorCode: "accounts.last_way_in" });
    expect(valueOf(await enterAs("no_password", left?.provider as "google"))).toMatchObject({ userName: "no_password" });
  });
});

it("what came to nothing is deleted, and what is under way stays", async () => {
  await server.database.query("delete from accounts_social_flows");
  await new SocialBrowser(server).begin("google");
  server.clock.advance(10 * 60_000);
  await new SocialBrowser(server).begin("google");
  server.clock.advance(6 * 60_000);
  for (const job of socialJobs) await job.run(server.scope);
  expect(await server.database.query("select id from accounts_social_flows")).toHaveLength(1);
});
