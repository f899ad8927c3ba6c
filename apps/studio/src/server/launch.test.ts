import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sign, signatureHeader } from "@lantern/vendor-kit/signature.ts";
import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import { benchGame, startStudioBench, type StudioBench } from "./testing/studio-bench.ts";

let bench: StudioBench;
beforeAll(async () => {
  bench = await startStudioBench();
});
afterAll(() => bench.close());

function launchOf(change: Record<string, unknown> = {}) {
  return {
    nonce: randomUUID(),
    sentAt: new Date(bench.clock.nowMs).toISOString(),
    gameCode: benchGame,
    mode: "real" as const,
    playerToken: "some-player-token",
    currency: "THB",
    language: "my",
    device: "mobile" as const,
    returnUrl: "http://localhost:8080/m/home",
    hostName: "jade.localhost",
    ...change,
  };
}

const sportsBrands = ["MONSUN", "RATTAN", "LONGTL", "IMES", "TF", "IA"];

describe("the vendor API", () => {
  it("lists every title with brand, names, stakes and exact return", async () => {
    const outcome = await bench.vendor.catalogue();
    if (outcome.kind !== "ok") throw new Error(`the catalogue was answered ${JSON.stringify(outcome)}`);
    const { brands, games } = outcome.answer;
    expect(brands.map(({ brandCode }) => brandCode)).toEqual(["GNAGA", "SAMPAN", "TINRIC", "NBAZAR", "PMOON", ...sportsBrands]);
    expect(new Set(games.map(({ brandCode }) => brandCode))).toEqual(new Set(brands.map(({ brandCode }) => brandCode)));
    expect(new Set(games.map(({ gameCode }) => gameCode)).size).toBe(games.length);
    const tiger = games.find(({ gameCode }) => gameCode === benchGame);
    expect(tiger).toMatchObject({
      category: "RNG",
      supportsFreePlay: true,
      returnToPlayer: "227703/237568",
      returnToPlayerPercent: "95.85",
      minBetUnitsByCurrency: { THB: "10000", MMK: "1000000" },
      lines: 5,
    });
    for (const game of games) expect(game.names).toMatchObject({ en: expect.any(String), my: expect.any(String) });
  });

  it("answers nothing but its health to who does not hold the secret", async () => {
    const stranger = makeVendorClient({ vendorUrl: bench.studio.url, secret: "not the secret" });
    expect(await stranger.catalogue()).toMatchObject({ kind: "refused", status: "invalid_signature" });
    expect(await stranger.launch(launchOf())).toMatchObject({ kind: "refused", status: "invalid_signature" });
    expect(await stranger.health()).toMatchObject({ kind: "ok" });
  });

  it("opens under the host name that the browser used", async () => {
    const outcome = await bench.vendor.launch(launchOf());
    if (outcome.kind !== "ok") throw new Error(`the launch was answered ${JSON.stringify(outcome)}`);
    const url = new URL(outcome.answer.launchUrl);
    expect(url.origin).toBe(`http://jade.localhost:${new URL(bench.studio.url).port}`);
    expect(url.pathname).toBe(`/play/${benchGame}`);
    expect(url.searchParams.get("session")).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get("lang")).toBe("MY");
    expect(url.searchParams.get("parent")).toBe("http://localhost:8080");
  });

  it.each([
    ["an unknown game", { gameCode: "GN-NOTHING" }, "game_unknown"],
    ["a currency in which it has no stakes", { currency: "LAK" }, "game_unknown"],
    ["real play without a player", { playerToken: undefined }, "invalid_request"],
    ["a return address that is no page", { returnUrl: "javascript:alert(1)" }, "invalid_request"],
    ["a host name with a path in it", { hostName: "evil.example/x" }, "invalid_request"],
    ["no time", { sentAt: "tomorrow, at the latest" }, "invalid_request"],
  ])("refuses %s", async (_what, change, status) => {
    expect(await bench.vendor.launch(launchOf(change))).toMatchObject({ kind: "refused", status });
  });

  it("refuses a launch that is sent again or late", async () => {
    const request = launchOf();
    expect(await bench.vendor.launch(request)).toMatchObject({ kind: "ok" });
    expect(await bench.vendor.launch(request)).toMatchObject({ kind: "refused", status: "invalid_request" });
    const late = launchOf({ sentAt: new Date(bench.clock.nowMs - 61_000).toISOString() });
    expect(await bench.vendor.launch(late)).toMatchObject({ kind: "refused", status: "invalid_request" });
  });

  it("checks the signature over the bytes as they came", async () => {
    const body = JSON.stringify({ call: "launch", ...launchOf() });
    const headers = { "Content-Type": "application/json", [signatureHeader]: sign(body, bench.operator.secret) };
    const post = (text: string) => fetch(new URL("/vendor-api/launch", bench.studio.url), { method: "POST", headers, body: text });
    expect((await post(`${body} `)).status).toBe(403);
    expect((await post(body)).status).toBe(200);
  });
});

describe("opening by code", () => {
  it("takes a code once", async () => {
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    const code = await bench.launch({ playerToken: player.playerToken, language: "my" });
    expect(await bench.post("/game-api/open", { code })).toMatchObject({
      httpStatus: 200,
      body: {
        mode: "real",
        currency: "THB",
        balanceUnits: "1000000",
        title: { code: benchGame, name: { en: "Tiger Sanctum" } },
        defaultStakeUnits: expect.stringMatching(/^\d+$/),
        stakesUnits: expect.arrayContaining(["10000"]),
        settings: { language: "my", device: "mobile", returnUrl: "http://localhost:8080/m/home", brandName: "Golden Naga" },
      },
    });
    expect(await bench.post("/game-api/open", { code })).toEqual({ httpStatus: 401, body: { error: "session_expired" } });
  });

  it("tells the game what the player's market asks of it, also when its page is loaded again", async () => {
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    const strict = await bench.open(player.playerToken);
    expect(strict.settings).toMatchObject({ autoplayAllowed: false, minimumCycleMs: 0 });
    const opened = await bench.open(player.playerToken, { autoplayAllowed: true, minimumCycleMs: 2_500 });
    expect(opened.settings).toMatchObject({ autoplayAllowed: true, minimumCycleMs: 2_500 });
    const again = await bench.post("/game-api/open", { sessionToken: opened.sessionToken });
    expect(again.body).toMatchObject({ settings: { autoplayAllowed: true, minimumCycleMs: 2_500 } });
    const code = await bench.launch({ mode: "free", autoplayAllowed: true, minimumCycleMs: 3_000 });
    expect((await bench.post("/game-api/open", { code })).body).toMatchObject({
      mode: "free",
      settings: { autoplayAllowed: true, minimumCycleMs: 3_000 },
    });
  });

  it("refuses an old code, an invented code and a body of another shape", async () => {
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    const code = await bench.launch({ playerToken: player.playerToken });
    bench.clock.nowMs += 121_000;
    expect(await bench.post("/game-api/open", { code })).toMatchObject({ body: { error: "session_expired" } });
    expect(await bench.post("/game-api/open", { code: "x".repeat(43) })).toMatchObject({ body: { error: "session_expired" } });
    for (const body of [{}, { code: 5 }, { code: ["x"] }, []]) {
      expect(await bench.post("/game-api/open", body)).toEqual({ httpStatus: 400, body: { error: "invalid_request" } });
    }
  });

  it("keeps the code when the platform cannot say who plays", async () => {
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    const code = await bench.launch({ playerToken: player.playerToken });
    bench.operator.mishap = () => "refuse_500";
    expect(await bench.post("/game-api/open", { code })).toEqual({ httpStatus: 503, body: { error: "platform_unavailable" } });
    bench.operator.mishap = () => "none";
    expect(await bench.post("/game-api/open", { code })).toMatchObject({ httpStatus: 200 });
  });

  it("says that a player's session has ended when the platform says so", async () => {
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    await bench.operator.expirePlayerToken(player.playerToken);
    const code = await bench.launch({ playerToken: player.playerToken });
    expect(await bench.post("/game-api/open", { code })).toMatchObject({ body: { error: "session_expired" } });
  });
});
