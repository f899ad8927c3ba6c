import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CallValue } from "@lantern/contract/call.ts";
import type { getLobbyNews } from "@lantern/contract/messages/get-lobby-news.ts";
import type { postAnnouncementCatalogue } from "@lantern/contract/messages/post-announcement-catalogue.ts";
import type { listAnnouncements } from "@lantern/contract/messages/list-announcements.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestMember, TestBrowser } from "../accounts/devices/testing/test-members.ts";
import { findSession } from "../accounts/find-session.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { createAnnouncement, type NewAnnouncement } from "./create-announcement.ts";
import { messagesAnswers } from "./routes.ts";

type Page = CallValue<typeof getLobbyNews>;

const answers = [...accountsAnswers, ...messagesAnswers];
const text = (title: string) => ({ title, content: `<p>${title}</p>` });

describe.each(["postgres", "embedded"] as const)("announcements on %s", (kind) => {
  let server: TestServer;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, database: kind });
    await server.database.query("delete from messages_announcements");
    const now = server.clock.now().getTime();
    const write = async (house: string, title: string, what: Omit<NewAnnouncement, "texts" | "startsAt">, startedMsAgo = 1_000) => {
      ids[title] = await server.database.tx((transaction) =>
        createAnnouncement(
          server.scope,
          transaction,
          { id: server.merchantIds[house] ?? "" },
          {
            texts: { EN: text(title), ...(title === "news" ? { MY: text("သတင်း") } : {}) },
            startsAt: new Date(now - startedMsAgo),
            ...what,
          },
        ),
      );
    };
    await write("LANTERN", "news", { kind: "A" }, 5_000);
    await write("LANTERN", "newer", { kind: "A", position: 9 }, 2_000);
    await write("LANTERN", "hot", { kind: "H" }, 3_000);
    await write("LANTERN", "popup", { kind: "PU" });
    await write("LANTERN", "banner", { kind: "B" });
    await write("LANTERN", "player", { kind: "PL" });
    await write("LANTERN", "deposit", { kind: "PR", category: "deposit_promo", position: 1 });
    await write("LANTERN", "rebate", { kind: "PR", category: "rebate_promo", position: 2 });
    await write("LANTERN", "over", { kind: "A", endsAt: new Date(now - 1) }, 9_000);
    await write("LANTERN", "not yet", { kind: "H" }, -3_600_000);
    await write("JADE", "of another house", { kind: "A" });
  });
  afterAll(() => server.close());

  const pageOf = (answer: Awaited<ReturnType<TestServer["request"]>>) => valueOf(answer) as Page;
  const titles = ({ announcements }: Page) => announcements.map(({ title }) => title);
  const get = async (path: string, language = "EN") => pageOf(await server.request("GET", `/wps/relay/${path}`, { headers: { language } }));
  const several = (query = "") => get(`MCS2_getMultiCategoryTypeAnnouncements${query}`);
  const ofOne = (body: unknown) => server.request("POST", "/wps/relay/MCS2_postAnnouncement", { body: body as object });

  it("3.15.1 3.15.3 7.17.1 lists by the kinds asked for, in the five lists, each with id and title", async () => {
    const list = async (query: string) =>
      valueOf(await server.request("GET", `/wps/relay/MCSFE_getListAnnouncements${query}`)) as CallValue<typeof listAnnouncements>;
    const shown = async (query: string) =>
      Object.fromEntries(Object.entries(await list(query)).map(([name, found]) => [name, found.map(({ id, title }) => [id, title])]));
    const one = (title: string) => [ids[title], title];
    const promotion = [one("deposit"), one("rebate")];
    const none = { promotion: [], banners: [], player: [], popup: [], hot: [] };
    expect(await shown("?types=B,PL,PU,PR,H&platform=M&merchantCode=LANTERN&token=")).toEqual({
      promotion,
      banners: [one("banner")],
      player: [one("player")],
      popup: [one("popup")],
      hot: [one("hot")],
    });
    expect(await shown("?types=Promotion&platform=M")).toEqual({ ...none, promotion });
    expect(await shown("?types=H")).toEqual({ ...none, hot: [one("hot")] });
    expect(await shown("?types=nothing")).toEqual(none);
  });

  it("keeps of an announcement's HTML only what can do nothing, whichever call reads it", async () => {
    const hostile = `<p onclick="steal()">Open <a href="javascript:steal()">all night</a></p><script>steal()</script><img src=x onerror=steal()>`;
    const harmless = '<p>Open <a>all night</a></p><img src="x" />';
    const publish = (announced: NewAnnouncement["kind"], more: Partial<NewAnnouncement> = {}) =>
      server.database.tx((transaction) => {
        const texts = { EN: { title: "<b>hostile</b>", content: hostile }, TH: { title: "hostile", content: hostile } };
        const merchant = { id: server.merchantIds["FORMS"] ?? "" };
        return createAnnouncement(server.scope, transaction, merchant, { kind: announced, texts, startsAt: server.clock.now(), ...more });
      });
    await publish("A");
    await publish("PR");
    const host = { host: "forms.localhost" };
    const contents = async (path: string, body?: object) => {
      const method = body === undefined ? "GET" : "POST";
      const answer = await server.request(method, path, { headers: { ...host, language: "TH" }, ...(body === undefined ? {} : { body }) });
      return JSON.stringify(valueOf(answer)).match(/"content":"(?:\\.|[^"\\])*"/g);
    };
    const kept = [`"content":${JSON.stringify(harmless)}`];
    expect(await contents("/wps/system/announcements")).toEqual(kept);
    expect(await contents("/wps/relay/GLS2_lobbyNews")).toEqual(kept);
    expect(await contents("/wps/relay/MCS2_getMultiCategoryTypeAnnouncements?types=PR")).toEqual(kept);
    expect(await contents("/wps/relay/MCS2_postAnnouncement", { type: "A" })).toEqual(kept);
    expect(await contents("/wps/relay/MCSFE_getListAnnouncements?types=PR")).toEqual(kept);
    for (const imageUrl of ["javascript:steal()", "//elsewhere.example/x", "http://elsewhere.example/x", "data:image/svg+xml,x"])
      await expect(publish("B", { imageUrl })).rejects.toThrow("begins with / or https://");
  });

  it("no other file keeps announcements", () => {
    const root = resolve(import.meta.dirname, "..");
    const writers = readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .filter((file) => /(?:insert into|update) messages_announcements\b/.test(readFileSync(join(root, file), "utf8")));
    expect(writers).toEqual(["messages/create-announcement.ts"]);
  });

  it("7.17.1 a member marks an announcement as read, of his own house alone; a visitor does not", async () => {
    await openTestMember(server, "announced");
    const browser = new TestBrowser(server);
    await browser.logIn("announced");
    const mark = (title: string) => browser.request("POST", "/wps/relay/MCSFE_markAnnouncementAsRead", { announcementId: ids[title] });
    expect(valueOf(await mark("news"))).toEqual({ read: true });
    expect(valueOf(await mark("news"))).toEqual({ read: true });
    expect((await mark("of another house")).body).toMatchObject({ errorCode: "messages.announcement_unknown" });
    const { announcements } = pageOf(await browser.request("GET", "/wps/relay/GLS2_lobbyNews"));
    expect(announcements.filter(({ read }) => read).map(({ title }) => title)).toEqual(["news"]);
    const catalogue = valueOf(await browser.request("POST", "/wps/relay/MCS2_postCatalog", {})) as CallValue<
      typeof postAnnouncementCatalogue
    >;
    expect(catalogue.catalogues.map(({ type, count, unread }) => [type, count - unread])).toEqual(
      catalogue.catalogues.map(({ type }) => [type, type === "A" ? 1 : 0]),
    );
    const body = { announcementId: ids["news"] };
    expect((await server.request("POST", "/wps/relay/MCSFE_markAnnouncementAsRead", { body })).status).toBe(401);
  });

  it("7.17.2 news of the lobby are the notices and what is hot, newest first, page by page, in the language or else in English", async () => {
    expect(titles(await get("GLS2_lobbyNews"))).toEqual(["newer", "hot", "news"]);
    expect(titles(await get("GLS2_lobbyNews", "MY"))).toEqual(["newer", "hot", "သတင်း"]);
    const first = await get("GLS2_lobbyNews?size=2");
    expect([titles(first), first.next]).toEqual([["newer", "hot"], 2]);
    const last = await get("GLS2_lobbyNews?size=2&page=2");
    expect([titles(last), last.next]).toEqual([["news"], null]);
    expect(await get("GLS2_lobbyNews?page=9")).toEqual({ announcements: [], next: null });
    for (const query of ["size=0", "size=51", "page=0", "page=x"])
      expect([query, (await server.request("GET", `/wps/relay/GLS2_lobbyNews?${query}`)).status]).toEqual([query, 400]);
    const jade = pageOf(await server.request("GET", "/wps/relay/GLS2_lobbyNews", { host: "jade.localhost" }));
    expect(titles(jade)).toEqual(["of another house"]);
  });

  it("3.20.5 every content type is asked for by its letters, several at once or one, and its category", async () => {
    expect((await several()).announcements.map(({ type }) => type)).toEqual(["A", "A", "B", "H", "PL", "PR", "PR", "PU"]);
    expect(titles(await several("?types=pu,A"))).toEqual(["news", "newer", "popup"]);
    expect(titles(await several("?types=A,PR&size=3&page=2"))).toEqual(["rebate"]);
    for (const [type, found] of [
      ["A", ["news", "newer"]],
      ["PL", ["player"]],
      ["B", ["banner"]],
      ["PU", ["popup"]],
      ["PR", ["deposit", "rebate"]],
    ] as const)
      expect([type, titles(pageOf(await ofOne({ type })))]).toEqual([type, found]);
    expect(titles(pageOf(await ofOne({ type: "PR", category: "rebate_promo" })))).toEqual(["rebate"]);
    expect((await ofOne({ type: "X" })).status).toBe(400);
  });

  it("the catalogue counts what is announced now, of this house", async () => {
    const answer = await server.request("POST", "/wps/relay/MCS2_postCatalog", { body: {} });
    expect(valueOf(answer)).toEqual({
      catalogues: [
        { type: "A", category: null, count: 2, unread: 0 },
        { type: "B", category: null, count: 1, unread: 0 },
        { type: "H", category: null, count: 1, unread: 0 },
        { type: "PL", category: null, count: 1, unread: 0 },
        { type: "PR", category: "deposit_promo", count: 1, unread: 0 },
        { type: "PR", category: "rebate_promo", count: 1, unread: 0 },
        { type: "PU", category: null, count: 1, unread: 0 },
      ],
    });
  });
});
