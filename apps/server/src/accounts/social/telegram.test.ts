import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { testClients } from "./testing/test-clients.ts";
import { openSocialOwner, pageOrigin, SocialBrowser, startSocialServer } from "./testing/social-server.ts";
import { takeNews } from "../../messages/inbox/take-news.ts";
import { signedTelegramData } from "./testing/telegram-data.ts";
import { testPassword } from "../devices/testing/test-members.ts";

const telegram = { ...testClients.telegram, oauthUrl: "https://oauth.telegram.org" };
let server: TestServer;

beforeAll(async () => {
  server = await startSocialServer({ google: undefined, facebook: undefined, telegram });
});
afterAll(() => server.close());

const person = { id: 6_812_345_678, first_name: "Aung", last_name: "Kyaw", username: "aungkyaw", photo_url: "https://t.me/i/u.jpg" };
const signed = (fields: Record<string, string | number> = person) => signedTelegramData(fields, { at: server.clock.now() });

/** The state that comes back in the page's address. */
async function stateOf(browser: SocialBrowser, change: Record<string, unknown> = {}): Promise<string> {
  const address = await browser.begin("telegram", change);
  return new URL(address.searchParams.get("return_to") ?? "").searchParams.get("telegram") ?? "";
}

const prove = (browser: SocialBrowser, state: string, data: unknown) =>
  browser.request("POST", "/wps/session/social/telegram", { state, data });

async function proven(browser: SocialBrowser, data: unknown) {
  const answer = await prove(browser, await stateOf(browser), data);
  return answer.body?.errorCode ?? "taken";
}

describe("a login by Telegram", () => {
  it("2.20.1 sends the browser to Telegram with the bot, this page and the way back, and logs in whom the person is linked to", async () => {
    const owner = await openSocialOwner(server, "has_telegram");
    const begun = await owner.request("POST", "/wps/member/identities/telegram/link", { origin: pageOrigin, password: testPassword });
    const linking = new URL(new URL((valueOf(begun) as { address: string }).address).searchParams.get("return_to") ?? "");
    expect(linking.pathname).toBe("/m/securityCenter/identities");
    const taken = await prove(owner, linking.searchParams.get("telegram") ?? "", signed());
    const linked = await owner.request("POST", "/wps/member/identities", valueOf(taken));
    expect(valueOf(linked)).toMatchObject({ provider: "telegram", displayName: "Aung Kyaw" });
    for (let run = 0; run < 2; run += 1) await takeNews(server.scope);
    const news = "select facts from messages_inbox where kind = 'security_changed'";
    expect(await server.database.query(news)).toEqual([{ facts: { change: "identityLinked" } }]);

    server.clock.advance(1_000);
    const browser = new SocialBrowser(server);
    const address = await browser.begin("telegram", { from: "/m/vip" });
    expect(address.origin + address.pathname).toBe("https://oauth.telegram.org/auth");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ bot_id: "7654321", origin: pageOrigin });
    const back = new URL(address.searchParams.get("return_to") ?? "");
    expect(back.origin + back.pathname).toBe(`${pageOrigin}/m/login`);
    expect(back.searchParams.get("from")).toBe("/m/vip");
    const ticket = valueOf(await prove(browser, back.searchParams.get("telegram") ?? "", signed()));
    expect(valueOf(await browser.request("POST", "/wps/session/social/login", ticket))).toMatchObject({ userName: "has_telegram" });
  });

  it("the same words are taken once, also with a fresh state and of many at once", async () => {
    server.clock.advance(1_000);
    const data = signed({ ...person, id: 555 });
    const browsers = Array.from({ length: 4 }, () => new SocialBrowser(server));
    const outcomes = await Promise.all(browsers.map((browser) => proven(browser, data)));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 3 }, () => "accounts.social_failed"), "taken"]);
    expect(await proven(new SocialBrowser(server), data)).toBe("accounts.social_failed");
  });

  it("a state is good once, and in the browser that it was made for", async () => {
    const browser = new SocialBrowser(server);
    const state = await stateOf(browser);
    const stranger = new SocialBrowser(server);
    await stateOf(stranger);
    const data = signed({ ...person, id: 556 });
    expect((await prove(stranger, state, data)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    expect((await prove(new SocialBrowser(server), state, data)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    expect((await prove(browser, "x".repeat(43), data)).body).toMatchObject({ errorCode: "accounts.social_expired" });
    expect((await prove(browser, state, data)).status).toBe(200);
    expect((await prove(browser, state, signed({ ...person, id: 557 }))).body).toMatchObject({ errorCode: "accounts.social_expired" });
  });

  it.each<[string, () => Record<string, unknown>]>([
    ["whose id was changed", () => ({ ...signed(), id: 6_812_345_679 })],
    ["whose name was changed", () => ({ ...signed(), first_name: "Somebody" })],
    ["whose date was changed", () => ({ ...signed(), auth_date: Math.floor(server.clock.now().getTime() / 1_000) + 1 })],
    ["to which a field was added", () => ({ ...signed(), extra: "1" })],
    ["from which a field was taken", () => ({ ...signed(), username: undefined })],
    ["whose fields were run together", () => ({ ...signed({ id: 1, first_name: "a\nid=2" }), id: 2, first_name: "a" })],
    [
      "signed by another bot",
      () => signedTelegramData(person, { at: server.clock.now(), botToken: "7654321:anotherTokenOfAnotherBot0000000000" }),
    ],
    ["without signature", () => ({ ...signed(), hash: undefined })],
    ["whose signature is empty", () => ({ ...signed(), hash: "" })],
    ["whose signature is cut off", () => ({ ...signed(), hash: String(signed()["hash"]).slice(0, 62) })],
    ["signed eleven minutes ago", () => signedTelegramData(person, { at: new Date(server.clock.now().getTime() - 11 * 60_000) })],
    ["signed in the future", () => signedTelegramData(person, { at: new Date(server.clock.now().getTime() + 3_600_000) })],
    ["without a date", () => signed({ ...person, auth_date: "" })],
    ["of nobody", () => signed({ first_name: "Aung" })],
    ["with an id that is none", () => signed({ ...person, id: "1 or 2" })],
  ])("data %s is refused", async (_why, data) => {
    expect(await proven(new SocialBrowser(server), data())).toBe("accounts.social_failed");
  });

  it.each<[string, unknown]>([
    ["no object", "x"],
    ["nested", { id: { id: 1 }, hash: "0".repeat(64) }],
    ["endless", Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, "x"]))],
  ])("data that is %s is malformed", async (_why, data) => {
    const browser = new SocialBrowser(server);
    expect((await prove(browser, await stateOf(browser), data)).status).toBe(400);
  });
});
