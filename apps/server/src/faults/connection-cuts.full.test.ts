import { openDatabase } from "@lantern/database/open-database.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { assertSoundLedger } from "./testing/assert-sound-ledger.ts";
import { BettingLoad } from "./testing/betting-load.ts";
import { startCuttingProxy } from "./testing/cutting-proxy.ts";
import { announceFigures, announceSeed, faultSeed, makeChance, pause, roundsOr } from "./testing/fault-seed.ts";
import { freePort } from "@lantern/database/testing/free-port.ts";
import { startPlatform, type PlatformProcess } from "./testing/platform-process.ts";
import { VendorLoad } from "./testing/vendor-load.ts";

const rounds = roundsOr(8);
const roundMs = 2_500;

/** Ends a share of the platform's connections, whatever they are in the middle of; $2 draws whom. */
const endConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like 'lantern%' and pid <> pg_backend_pid() and (pid * 7919 + $1::int) % 3 = 0`;

describe("the platform while its connections to PostgreSQL are cut in the middle of transactions", () => {
  let database: TestDatabase;
  let url: string;
  const running: PlatformProcess[] = [];
  beforeEach(async () => {
    database = await openTestDatabase("postgres", { poolSize: 2 });
    url = database.url ?? "";
  });
  afterEach(async () => {
    for (const platform of running.splice(0)) await platform.stop("SIGKILL");
    await database.close();
  });

  /** Runs `fault` while members bet and a vendor calls, round after round; the ledger is proven after each. */
  async function assertSurvives(
    databaseUrl: string,
    name: string,
    fault: (round: { readonly endsMs: number }) => Promise<void>,
  ): Promise<{ readonly bets: number; readonly unknownBets: number; readonly vendorRepeats: number }> {
    const port = await freePort();
    const platform = await startPlatform({ port, environment: { DATABASE_URL: databaseUrl } });
    running.push(platform);
    const vendor = await VendorLoad.open(platform.url, { studioPort: port + 1, players: 3, name, seed: faultSeed });
    const load = await BettingLoad.open(platform.url, { name, members: 8 });
    let unknownBets = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        load.start();
        vendor.start();
        await load.hasBet(2);
        await fault({ endsMs: performance.now() + roundMs });
        await load.hasBet(2);
        await Promise.all([load.stop(), vendor.stop()]);
        unknownBets += load.unknownCount;
        await load.resolveUnknown();
        await assertSoundLedger({ DATABASE_URL: url });
      }
      expect(platform.ended()).toBeUndefined();
      await load.assertNothingLost();
      await load.assertOneOrderEach(database);
      await vendor.assertBalances();
      return { bets: load.acknowledgedCount, unknownBets, vendorRepeats: vendor.repeatedCount };
    } catch (error) {
      throw new Error(`${String(error)}\nThe platform wrote: ${platform.errors()}`, { cause: error });
    } finally {
      await vendor.close();
    }
  }

  test("by the server's administrator: each retry under its key has one effect, and the process lives on", async () => {
    announceSeed("connections ended by pg_terminate_backend");
    const chance = makeChance(faultSeed);
    const administrator = await openDatabase({ url, poolSize: 1 });
    try {
      let ended = 0;
      const figures = await assertSurvives(url, "ended", async ({ endsMs }) => {
        while (performance.now() < endsMs) {
          ended += (await administrator.query(endConnections, [Math.floor(chance() * 1_000)])).length;
          await pause(20 + Math.floor(chance() * 120));
        }
      });
      announceFigures("connections ended", { ended, ...figures });
      expect(ended).toBeGreaterThan(rounds);
      expect(figures.bets).toBeGreaterThan(rounds);
    } finally {
      await administrator.close();
    }
  });

  test("by a network that resets half-way through statements and before the answer to a commit", async () => {
    announceSeed("connections reset by a proxy");
    const { hostname, port } = new URL(url);
    const proxy = await startCuttingProxy({ host: hostname, port: Number(port) }, makeChance(faultSeed));
    try {
      const through = new URL(url);
      through.port = String(proxy.port);
      const figures = await assertSurvives(through.href, "reset", async ({ endsMs }) => {
        proxy.cutting = true;
        await pause(endsMs - performance.now());
        proxy.cutting = false;
      });
      announceFigures("connections reset", { ...proxy.cuts, ...figures });
      for (const count of Object.values(proxy.cuts)) expect(count).toBeGreaterThan(0);
      expect(figures.unknownBets).toBeGreaterThan(0);
      expect(figures.vendorRepeats).toBeGreaterThan(0);
    } finally {
      await proxy.close();
    }
  });

  test("while the network hangs: callers are refused within seconds, and all goes on when it is back", async () => {
    announceSeed("a network that hangs");
    const { hostname, port } = new URL(url);
    const proxy = await startCuttingProxy({ host: hostname, port: Number(port) }, makeChance(faultSeed));
    try {
      const through = new URL(url);
      through.port = String(proxy.port);
      const platformPort = await freePort();
      const platform = await startPlatform({ port: platformPort, environment: { DATABASE_URL: through.href } });
      running.push(platform);
      const load = await BettingLoad.open(platform.url, { name: "hanging", members: 8 });
      load.start();
      await load.hasBet(4);
      proxy.hang(true);
      await pause(4_000);
      expect(await platform.isReady()).toBe(false);
      await pause(22_000);
      proxy.hang(false);
      await load.hasBet(4);
      await load.stop();
      await load.resolveUnknown();
      await load.assertNothingLost();
      await load.assertOneOrderEach(database);
      expect(load.unavailableCount).toBeGreaterThan(0);
      expect(await platform.isReady()).toBe(true);
      await assertSoundLedger({ DATABASE_URL: url });
    } finally {
      await proxy.close();
    }
  });
});
