import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashSecretToken } from "../accounts/secret-token.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import { excludeMember } from "../safeguards/exclude-member.ts";
import { setMemberStatus } from "../safeguards/set-member-status.ts";
import { forgetMerchants } from "../site/find-merchant.ts";
import { startGamesServer, type GamesMember, type GamesServer } from "./testing/games-server.ts";
import { plantGames } from "./testing/plant-game.ts";
import { startVendorStand, type VendorStand } from "./testing/vendor-stand.ts";

const launchPath = "/wps/game/launchGame";

let server: GamesServer;
let vendor: VendorStand;
let member: GamesMember;
let tigerNode: string;

beforeAll(async () => {
  vendor = await startVendorStand(readConfiguration({}).studioSecret);
  server = await startGamesServer({ studioPort: vendor.port });
  const [tiger] = await plantGames(server.scope, server.merchantId, [
    { gameCode: "TIGER", minBetUnits: { THB: "10000", MMK: "500000" } },
    { gameCode: "MONEY", freePlay: false },
    { gameCode: "REEF", category: "FISH", vendorCode: "SAMPAN" },
  ]);
  tigerNode = tiger?.nodeId ?? "";
});

beforeEach(async () => {
  member = await server.newMember();
  vendor.launches.length = 0;
});

afterAll(async () => {
  await server.close();
  await vendor.close();
});

interface LaunchRow {
  readonly mode: string;
  readonly trial: boolean;
  readonly token_hash: Uint8Array | null;
  readonly expires_at: Date;
  readonly failed_at: Date | null;
}

const launchesOf = (memberId: string) =>
  server.database.query<LaunchRow>(
    "select mode, trial, token_hash, expires_at, failed_at from games_launches where member_id = $1 order by started_at",
    [memberId],
  );

const launch = (body: object, { token, ...request }: { token?: string; host?: string; headers?: Record<string, string> } = {}) =>
  server.request("POST", launchPath, {
    ...request,
    headers: { ...request.headers, ...(token === undefined ? {} : { authorization: token }) },
    body,
  });

describe("launching a game", () => {
  it("7.13 takes gameCategory, vendor, gameId, nodeId, platform and supportPlay, and answers the vendor's gameUrl", async () => {
    const body = { gameCategory: "RNG", vendor: "GNAGA", gameId: "TIGER", nodeId: tigerNode, platform: "MOBILE", supportPlay: 1 };
    const answer = await launch(body, { token: member.token });
    expect(answer.body).toEqual({ success: true, value: { gameUrl: `http://127.0.0.1:${vendor.port}/play/TIGER?session=once` } });
    expect(vendor.launches[0]).toMatchObject({
      gameCode: "TIGER",
      mode: "real",
      currency: "THB",
      language: "en",
      device: "mobile",
      hostName: "127.0.0.1",
    });
  });

  it("a desktop, another language and another host name reach the vendor", async () => {
    await launch(
      { nodeId: tigerNode, platform: "web", backUrl: "/m/gameList?gameType=RNG" },
      { token: member.token, host: "lantern.test", headers: { language: "MY" } },
    );
    expect(vendor.launches[0]).toMatchObject({ device: "desktop", language: "my", hostName: "lantern.test" });
    expect(vendor.launches[0]?.returnUrl).toBe("http://lantern.test:8080/m/gameList?gameType=RNG");
  });

  it("the vendor hears what the merchant's market asks of a game", async () => {
    const setTerms = async (autoplay: boolean, minimumCycleMs: number) => {
      const sql =
        "update site_merchants set settings = settings || jsonb_build_object('autoplay', $2::boolean, 'minimumCycleMs', $3::int) where id = $1";
      await server.database.query(sql, [server.merchantId, autoplay, minimumCycleMs]);
      forgetMerchants(server.scope);
    };
    await setTerms(false, 2_500);
    await launch({ nodeId: tigerNode }, { token: member.token });
    await setTerms(true, 0);
    await launch({ nodeId: tigerNode }, { token: member.token });
    expect(vendor.launches).toMatchObject([
      { autoplayAllowed: false, minimumCycleMs: 2_500 },
      { autoplayAllowed: true, minimumCycleMs: 0 },
    ]);
  });

  it("the vendor hears the match that was tapped where it is his own, and the merchant's zone", async () => {
    for (const matchId of ["STUDIO:LEAGUE.7", "ELSEWHERE:LEAGUE.7"]) await launch({ nodeId: tigerNode, matchId }, { token: member.token });
    expect(vendor.launches.map(({ fixtureCode }) => fixtureCode)).toEqual(["LEAGUE.7", undefined]);
    const broken = await launch({ nodeId: tigerNode, matchId: "STUDIO:a b" }, { token: member.token });
    expect(broken.body?.errorCode).toBe("request.invalid");
    expect(vendor.launches[0]?.timeZone).toBe("Asia/Bangkok");
  });

  it("a back address that leaves the app is refused", async () => {
    for (const backUrl of ["//evil.test/", "https://evil.test/", "/\\evil.test"]) {
      expect((await launch({ nodeId: tigerNode, backUrl }, { token: member.token })).body?.errorCode).toBe("request.invalid");
    }
    expect(vendor.launches).toEqual([]);
  });

  it("4.6.4 real play and free play are told apart by the free flag, or by supportPlay 0 where it says nothing", async () => {
    await launch({ nodeId: tigerNode, supportPlay: 0 }, { token: member.token });
    await launch({ nodeId: tigerNode, free: true, supportPlay: 1 }, { token: member.token });
    await launch({ nodeId: tigerNode, free: false, supportPlay: 0 }, { token: member.token });
    expect(vendor.launches.map((request) => request.mode)).toEqual(["free", "free", "real"]);
    expect(vendor.launches.map((request) => request.playerToken !== undefined)).toEqual([false, false, true]);
  });

  it("the launch is recorded, with the hash of the token alone, and the game is the member's most recent", async () => {
    await launch({ nodeId: tigerNode }, { token: member.token });
    const [row] = await launchesOf(member.memberId);
    const token = vendor.launches[0]?.playerToken ?? "";
    expect(Buffer.from(row?.token_hash ?? []).equals(hashSecretToken(token))).toBe(true);
    expect(row).toMatchObject({ mode: "real", trial: false, failed_at: null });
    const recents = await server.value<{ list: { gameCode: string }[] }>("GET", "/wps/relay/GCS_recentGame", member);
    expect(recents.list.map((game) => game.gameCode)).toEqual(["TIGER"]);
  });

  it("a vendor without a game opens his first game of the category", async () => {
    await launch({ vendor: "SAMPAN" }, { token: member.token });
    await launch({ vendor: "GNAGA", gameCategory: "RNG" }, { token: member.token });
    expect(vendor.launches.map((request) => request.gameCode)).toEqual(["REEF", "TIGER"]);
    expect((await launch({ vendor: "GNAGA", gameCategory: "FISH" }, { token: member.token })).body?.errorCode).toBe("games.game_unknown");
  });

  it("unknown games and games not offered in the member's currency are refused", async () => {
    expect((await launch({ vendor: "GNAGA", gameId: "NOTHING" }, { token: member.token })).body?.errorCode).toBe("games.game_unknown");
    expect((await launch({}, { token: member.token })).body?.errorCode).toBe("games.game_unknown");
    const kyat = await server.newMember({ currency: "MMK" });
    expect((await launch({ vendor: "GNAGA", gameId: "MONEY" }, kyat)).body?.errorCode).toBe("games.game_unavailable");
    expect(vendor.launches).toEqual([]);
  });
});

describe("who may play", () => {
  it("a visitor plays free, for money he is told to log in", async () => {
    expect((await launch({ nodeId: tigerNode, free: true })).status).toBe(200);
    expect((await launch({ nodeId: tigerNode })).body).toMatchObject({ success: false, errorCode: "access.not_logged_in" });
  });

  it("free play takes a game that supports it and the merchant's flag FREEPLAY3", async () => {
    const money = await launch({ vendor: "GNAGA", gameId: "MONEY", free: true }, { token: member.token });
    expect(money).toMatchObject({ status: 422, body: { errorCode: "games.free_play_unavailable" } });
    const setFlag = "update site_flags set is_on = $2 where merchant_id = $1 and name = 'FREEPLAY3'";
    await server.database.query(setFlag, [server.merchantId, false]);
    forgetMerchants(server.scope);
    expect((await launch({ nodeId: tigerNode, free: true })).body?.errorCode).toBe("games.free_play_unavailable");
    const listed = await server.value<{ games: { supportPlay: number }[] }>("GET", "/lgw/games/mobile");
    expect(listed.games.map((game) => game.supportPlay)).toEqual([1, 1, 1]);
    await server.database.query(setFlag, [server.merchantId, true]);
    forgetMerchants(server.scope);
  });

  it("a trial member plays as for money, marked as trial", async () => {
    const trial = await server.newMember({ memberType: 4 });
    expect((await launch({ nodeId: tigerNode }, trial)).status).toBe(200);
    expect(vendor.launches[0]?.mode).toBe("real");
    expect(await launchesOf(trial.memberId)).toMatchObject([{ mode: "real", trial: true }]);
  });

  it("suspended and excluded members are refused before the vendor hears of it", async () => {
    await server.database.tx((transaction) => setMemberStatus(transaction, { memberId: member.memberId, status: "suspended" }));
    expect((await launch({ nodeId: tigerNode }, { token: member.token })).body?.errorCode).toBe("safeguards.member_suspended");
    const excluded = await server.newMember();
    const until = new Date(server.clock.now().getTime() + 86_400_000);
    await server.database.tx((transaction) => excludeMember(transaction, { memberId: excluded.memberId, until }));
    expect((await launch({ nodeId: tigerNode }, excluded)).body?.errorCode).toBe("safeguards.member_excluded");
    expect(vendor.launches).toEqual([]);
  });
});

describe("a vendor that cannot", () => {
  const usual = () => vendor.answerLaunch;

  it("a vendor that does not answer is unavailable, and the launch's token is dead", async () => {
    const before = usual();
    vendor.answerLaunch = () => "silence";
    const answer = await launch({ nodeId: tigerNode }, { token: member.token });
    vendor.answerLaunch = before;
    expect(answer).toMatchObject({ status: 503, body: { errorCode: "games.vendor_unavailable" } });
    const [row] = await launchesOf(member.memberId);
    expect(row?.failed_at).not.toBeNull();
    expect(row?.expires_at.getTime()).toBeLessThanOrEqual(server.clock.now().getTime());
    const recents = await server.value<{ list: unknown[] }>("GET", "/wps/relay/GCS_recentGame", member);
    expect(recents.list).toEqual([]);
  });

  it("a game that the vendor no longer knows is not open", async () => {
    const before = usual();
    vendor.answerLaunch = () => ({ status: "game_unknown" });
    const answer = await launch({ nodeId: tigerNode }, { token: member.token });
    vendor.answerLaunch = before;
    expect(answer).toMatchObject({ status: 422, body: { errorCode: "games.game_unavailable" } });
  });
});
