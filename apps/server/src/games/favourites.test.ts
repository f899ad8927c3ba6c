import type { CallValue } from "@lantern/contract/call.ts";
import type { listFavouriteGames } from "@lantern/contract/games/list-favourite-games.ts";
import type { listFavouriteIds } from "@lantern/contract/games/list-favourite-ids.ts";
import type { listRecentGames } from "@lantern/contract/games/list-recent-games.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueGame } from "./catalogue.ts";
import { overrideGame } from "./override-game.ts";
import { startGamesServer, type GamesMember, type GamesServer } from "./testing/games-server.ts";
import { plantGames } from "./testing/plant-game.ts";

type Favourites = CallValue<typeof listFavouriteGames>;
type FavouriteIds = CallValue<typeof listFavouriteIds>;
type Recents = CallValue<typeof listRecentGames>;

const add = "/wps/relay/MCSFE_addFavoriteGameV2";
const remove = "/wps/relay/MCSFE_removeFavoriteGameV2";
const list = "/wps/relay/MCSFE_getFavoriteGamesList";
const ids = "/wps/relay/MCSFE_getFavoriteGames";
const addRecent = "/wps/relay/MCS2_addRecentGame";
const recents = "/wps/relay/GCS_recentGame";

let server: GamesServer;
let games: CatalogueGame[];
let member: GamesMember;

beforeAll(async () => {
  server = await startGamesServer();
  games = await plantGames(server.scope, server.merchantId, [
    ...Array.from({ length: 18 }, (_, index) => ({ gameCode: `SLOT${String(index).padStart(2, "0")}` })),
    { gameCode: "FISHING", category: "FISH" },
    { gameCode: "ESPORT", category: "ESPORTS" },
  ]);
});

beforeEach(async () => {
  member = await server.newMember();
});

afterAll(() => server.close());

const nodeIdOf = (gameCode: string) => games.find((game) => game.gameCode === gameCode)?.nodeId ?? "";
const codes = (items: readonly { readonly gameCode: string }[]) => items.map((item) => item.gameCode);

async function favour(gameCode: string): Promise<void> {
  server.clock.advance(1_000);
  await server.value("POST", add, { token: member.token, body: { nodeId: nodeIdOf(gameCode), token: member.token, vendor: "GNAGA" } });
}

async function play(gameCode: string): Promise<void> {
  server.clock.advance(1_000);
  await server.value("POST", addRecent, {
    token: member.token,
    body: { nodeId: nodeIdOf(gameCode), token: member.token, vendor: "GNAGA" },
  });
}

describe("favourites", () => {
  it("7.12.1 POST adds and DELETE removes, with nodeId, token and vendor in the body, and the answer says success", async () => {
    const body = { nodeId: nodeIdOf("SLOT00"), token: member.token, vendor: "GNAGA" };
    const headers = { authorization: member.token };
    const added = await server.request("POST", add, { headers, body });
    expect(added.body).toEqual({ success: true, value: { nodeId: body.nodeId, favourite: true } });
    expect((await server.value<FavouriteIds>("GET", ids, member)).content).toEqual([body.nodeId]);
    const removed = await server.request("DELETE", remove, { headers, body });
    expect(removed.body).toEqual({ success: true, value: { nodeId: body.nodeId, favourite: false } });
    expect((await server.value<FavouriteIds>("GET", ids, member)).content).toEqual([]);
  });

  it("adding twice and removing what is none change nothing", async () => {
    await favour("SLOT00");
    await favour("SLOT01");
    await favour("SLOT00");
    expect((await server.value<FavouriteIds>("GET", ids, member)).content).toEqual([nodeIdOf("SLOT01"), nodeIdOf("SLOT00")]);
    await server.value("DELETE", remove, { token: member.token, body: { nodeId: nodeIdOf("SLOT09") } });
    await server.value("DELETE", remove, { token: member.token, body: { nodeId: "no such node" } });
    expect((await server.value<FavouriteIds>("GET", ids, member)).content).toHaveLength(2);
  });

  it("a token in the body that is not the header's is refused and changes nothing", async () => {
    const answer = await server.request("POST", add, {
      headers: { authorization: member.token },
      body: { nodeId: nodeIdOf("SLOT00"), token: "another" },
    });
    expect(answer.body?.errorCode).toBe("access.token_mismatch");
    expect((await server.value<FavouriteIds>("GET", ids, member)).content).toEqual([]);
  });

  it("a visitor and an unknown game are refused", async () => {
    expect((await server.request("POST", add, { body: { nodeId: nodeIdOf("SLOT00") } })).body?.errorCode).toBe("access.not_logged_in");
    const unknown = await server.request("POST", add, { headers: { authorization: member.token }, body: { nodeId: "lottery-1" } });
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: "games.game_unknown" } });
  });

  it("7.12.2 3.10.3 the favourite list answers content, totalPages and pageNum by token, pageNo, pageSize and language", async () => {
    for (const game of games.slice(0, 18)) await favour(game.gameCode);
    const first = await server.value<Favourites>("GET", `${list}?token=${member.token}&pageNo=1&pageSize=15&language=EN`, member);
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2 });
    expect(codes(first.content)).toEqual(
      games
        .slice(3, 18)
        .map((game) => game.gameCode)
        .toReversed(),
    );
    const second = await server.value<Favourites>("GET", `${list}?pageNo=2`, member);
    expect(codes(second.content)).toEqual(["SLOT02", "SLOT01", "SLOT00"]);
  });

  it("7.12.3 9.1.3 favourite ids come a thousand to a page", async () => {
    await favour("SLOT00");
    expect(await server.value("GET", `${ids}?token=${member.token}&pageNo=1&pageSize=1000`, member)).toEqual({
      content: [nodeIdOf("SLOT00")],
      pageNum: 1,
      totalPages: 1,
    });
    expect((await server.request("GET", `${ids}?pageSize=1001`, { headers: { authorization: member.token } })).body?.errorCode).toBe(
      "request.invalid",
    );
  });

  it("3.14.2 game favourites are nodeId strings", async () => {
    await favour("SLOT03");
    const { content } = await server.value<FavouriteIds>("GET", ids, member);
    const { content: items } = await server.value<Favourites>("GET", list, member);
    expect(content).toEqual(items.map((item) => item.nodeId));
    expect(content[0]).toBeTypeOf("string");
  });

  it("a game that is hidden leaves the list, not the favourites", async () => {
    await favour("SLOT04");
    const wish = { merchantId: server.merchantId, nodeId: nodeIdOf("SLOT04") };
    await overrideGame(server.scope, server.database, { ...wish, hidden: true });
    expect((await server.value<Favourites>("GET", list, member)).content).toEqual([]);
    await overrideGame(server.scope, server.database, wish);
    expect(codes((await server.value<Favourites>("GET", list, member)).content)).toEqual(["SLOT04"]);
  });

  it("a member keeps a thousand favourites and no more", async () => {
    await server.database.query(
      `with filler as (
         insert into games_catalogue (node_id, integration_code, vendor_code, game_code, game_id, category, names, classification,
           free_play, is_hot, is_new, min_bet_units, min_bet_units_by_currency, position, published, first_seen_at, changed_at)
         select uuidv7(), 'STUDIO', 'NONE', 'FILLER' || number, 'FILLER', 'RNG', '{"en": "Filler"}', 'SC', false, false, false, 0, '{}', 0, false, now(), now()
         from generate_series(1, 999) as number
         returning node_id)
       insert into games_favourites (member_id, node_id, added_at) select $1, node_id, now() from filler`,
      [member.memberId],
    );
    await favour("SLOT00");
    const headers = { authorization: member.token };
    const full = await server.request("POST", add, { headers, body: { nodeId: nodeIdOf("SLOT01") } });
    expect(full).toMatchObject({ status: 422, body: { errorCode: "games.favourites_full" } });
    expect((await server.request("POST", add, { headers, body: { nodeId: nodeIdOf("SLOT00") } })).status).toBe(200);
  });
});

describe("recent games", () => {
  it("7.11.2 an added game is the first of the recent ones, once", async () => {
    await play("SLOT00");
    await play("SLOT01");
    await play("SLOT00");
    expect(codes((await server.value<Recents>("GET", recents, member)).list)).toEqual(["SLOT00", "SLOT01"]);
  });

  it("7.11.1 3.10.2 recents take page, pageSize, gameType, language and clientType, and answer list and totalPages", async () => {
    for (const game of games.slice(0, 12)) await play(game.gameCode);
    await play("FISHING");
    const page = await server.value<Recents>("GET", `${recents}?page=2&pageSize=10&gameType=RNG&language=EN&clientType=2`, member);
    expect(page).toMatchObject({ pageNum: 2, totalPages: 2 });
    expect(codes(page.list)).toEqual(["SLOT01", "SLOT00"]);
    expect(codes((await server.value<Recents>("GET", `${recents}?gameType=FISH`, member)).list)).toEqual(["FISHING"]);
  });

  it("9.1.2 recents come by 15 where the size is not said", async () => {
    for (const game of games.slice(0, 18)) await play(game.gameCode);
    const page = await server.value<Recents>("GET", recents, member);
    expect([page.list.length, page.totalPages]).toEqual([15, 2]);
  });

  it("9.8.1 e-sports are no recent category", async () => {
    await play("ESPORT");
    await play("FISHING");
    expect(codes((await server.value<Recents>("GET", recents, member)).list)).toEqual(["FISHING"]);
    expect((await server.value<Recents>("GET", `${recents}?gameType=ESPORTS`, member)).list).toEqual([]);
  });

  it("a visitor has none and is told to log in", async () => {
    expect((await server.request("GET", recents)).body?.errorCode).toBe("access.not_logged_in");
  });

  it("one member's recents are nobody else's", async () => {
    await play("SLOT05");
    const other = await server.newMember();
    expect((await server.value<Recents>("GET", recents, other)).list).toEqual([]);
  });
});
