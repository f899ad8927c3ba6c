import type { CallValue } from "@lantern/contract/call.ts";
import type { getHome } from "@lantern/contract/games/get-home.ts";
import type { getVendorTypes } from "@lantern/contract/games/get-vendor-types.ts";
import type { getVendors } from "@lantern/contract/games/get-vendors.ts";
import type { listGames } from "@lantern/contract/games/list-games.ts";
import type { listHotGames } from "@lantern/contract/games/list-hot-games.ts";
import { pageHost, type WinsTold } from "@lantern/contract/stream.ts";
import { gameCentreTabs } from "@lantern/rules/games/categories.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../accounts/open-account.ts";
import { findMerchant, forgetMerchants } from "../site/find-merchant.ts";
import { post } from "../wallet/post.ts";
import { grant } from "../wallet/testing/open-member.ts";
import { performRequest } from "./callbacks/perform-request.ts";
import { createVendor } from "./create-vendor.ts";
import { findIntegration } from "./find-integration.ts";
import { openLaunch } from "./open-launch.ts";
import { forgetCatalogues, readCatalogue } from "./read-catalogue.ts";
import { overrideGame } from "./override-game.ts";
import { seedVendors } from "./seed-vendors.ts";
import { startGamesServer, type GamesServer } from "./testing/games-server.ts";
import { tellRecentWinsJob } from "./tell-recent-wins.ts";
import { plantGames } from "./testing/plant-game.ts";
import { studioVendorCode, studioWalletVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";

type Games = CallValue<typeof listGames>;
type HotGames = CallValue<typeof listHotGames>;
type VendorTypes = CallValue<typeof getVendorTypes>;

let server: GamesServer;
const gameList = "/wps/relay/GCSGAME_gameList";

beforeAll(async () => {
  server = await startGamesServer({ studioPort: 8_999 });
  const { database, merchantId } = server;
  await database.tx(async (transaction) => {
    await seedVendors(server.scope, transaction, { id: merchantId });
    for (const [index, code] of ["AV", "GOAL"].entries()) {
      await createVendor(transaction, {
        merchantId,
        code,
        integrationCode: studioVendorCode,
        displayNames: { en: code },
        position: 10 + index,
      });
    }
  });
  await plantGames(server.scope, merchantId, [
    {
      gameCode: "TIGER",
      names: { en: "Tiger Sanctum", my: "ကျားဂူ" },
      isHot: true,
      minBetUnits: { THB: "10000", MMK: "500000" },
      lineCount: 5,
    },
    {
      gameCode: "CARP",
      vendorCode: "SAMPAN",
      names: { en: "Carp over the Falls" },
      classification: "AC",
      isHot: true,
      minBetUnits: { THB: "500" },
    },
    {
      gameCode: "KYAT",
      vendorCode: "PMOON",
      integrationCode: studioWalletVendorCode,
      names: { en: "Kyat only" },
      minBetUnits: { MMK: "1000000" },
      freePlay: false,
    },
    { gameCode: "REEF", vendorCode: "TINRIC", category: "FISH", names: { en: "Reef Tiger" }, classification: "" },
    { gameCode: "AVONE", vendorCode: "AV", category: "SPORTS", classification: "" },
    { gameCode: "IMESONE", vendorCode: "IMES", category: "SPORTS", classification: "" },
    { gameCode: "GOALONE", vendorCode: "GOAL", category: "SPORTS", classification: "" },
    ...Array.from({ length: 30 }, (_, index) => ({
      gameCode: `LOT${String(index).padStart(2, "0")}`,
      vendorCode: "NBAZAR",
      names: { en: `Market ${index}` },
    })),
  ]);
});

afterAll(() => server.close());

const codes = (list: readonly { readonly gameCode: string }[]) => list.map((game) => game.gameCode);
const found = async (query: string) => codes((await server.value<Games>("GET", `${gameList}?pageSize=100&${query}`)).games);

describe("the game list", () => {
  it("3.9 a game item has every field of the wire", async () => {
    const { games } = await server.value<Games>("GET", `${gameList}?vassalage=GNAGA`);
    expect(games[0]).toMatchObject({
      nodeId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      vassalage: "GNAGA",
      vendorCode: "GNAGA",
      gameCode: "TIGER",
      gameId: "TIGER",
      roomId: "",
      gameType: "RNG",
      gameName: "Tiger Sanctum",
      nodeName: "Tiger Sanctum",
      showIcon: 1,
      iconUrl: "http://127.0.0.1:8999/art/tiles/TIGER.webp",
      supportPlay: 0,
      isTop: true,
      isNew: false,
      lottoMode: "",
      gameGroupId: "",
      mobileLargeIcon: "http://127.0.0.1:8999/art/tiles/TIGER.webp",
      gameClassifyNew: "SC",
    });
  });

  it("pictures come from the studio's port under the host name that the browser used", async () => {
    const { games } = await server.value<Games>("GET", `${gameList}?vassalage=GNAGA`, { host: "lantern.test:8080" });
    expect(games[0]?.iconUrl).toBe("http://lantern.test:8999/art/tiles/TIGER.webp");
  });

  it("7.9.2 the list takes every parameter of the wire and narrows by each", async () => {
    const everything =
      "merchant=LANTERN&platform=html5&clientType=2&language=EN&gameName=tiger&gameType=RNG&vassalage=GNAGA&gameClassify=SC&minBet=1&minLine=5&pageNo=1";
    expect(await found(everything)).toEqual(["TIGER"]);
    expect(await found("gameType=FISH")).toEqual(["REEF"]);
    expect(await found("vassalage=SAMPAN")).toEqual(["CARP"]);
    expect(await found("gameClassify=AC")).toEqual(["CARP"]);
    expect(await found("minBet=0.05")).toEqual(["CARP"]);
    expect(await found("gameType=RNG&vassalage=GNAGA&minLine=6")).toEqual([]);
    expect(await found("vassalage=LOBBY&gameType=FISH&gameName=&minBet=any&minLine=&gameClassify=")).toEqual(["REEF"]);
  });

  it("5.6 the name search finds any part of the name in any case", async () => {
    expect(await found("gameName=TIGER")).toEqual(["TIGER", "REEF"]);
    expect(await found("gameName=ver%20the%20f")).toEqual(["CARP"]);
    expect(await found("gameName=nothing")).toEqual([]);
  });

  it("5.2.5 blanks around the searched name do not count", async () => {
    expect(await found("gameName=%20%20carp%20")).toEqual(["CARP"]);
  });

  it("7.9.3 both paths answer games, pageNum and totalPages", async () => {
    for (const path of [gameList, "/lgw/games/mobile"]) {
      const page = await server.value<Games>("GET", `${path}?pageNo=2&vassalage=NBAZAR`);
      expect(page).toMatchObject({ pageNum: 2, totalPages: 2 });
      expect(codes(page.games)[0]).toBe("LOT15");
    }
  });

  it("3.10.1 the pages of a list hold every game once", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => server.value<Games>("GET", `${gameList}?pageNo=${pageNo}`)));
    expect(pages.map((page) => [page.pageNum, page.games.length, page.totalPages])).toEqual([
      [1, 15, 3],
      [2, 15, 3],
      [3, 7, 3],
      [4, 0, 3],
    ]);
    expect(new Set(pages.flatMap((page) => codes(page.games))).size).toBe(37);
  });

  it("9.1.1 a page has 15 games where the size is not said", async () => {
    expect((await server.value<Games>("GET", gameList)).games).toHaveLength(15);
  });

  it("names are shown in the language asked for, in English where there is none", async () => {
    const named = async (query: string, headers = {}) =>
      (await server.value<Games>("GET", `${gameList}?vassalage=GNAGA${query}`, { headers })).games[0]?.gameName;
    expect(await named("&language=MY")).toBe("ကျားဂူ");
    expect(await named("", { language: "MY" })).toBe("ကျားဂူ");
    expect(await named("&language=TH")).toBe("Tiger Sanctum");
    expect(await found("language=MY&gameName=ကျား")).toEqual(["TIGER"]);
  });

  it("a member sees only what is offered in his currency, a visitor what any currency has", async () => {
    const baht = await server.newMember({ currency: "THB" });
    const kyat = await server.newMember({ currency: "MMK" });
    const seenBy = async (token?: string) =>
      codes((await server.value<Games>("GET", `${gameList}?pageSize=100`, token === undefined ? {} : { token })).games);
    expect(await seenBy(baht.token)).not.toContain("KYAT");
    expect(await seenBy(kyat.token)).toEqual(["TIGER", "KYAT"]);
    expect(await seenBy()).toContain("KYAT");
  });

  it("one address is answered to each as is his, also after others have asked it", async () => {
    const { token } = await server.newMember({ currency: "MMK" });
    const address = `${gameList}?gameType=RNG&pageSize=100`;
    const asked = {
      visitor: {},
      burmese: { headers: { language: "MY" } },
      member: { token },
      elsewhere: { host: "lantern.test:8080" },
      jade: { host: "jade.localhost" },
    };
    const seenBy = async (options: (typeof asked)[keyof typeof asked]) => {
      const { games } = await server.value<Games>("GET", address, options);
      return [games.length, games[0]?.gameName, games[0]?.iconUrl.split("/")[2]];
    };
    for (let round = 0; round < 2; round += 1) {
      const seen: Record<string, unknown> = {};
      for (const [who, options] of Object.entries(asked)) seen[who] = await seenBy(options);
      expect(seen).toEqual({
        visitor: [33, "Tiger Sanctum", "127.0.0.1:8999"],
        burmese: [33, "ကျားဂူ", "127.0.0.1:8999"],
        member: [2, "Tiger Sanctum", "127.0.0.1:8999"],
        elsewhere: [33, "Tiger Sanctum", "lantern.test:8999"],
        jade: [0, undefined, undefined],
      });
    }
  });

  it("a merchant in the query that is not the host's is refused", async () => {
    const answer = await server.request("GET", `${gameList}?merchant=JADE`);
    expect(answer).toMatchObject({ status: 403, body: { success: false, errorCode: "access.merchant_mismatch" } });
  });

  it("a merchant that has no vendors lists no games", async () => {
    const jade = await server.value<Games>("GET", gameList, { host: "jade.localhost" });
    expect(jade).toEqual({ games: [], pageNum: 1, totalPages: 0 });
  });
});

describe("vendors", () => {
  it("7.9.1 the vendor types are asked for with typeId 1 and merchant_code", async () => {
    const types = await server.value<VendorTypes>("GET", "/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=LANTERN");
    expect(types.vendors.length).toBeGreaterThan(0);
    const other = await server.request("GET", "/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=JADE");
    expect(other.body?.errorCode).toBe("access.merchant_mismatch");
  });

  it("3.11.2 a category entry has its gameCategory and vendorNames, in server order", async () => {
    const { categories } = await server.value<VendorTypes>("GET", "/wps/relay/GCSGAME_getVassGameType");
    expect(categories).toEqual([
      { gameCategory: "RNG", vendorNames: ["GNAGA", "SAMPAN", "NBAZAR", "PMOON"] },
      { gameCategory: "FISH", vendorNames: ["TINRIC"] },
      { gameCategory: "LOTT", vendorNames: ["TCG_SEA"] },
      { gameCategory: "SPORTS", vendorNames: ["IMES", "AV", "GOAL"] },
    ]);
  });

  it("3.11.1 a vendor has accountTypeName, displayName, supportPlay and gameCategory", async () => {
    const { vendors } = await server.value<CallValue<typeof getVendors>>("GET", "/wps/relay/GCSGAME_getVassalage?gameType=RNG");
    expect(vendors).toContainEqual({
      accountTypeName: "GNAGA",
      displayName: "Golden Naga",
      supportPlay: 0,
      gameCategory: "RNG",
      iconUrl: expect.stringMatching(/^http:.*\/art\/brands\/GNAGA\.webp$/),
      gameCount: 1,
    });
    expect(vendors.find((vendor) => vendor.accountTypeName === "PMOON")?.supportPlay).toBe(1);
    expect(vendors.every((vendor) => vendor.gameCategory === "RNG")).toBe(true);
  });

  it("2.28.2 2.28.4 lists of the sports and e-sports tabs hold the games of those tabs' vendors", async () => {
    expect(await found("gameType=ESPORTS")).toEqual(["IMESONE", "AVONE"]);
    expect(await found("gameType=SPORTS")).toEqual(["AVONE", "GOALONE"]);
  });

  it("2.28.4 where the merchant has the other reading, its vendors stay in sports, and the app is told so", async () => {
    const { database, merchantId, scope } = server;
    const read = async (leaveSports: boolean) => {
      const settings = JSON.stringify({ esportsLeaveSports: leaveSports });
      await database.query("update site_merchants set settings = settings || $1::jsonb where id = $2", [settings, merchantId]);
      forgetMerchants(scope);
      const home = await server.value<CallValue<typeof getHome>>("GET", "/home");
      const types = await server.value<VendorTypes>("GET", "/wps/relay/GCSGAME_getVassGameType");
      const tab = gameCentreTabs(types.categories, types).find((one) => one.tab === "SPORTS");
      return [home.esportsLeaveSports, tab?.vendorNames.includes("IMES"), (await found("gameType=SPORTS")).includes("IMESONE")];
    };
    expect(await read(false)).toEqual([false, true, true]);
    expect(await read(true)).toEqual([true, false, false]);
  });
});

describe("hot games", () => {
  const hot = async (query = "") => codes((await server.value<HotGames>("GET", `/wps/relay/GCSGAME_hotGamesV2${query}`)).list);

  it("7.10.1 hot games take isPlatform, language, platform and merchantCode", async () => {
    expect(await hot("?isPlatform=2&language=EN&platform=html5&merchantCode=LANTERN")).toEqual(["TIGER", "CARP"]);
    const other = await server.request("GET", "/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&merchantCode=JADE");
    expect(other.body?.errorCode).toBe("access.merchant_mismatch");
  });

  it("7.10.3 both paths answer a list", async () => {
    const [one, other] = await Promise.all(
      ["/wps/relay/GCSGAME_hotGamesV2", "/lgw/games/popular"].map((path) => server.value<HotGames>("GET", path)),
    );
    expect(one?.list.length).toBe(2);
    expect(other).toEqual(one);
  });

  it("7.10.2 hot games are remembered for half a minute", async () => {
    expect(await hot()).toEqual(["TIGER", "CARP"]);
    const nodeId = (await server.value<Games>("GET", `${gameList}?vassalage=SAMPAN`)).games[0]?.nodeId ?? "";
    await overrideGame(server.scope, server.database, { merchantId: server.merchantId, nodeId, isHot: false });
    server.clock.advance(29_000);
    expect(await hot()).toEqual(["TIGER", "CARP"]);
    server.clock.advance(1_000);
    expect(await hot()).toEqual(["TIGER"]);
    await overrideGame(server.scope, server.database, { merchantId: server.merchantId, nodeId });
  });
});

describe("a merchant's wishes", () => {
  it("hide, rename, heat and place a game for that merchant, until they are taken back", async () => {
    const { scope, database, merchantId } = server;
    const nodeId = (await server.value<Games>("GET", `${gameList}?vassalage=SAMPAN`)).games[0]?.nodeId ?? "";
    await overrideGame(scope, database, { merchantId, nodeId, names: { en: "The Leaping Carp" }, position: 0, isNew: true });
    const [first] = (await server.value<Games>("GET", gameList)).games;
    expect(first).toMatchObject({ gameCode: "CARP", gameName: "The Leaping Carp", isNew: true });
    await overrideGame(scope, database, { merchantId, nodeId, hidden: true });
    expect(await found("vassalage=SAMPAN")).toEqual([]);
    await overrideGame(scope, database, { merchantId, nodeId });
    expect(await found("gameName=Carp%20over")).toEqual(["CARP"]);
  });

  it("a vendor that is hidden takes his games with him", async () => {
    const { scope, database, merchantId } = server;
    await database.query("update games_vendors set hidden = true where merchant_id = $1 and code = 'TINRIC'", [merchantId]);
    forgetCatalogues(scope);
    expect(await found("gameType=FISH")).toEqual([]);
    const { categories } = await server.value<VendorTypes>("GET", "/wps/relay/GCSGAME_getVassGameType");
    expect(categories.map((category) => category.gameCategory)).not.toContain("FISH");
    await database.query("update games_vendors set hidden = false where merchant_id = $1", [merchantId]);
    forgetCatalogues(scope);
  });
});

describe("home", () => {
  it("answers banners, ticker, categories, vendors, hot games and wins in one call", async () => {
    const home = await server.value<CallValue<typeof getHome>>("GET", "/home");
    expect(home.banners.length).toBeGreaterThan(0);
    expect(home.announcements).toEqual([{ id: "1", title: "Open all night" }]);
    expect(home.categories).toEqual(["RNG", "FISH", "LOTT", "SPORTS"]);
    expect(home.vendors[0]).toMatchObject({ accountTypeName: "GNAGA", displayName: "Golden Naga" });
    expect(codes(home.hotGames)).toContain("TIGER");
    expect(home.recentWins).toEqual([]);
  });

  /** A new member's round at the studio's first game, over within the second. */
  async function play(userName: string, memberType: number, winUnits: bigint): Promise<void> {
    const { clock, scope, database, merchantId } = server;
    const merchant = await findMerchant(scope, "127.0.0.1");
    const studio = await findIntegration(scope, studioVendorCode);
    const game = (await readCatalogue(scope, { id: merchantId })).games.find((candidate) => candidate.gameCode === "TIGER");
    if (merchant === undefined || studio === undefined || game === undefined) throw new Error("The studio was not planted");
    const account = { userName, passwordHash: undefined, memberType, currency: "THB", language: "EN" };
    const member = await database.tx((transaction) => openAccount(scope, transaction, merchant, account));
    const memberId = member?.id ?? "";
    await database.tx((transaction) => post(transaction, grant(memberId, `test:${memberId}`, 100_000n)));
    const player = { memberId, sessionId: undefined, trial: memberType === 4 };
    const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "en" });
    const round = { roundId: `round-${userName}`, gameCode: "TIGER", playerId: memberId };
    clock.advance(1_000);
    await performRequest(scope, studio, [
      { kind: "bet", transactionId: `bet-${userName}`, ...round, playerToken, amountUnits: 50_000n },
      { kind: "win", transactionId: `win-${userName}`, betTransactionId: `bet-${userName}`, ...round, amountUnits: winUnits },
    ]);
  }

  it("tells the last wins of real members by shortened names, newest first", async () => {
    server.clock.set(new Date());
    await play("sunrise7", 0, 1_234_500n);
    await play("smallwin", 0, 50_000n);
    await play("trialman", 4, 9_000_000n);
    await play("houseman", 40, 9_000_000n);
    await play("moonagent", 1, 60_000n);
    server.clock.advance(10_000);
    const { recentWins } = await server.value<CallValue<typeof getHome>>("GET", "/home");
    expect(recentWins.map(({ userName, gameName, amount, currency }) => [userName, gameName, amount, currency])).toEqual([
      ["mo***t", "Tiger Sanctum", "6.00", "THB"],
      ["su***7", "Tiger Sanctum", "123.45", "THB"],
    ]);
  });

  it("tells the streams of new wins once, the newest few, when each answer of home has them, by shortened names", async () => {
    const { clock, scope, database } = server;
    const told = async () => {
      await tellRecentWinsJob.run(scope);
      const sql = "select member_id, payload from platform_events where topic = 'games.wins_told' order by id";
      return database.query<{ member_id: string | null; payload: WinsTold }>(sql);
    };
    // What was won before the first look is told by home alone.
    clock.advance(60_000);
    expect(await told()).toEqual([]);
    for (const name of ["riverboat", "goldleaf", "nightbird", "whitecarp"]) await play(name, 0, 100_000n);
    // As many of the house's own accounts as are told at once take nobody's place.
    for (const [place, memberType] of [40, 41, 42].entries()) await play(`houseman2${place}`, memberType, 9_000_000n);
    await play("nowinner", 0, 50_000n);
    expect(await told()).toEqual([]);
    clock.advance(10_000);
    const [event, ...others] = await told();
    expect(others).toEqual([]);
    expect(event?.member_id).toBeNull();
    const { recentWins } = await server.value<CallValue<typeof getHome>>("GET", "/home");
    const wins = event?.payload.wins ?? [];
    expect(wins.map(({ userName }) => userName)).toEqual(["wh***p", "ni***d", "go***f"]);
    expect(wins.map(({ id, amount, currency, wonAt }) => ({ id, amount, currency, wonAt }))).toEqual(
      recentWins.slice(0, 3).map(({ id, amount, currency, wonAt }) => ({ id, amount, currency, wonAt })),
    );
    expect(wins[0]).toMatchObject({
      gameNames: { en: "Tiger Sanctum", my: "ကျားဂူ" },
      iconUrl: `http://${pageHost}:8999/art/tiles/TIGER.webp`,
    });
    expect(JSON.stringify(event?.payload)).not.toContain("whitecarp");
    clock.advance(60_000);
    expect(await told()).toHaveLength(1);
  });
});
