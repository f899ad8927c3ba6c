import type { VendorBet, VendorWin } from "@lantern/vendor-kit/adapter.ts";
import type { VendorStandIn } from "@lantern/vendor-kit/stand-in/stand-in.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkLedger } from "../wallet/check-ledger.ts";
import { walletChecks } from "../wallet/ledger-checks.ts";
import { readBalances } from "../wallet/read-balances.ts";
import { findIntegration, type Integration } from "./find-integration.ts";
import { gamesLedgerChecks } from "./ledger-checks.ts";
import { readRounds } from "./read-rounds.ts";
import { syncCatalogue } from "./sync-catalogue.ts";
import { startGamesServer, type GamesServer } from "./testing/games-server.ts";
import { makeVendorWire } from "./testing/vendor-wire.ts";

const baht = (whole: number) => BigInt(whole) * 10_000n;

describe.each(["rsa-wallet", "action-wallet"] as const)("a vendor that speaks %s", (protocol) => {
  const wire = makeVendorWire(protocol);
  const maker = `${wire.vendorCode} Lights`;
  let server: GamesServer;
  let vendor: VendorStandIn;
  let integration: Integration;

  beforeAll(async () => {
    if (wire.startStandIn === undefined) throw new Error(`There is no stand-in for ${protocol}`);
    vendor = await wire.startStandIn();
    server = await startGamesServer(wire.configuration);
    server.clock.set(new Date());
    await wire.install(server, server.merchantId, vendor.url);
    const found = await findIntegration(server.scope, wire.vendorCode);
    if (found === undefined) throw new Error("The vendor was not installed");
    integration = found;
  });

  beforeEach(async () => {
    vendor.mood = "well";
    vendor.games = [
      { gameCode: "tide-01", name: "Tide", maker, category: "Video Slots", supportsFreePlay: true },
      { gameCode: "quay", name: "Quay Roulette", maker, category: "Live Roulette", supportsFreePlay: false },
    ];
    await syncCatalogue(server.scope, integration);
  });

  afterAll(async () => {
    await server.close();
    await vendor.close();
  });

  const open = async (token: string, body: object = { gameId: "tide-01", platform: "MOBILE" }) =>
    server.request("POST", "/wps/game/launchGame", { headers: { authorization: token }, body });

  it("has his games in the catalogue, in the categories and classes of the lists", async () => {
    const rows = await server.database.query(
      `select game_code, vendor_code, category, classification, names, image_path, free_play, min_bet_units_by_currency ? 'THB' as offered
       from games_catalogue where integration_code = $1 order by position`,
      [wire.vendorCode],
    );
    const ofBoth = { vendor_code: wire.brandCode, offered: true };
    expect(rows).toEqual([
      {
        ...ofBoth,
        game_code: "tide-01",
        category: "RNG",
        classification: "SC",
        names: { en: "Tide" },
        image_path: "/thumbs/tide-01.webp",
        free_play: true,
      },
      {
        ...ofBoth,
        game_code: "quay",
        category: "LIVE",
        classification: "ROU",
        names: { en: "Quay Roulette" },
        image_path: "/thumbs/quay.webp",
        free_play: false,
      },
    ]);
  });

  it("a list that is the same changes nothing, one that is shorter withdraws a game", async () => {
    expect(await syncCatalogue(server.scope, integration)).toMatchObject({ synced: true, changed: false });
    vendor.games = vendor.games.slice(0, 1);
    expect(await syncCatalogue(server.scope, integration)).toMatchObject({ synced: true, gameCount: 1, changed: true });
    const published = await server.database.query("select game_code from games_catalogue where integration_code = $1 and published", [
      wire.vendorCode,
    ]);
    expect(published).toEqual([{ game_code: "tide-01" }]);
  });

  it("opens a game, plays a round on the member's purse and leaves the ledger whole", async () => {
    const member = await server.newMember({ fundsUnits: baht(10) });
    const opened = await open(member.token, { gameId: "tide-01", platform: "web" });
    expect(opened.body).toMatchObject({
      success: true,
      value: { gameUrl: expect.stringContaining(`${vendor.url}/play/tide-01?session=`) },
    });
    const launch = vendor.launches.at(-1);
    expect(launch).toMatchObject({ gameCode: "tide-01", mode: "real", playerId: member.memberId, currency: "THB", device: "desktop" });

    const round = { roundId: `round-of-${protocol}`, gameCode: "tide-01", playerId: member.memberId, currency: "THB" };
    const bet: VendorBet = {
      kind: "bet",
      transactionId: `bet-of-${protocol}`,
      playerToken: launch?.playerToken ?? "",
      ...round,
      amountUnits: baht(4),
    };
    const win: VendorWin = {
      kind: "win",
      transactionId: `win-of-${protocol}`,
      betTransactionId: bet.transactionId,
      ...round,
      amountUnits: baht(9),
      endsRound: true,
    };
    expect(await vendor.call(server.url, bet)).toMatchObject({ status: "ok", balanceUnits: baht(6) });
    expect(await vendor.call(server.url, win)).toMatchObject({ status: "ok", balanceUnits: baht(15) });
    expect(await vendor.call(server.url, { ...bet, transactionId: `late-bet-of-${protocol}` })).not.toMatchObject({ status: "ok" });
    expect((await readBalances(server.database, member.memberId)).spendableUnits).toBe(baht(15));
    expect(await readRounds(server.database, { memberId: member.memberId, size: 5 })).toMatchObject([
      { gameCode: "tide-01", stakeUnits: baht(4), winUnits: baht(9), state: "settled" },
    ]);
    expect((await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
  });

  it("opens free play without a player", async () => {
    const member = await server.newMember();
    const opened = await open(member.token, { gameId: "tide-01", platform: "MOBILE", free: true });
    expect(opened.body).toMatchObject({ success: true });
    expect(vendor.launches.at(-1)).toMatchObject({ mode: "free", playerId: undefined, playerToken: undefined });
  });

  it("that has withdrawn the game, fails or says nothing is told apart, and its token is good for nothing", async () => {
    const member = await server.newMember({ fundsUnits: baht(10) });
    vendor.games = [];
    expect((await open(member.token)).body?.errorCode).toBe("games.game_unavailable");
    vendor.mood = "failing";
    expect((await open(member.token)).body?.errorCode).toBe("games.vendor_unavailable");
    expect(await syncCatalogue(server.scope, integration)).toMatchObject({ synced: false, reason: "HTTP 500" });
    vendor.mood = "silent";
    const fetched = await integration.client(50).catalogue();
    expect(fetched).toMatchObject({ kind: "unknown" });
    const failed = await server.database.query("select failed_at is not null as failed from games_launches where member_id = $1", [
      member.memberId,
    ]);
    expect(failed).toEqual([{ failed: true }, { failed: true }]);
  });

  it("a vendor whom the platform signs wrongly for tells so", async () => {
    const stranger = makeVendorWire(protocol);
    const keys = Object.values(stranger.configuration.vendorKeys ?? {})[0];
    const secret = protocol === "rsa-wallet" ? (keys?.secret ?? "") : "another secret than the vendor's";
    const wrong = await startGamesServer({
      vendorKeys: Object.fromEntries(
        Object.entries(wire.configuration.vendorKeys ?? {}).map(([name, known]) => [name, { ...known, secret }] as const),
      ),
    });
    await wire.install(wrong, wrong.merchantId, vendor.url);
    const found = await findIntegration(wrong.scope, wire.vendorCode);
    const outcome = found === undefined ? undefined : await syncCatalogue(wrong.scope, found);
    await wrong.close();
    expect(outcome).toMatchObject({ synced: false, reason: expect.stringContaining("HTTP 403") });
  });
});
