import type { CallValue } from "@lantern/contract/call.ts";
import type { getInbox } from "@lantern/contract/messages/get-inbox.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestMember, TestBrowser } from "../../accounts/devices/testing/test-members.ts";
import { findSession } from "../../accounts/find-session.ts";
import { accountsAnswers } from "../../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../../http/testing/test-server.ts";
import { recordEvent, type PlatformEvent } from "../../platform/event.ts";
import { newId } from "../../platform/id.ts";
import { safeguardsAnswers } from "../../safeguards/routes.ts";
import { messagesJobs } from "../jobs.ts";
import { messagesAnswers } from "../routes.ts";
import { deleteOldMessages } from "./delete-old-messages.ts";
import { takeNews } from "./take-news.ts";
import { writeMessage } from "./write-message.ts";

type Inbox = CallValue<typeof getInbox>;

const answers = [...accountsAnswers, ...safeguardsAnswers, ...messagesAnswers];
const dayMs = 86_400_000;

describe.each(["postgres", "embedded"] as const)("the inbox on %s", (kind) => {
  let server: TestServer;
  let names = 0;

  beforeAll(async () => {
    server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, database: kind });
  });
  afterAll(() => server.close());

  async function newMember(): Promise<{ browser: TestBrowser; memberId: string; userName: string }> {
    const userName = `reader${(names += 1)}`;
    const memberId = await openTestMember(server, userName);
    const browser = new TestBrowser(server);
    await browser.logIn(userName);
    return { browser, memberId, userName };
  }

  const inboxOf = async (browser: TestBrowser, query = "", language = "EN") =>
    valueOf(await browser.request("GET", `/wps/relay/CSP_getInbox${query}`, undefined, { headers: { language } })) as Inbox;
  const unreadOf = async (browser: TestBrowser) =>
    (valueOf(await browser.request("GET", "/wps/relay/CSP_unreadCount")) as { unread: number }).unread;

  const tell = (event: Omit<PlatformEvent, "merchantId">) =>
    server.database.tx((transaction) => recordEvent(transaction, { merchantId: server.merchantIds["LANTERN"] ?? "", ...event }));

  /** Messages of an operator, the first the oldest. */
  async function write(memberId: string, titles: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const title of titles) {
      server.clock.advance(1);
      const id = await server.database.tx((transaction) =>
        writeMessage(server.scope, transaction, {
          merchantId: server.merchantIds["LANTERN"] ?? "",
          memberId,
          kind: "operator",
          texts: { EN: { title, text: `${title} in full` } },
          source: `test:${newId(server.clock)}`,
        }),
      );
      ids.push(id ?? "");
    }
    return ids;
  }

  it("7.4.1 7.6 counts what is unread and lists it, newest first, page by page", async () => {
    const { browser, memberId } = await newMember();
    expect(await unreadOf(browser)).toBe(0);
    expect(await inboxOf(browser)).toEqual({ messages: [], next: null, unread: 0 });
    const ids = await write(memberId, ["one", "two", "three"]);
    expect(await unreadOf(browser)).toBe(3);
    const first = await inboxOf(browser, "?size=2");
    expect(first.messages.map(({ title, read }) => [title, read])).toEqual([
      ["three", false],
      ["two", false],
    ]);
    expect([first.next, first.unread]).toEqual([ids[1], 3]);
    const last = await inboxOf(browser, `?size=2&beforeId=${first.next}`);
    expect(last.messages).toMatchObject([{ id: ids[0], kind: "operator", title: "one", text: "one in full", link: null }]);
    expect(last.next).toBeNull();
    for (const query of ["?size=0", "?size=51", "?size=x", "?beforeId=1", "?unread=perhaps"])
      expect([query, (await browser.request("GET", `/wps/relay/CSP_getInbox${query}`)).status]).toEqual([query, 400]);
  });

  it("marks one as read, then all that were seen; what came after stays unread", async () => {
    const { browser, memberId } = await newMember();
    const [one = "", two = "", three = ""] = await write(memberId, ["one", "two", "three"]);
    const read = (messageId: string) => browser.request("POST", "/wps/member/messages/read", { messageId });
    expect(valueOf(await read(one))).toEqual({ unread: 2 });
    const before = await server.database.query("select read_at from messages_inbox where id = $1", [one]);
    server.clock.advance(5_000);
    expect(valueOf(await read(one))).toEqual({ unread: 2 });
    expect(await server.database.query("select read_at from messages_inbox where id = $1", [one])).toEqual(before);
    expect((await inboxOf(browser, "?unread=true")).messages.map(({ id }) => id)).toEqual([three, two]);
    expect(valueOf(await browser.request("POST", "/wps/member/messages/readAll", { newestId: two }))).toEqual({ unread: 1 });
    expect((await inboxOf(browser)).messages.map((message) => message.read)).toEqual([false, true, true]);
  });

  it("deletes one or several, all of them or none", async () => {
    const { browser, memberId } = await newMember();
    const [one = "", two = "", three = ""] = await write(memberId, ["one", "two", "three"]);
    expect(valueOf(await browser.request("DELETE", `/wps/member/messages/${two}`))).toEqual({ unread: 2 });
    expect(valueOf(await browser.request("DELETE", `/wps/member/messages/${two}`))).toEqual({ unread: 2 });
    expect((await inboxOf(browser)).messages.map(({ id }) => id)).toEqual([three, one]);
    const remove = (messageIds: readonly string[]) => browser.request("POST", "/wps/member/messages/delete", { messageIds });
    expect((await remove([one, newId(server.clock)])).body).toMatchObject({ errorCode: "messages.message_unknown" });
    expect((await inboxOf(browser)).messages).toHaveLength(2);
    expect(valueOf(await remove([one, three, three.toUpperCase()]))).toEqual({ unread: 0 });
    expect(await inboxOf(browser)).toEqual({ messages: [], next: null, unread: 0 });
    expect((await browser.request("POST", "/wps/member/messages/read", { messageId: one })).status).toBe(404);
    expect([(await remove([])).status, (await remove(Array.from({ length: 101 }, () => one))).status]).toEqual([400, 400]);
  });

  it("another member's messages are not there for him", async () => {
    const owner = await newMember();
    const other = await newMember();
    const [id = ""] = await write(owner.memberId, ["private"]);
    for (const [method, path, body] of [
      ["POST", "/wps/member/messages/read", { messageId: id }],
      ["POST", "/wps/member/messages/readAll", { newestId: id }],
      ["POST", "/wps/member/messages/delete", { messageIds: [id] }],
      ["DELETE", `/wps/member/messages/${id}`, undefined],
    ] as const) {
      const answered = await other.browser.request(method, path, body);
      expect([path, answered.status, answered.body?.errorCode]).toEqual([path, 404, "messages.message_unknown"]);
    }
    expect(await inboxOf(other.browser, `?beforeId=${"f".repeat(8)}-ffff-7fff-bfff-${"f".repeat(12)}`)).toMatchObject({ messages: [] });
    expect(await inboxOf(owner.browser)).toMatchObject({ messages: [{ id, read: false }], unread: 1 });
  });

  it("6.2.1 6.2.2 is a member's: visitors are sent to log in, trial accounts are told why not and have nothing unread", async () => {
    const visitor = new TestBrowser(server);
    for (const path of ["CSP_getInbox", "CSP_unreadCount"])
      expect((await visitor.request("GET", `/wps/relay/${path}`)).body).toMatchObject({ errorCode: "access.not_logged_in" });
    const browser = new TestBrowser(server);
    browser.token = (valueOf(await browser.request("POST", "/wps/session/login/freeplay")) as { token: string }).token;
    expect((await browser.request("GET", "/wps/relay/CSP_getInbox")).body).toMatchObject({ errorCode: "access.trial_refused" });
    expect(await unreadOf(browser)).toBe(0);
  });

  it("a new device is told of once, in the language of whoever reads", async () => {
    const { browser, userName } = await newMember();
    await takeNews(server.scope);
    expect(await inboxOf(browser)).toMatchObject({ messages: [] });
    await new TestBrowser(server, "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36").logIn(userName);
    for (let run = 0; run < 3; run += 1) await takeNews(server.scope);
    const { messages, unread } = await inboxOf(browser);
    expect(unread).toBe(1);
    expect(messages).toMatchObject([{ kind: "device_new", link: "devices", title: "New login to your account" }]);
    expect(messages[0]?.text).toContain("Chrome, Windows, 01/03/2026 19:00");
    const burmese = await inboxOf(browser, "", "MY");
    expect(burmese.messages[0]?.title).toBe("စက်အသစ်ဖြင့် အကောင့်ဝင်ထားသည်");
    expect(burmese.messages[0]?.text).toContain("Chrome, Windows");
  });

  it("what protects the account and what limits play is told; what was refused is not", async () => {
    const { browser } = await newMember();
    const send = (method: string, path: string, body: unknown) =>
      browser.request(method, path, body, { headers: { "idempotency-key": `inbox-${Math.random()}` } });
    const limit = (amount: string | null) => send("POST", "/wps/member/safeguards/limit", { kind: "deposit", period: "day", amount });
    valueOf(await limit("500"));
    valueOf(await limit("500"));
    valueOf(await limit("300"));
    valueOf(await limit("800"));
    expect((await limit("-1")).body?.success).toBe(false);
    valueOf(await send("POST", "/wps/member/safeguards/timeOut", { term: "24h" }));
    await takeNews(server.scope);
    const { messages } = await inboxOf(browser);
    expect(messages.map(({ kind: about, title, text, link }) => [about, title, text.split("\n")[0], link])).toEqual([
      ["excluded", "Your time-out has begun", expect.stringContaining("until 02/03/2026 19:00"), "safeguards"],
      [
        "limits_changed",
        "Higher limit asked for",
        expect.stringMatching(/^Deposit limit per day: ฿800\.00 .* 02\/03\/2026 19:00/),
        "safeguards",
      ],
      ["limits_changed", "Limit lowered", "Deposit limit per day: now ฿300.00. It holds from now on.", "safeguards"],
      ["limits_changed", "Limit set", "Deposit limit per day: ฿500.00. It holds from now on.", "safeguards"],
    ]);
  });

  it.each([
    ["accounts.security_changed", { change: "passkeyAdded" }, "A passkey was added", "passkeys"],
    ["accounts.security_changed", { change: "secondFactorOff" }, "Two-step login is off", "two_factor"],
    ["accounts.security_changed", { change: "passwordChanged" }, "Your password was changed", "security"],
    ["accounts.kyc_decided", { state: "VERIFIED" }, "Your identity is verified", "kyc"],
    ["accounts.kyc_decided", { state: "REJECTED", reason: "selfie" }, "Your documents were not accepted", "kyc"],
    [
      "accounts.kyc_decided",
      { state: "REJECTED", news: "RENEWAL_REJECTED", reason: "selfie", documentExpiresOn: "2026-03-20" },
      "Your new document was not accepted",
      "kyc",
    ],
    ["accounts.kyc_decided", { state: "EXPIRED", news: "EXPIRED_WAITING" }, "Your document has run out", "kyc"],
    ["accounts.kyc_expiring", { expiresOn: "2026-03-20" }, "Your document runs out soon", "kyc"],
    ["safeguards.member_excluded", { kind: "self_exclusion", until: "forever" }, "You have excluded yourself from play", "safeguards"],
    ["safeguards.limits_changed", { change: "removed", kind: "loss", period: "week", currency: "THB" }, "Limit removed", "safeguards"],
  ] as const)("%s %o becomes a message in every language", async (topic, payload, title, link) => {
    const { browser, memberId } = await newMember();
    await tell({ topic, memberId, payload });
    await takeNews(server.scope);
    expect((await inboxOf(browser)).messages).toMatchObject([{ title, link }]);
    for (const language of ["EN", "MY", "TH", "TY"]) {
      const [message] = (await inboxOf(browser, "", language)).messages;
      expect(message?.text.length).toBeGreaterThan(20);
      expect(`${message?.title} ${message?.text}`).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it("says nothing of news that says nothing: of an older release, of a limit that is kept, of nobody", async () => {
    const { browser, memberId } = await newMember();
    for (const topic of ["accounts.device_new", "accounts.kyc_decided", "safeguards.limits_changed", "safeguards.member_excluded"])
      await tell({ topic, memberId, payload: {} });
    await tell({ topic: "safeguards.limits_changed", memberId, payload: { change: "kept", kind: "loss", period: "day", currency: "THB" } });
    await tell({ topic: "accounts.security_changed", payload: { change: "passwordChanged" } });
    await takeNews(server.scope);
    expect(await takeNews(server.scope)).toBe(0);
    expect(await inboxOf(browser)).toMatchObject({ messages: [] });
  });

  it("is never told what was rolled back, and tells open pages after the commit", async () => {
    const { browser, memberId } = await newMember();
    const heard: string[] = [];
    const stop = server.relay.subscribe(({ topic, memberId: whose }) => whose === memberId && heard.push(topic));
    const failing = server.database.tx(async (transaction) => {
      const news = { topic: "accounts.security_changed", merchantId: server.merchantIds["LANTERN"] ?? "", memberId };
      await recordEvent(transaction, { ...news, payload: { change: "passwordChanged" } });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await takeNews(server.scope);
    await server.relay.relay();
    expect([heard, await unreadOf(browser)]).toEqual([[], 0]);
    await tell({ topic: "accounts.security_changed", memberId, payload: { change: "passwordChanged" } });
    for (const job of messagesJobs) await job.run(server.scope);
    // What others write in the same server holds the relay back for as long.
    const heardAfterRelay = async () => {
      await server.relay.relay();
      return heard;
    };
    await expect.poll(heardAfterRelay, { timeout: 10_000 }).toEqual(["accounts.security_changed", "messages.message_received"]);
    stop();
    expect(await unreadOf(browser)).toBe(1);
  });

  it("each event is one message, however many take it at once and however many there are", async () => {
    const { memberId } = await newMember();
    await takeNews(server.scope);
    const count = 230;
    for (let number = 0; number < count; number += 1)
      await tell({ topic: "accounts.security_changed", memberId, payload: { change: "passkeyAdded" } });
    const taken = await Promise.all([takeNews(server.scope), takeNews(server.scope), takeNews(server.scope)]);
    expect(taken.reduce((sum, some) => sum + some, 0) + (await takeNews(server.scope))).toBe(count);
    const [row] = await server.database.query<{ written: number; sources: number }>(
      "select count(*)::int as written, count(distinct source)::int as sources from messages_inbox where member_id = $1",
      [memberId],
    );
    expect(row).toEqual({ written: count, sources: count });
    // Taken anew, as after a mark that was lost: nothing is written a second time.
    await server.database.query("update platform_events set taken_at = null where member_id = $1", [memberId]);
    expect(await takeNews(server.scope)).toBe(count);
    const [again] = await server.database.query("select count(*)::int as written from messages_inbox where member_id = $1", [memberId]);
    expect(again).toEqual({ written: count });
  });

  it("keeps deleted messages 30 days, read ones 180, all others 400, and deletes in batches", async () => {
    await server.database.query("delete from messages_inbox");
    const { browser, memberId } = await newMember();
    const start = server.clock.now().getTime();
    const after = (days: number, ms = 0) => new Date(start + days * dayMs + ms);
    const ids = await write(memberId, ["deleted", "read", "unread"]);
    const [deleted = "", read = ""] = ids;
    await server.database.query("update messages_inbox set created_at = $1", [after(0)]);
    await server.database.query("update messages_inbox set deleted_at = $2 where id = $1", [deleted, after(0)]);
    await server.database.query("update messages_inbox set read_at = $2 where id = $1", [read, after(0)]);
    const left = async (at: Date) => {
      await deleteOldMessages(server.database, at);
      const rows = await server.database.query<{ title: string }>(
        "select texts -> 'EN' ->> 'title' as title from messages_inbox order by id",
      );
      return rows.map(({ title }) => title);
    };
    expect(await left(after(30))).toEqual(["deleted", "read", "unread"]);
    expect(await left(after(30, 1))).toEqual(["read", "unread"]);
    expect(await left(after(180))).toEqual(["read", "unread"]);
    expect(await left(after(180, 1))).toEqual(["unread"]);
    expect(await left(after(400))).toEqual(["unread"]);
    expect(await left(after(400, 1))).toEqual([]);
    await write(memberId, ["1", "2", "3", "4", "5"]);
    expect(await deleteOldMessages(server.database, after(500), { rowsMax: 2 })).toBe(5);
    expect(await inboxOf(browser)).toMatchObject({ messages: [], unread: 0 });
  });
});
