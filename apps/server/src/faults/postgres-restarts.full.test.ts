import type { Database } from "@lantern/database/database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "@lantern/database/open-database.ts";
import { assertSoundLedger } from "./testing/assert-sound-ledger.ts";
import { BettingLoad } from "./testing/betting-load.ts";
import { announceFigures, announceSeed, faultSeed, makeChance, pause, roundsOr } from "./testing/fault-seed.ts";
import { freePort } from "@lantern/database/testing/free-port.ts";
import { startPlatform } from "./testing/platform-process.ts";
import { startPostgresServer, type PostgresServer, type StopMode } from "@lantern/database/testing/postgres-server.ts";
import { VendorLoad } from "./testing/vendor-load.ts";

const restarts = roundsOr(10);
/** Jobs pause between attempts for at most half a minute; nothing here may take longer. */
const recoveryMsMax = 40_000;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer(["max_connections=100", "shared_buffers=64MB"]);
});
afterAll(() => postgres.close());

test(`PostgreSQL is stopped and started ${restarts} times under load: the platform refuses clearly, then goes on by itself`, async () => {
  announceSeed("restarts of PostgreSQL");
  const chance = makeChance(faultSeed);
  const port = await freePort();
  const platform = await startPlatform({ port, environment: { DATABASE_URL: postgres.url } });
  const vendor = await VendorLoad.open(platform.url, { studioPort: port + 1, players: 3, name: "restarts", seed: faultSeed });
  const recoveriesMs: number[] = [];
  try {
    const load = await BettingLoad.open(platform.url, { name: "restarts", members: 8 });
    for (let restart = 0; restart < restarts; restart += 1) {
      const mode: StopMode = chance() < 0.5 ? "immediate" : "fast";
      load.start();
      vendor.start();
      await load.hasBet(2);
      await pause(Math.floor(chance() * 500));
      const drawsBefore = await countDraws();
      await postgres.stop(mode);
      expect(await platform.isReady(), "ready without a database").toBe(false);
      await pause(Math.floor(chance() * 3_000));
      expect(platform.ended()).toBeUndefined();
      await postgres.start();
      const startedMs = performance.now();
      await becomes("ready", () => platform.isReady());
      await load.hasBet(2);
      await becomes("the worker again", () => leads(platform.url));
      await becomes("drawing again", async () => (await countDraws()) > drawsBefore);
      recoveriesMs.push(Math.round(performance.now() - startedMs));
      await Promise.all([load.stop(), vendor.stop()]);
      await load.resolveUnknown();
      await assertSoundLedger({ DATABASE_URL: postgres.url });
    }
    await load.assertNothingLost();
    await vendor.assertBalances();
    await withDatabase((database) => load.assertOneOrderEach(database));
    announceFigures("restarts of PostgreSQL", {
      /** The ten-second lottery's next draw included. */
      recoveriesMs,
      bets: load.acknowledgedCount,
      clearRefusals: load.unavailableCount,
      vendorRepeats: vendor.repeatedCount,
    });
    expect(load.unavailableCount).toBeGreaterThan(restarts);
  } catch (error) {
    throw new Error(`${String(error)}\nThe platform wrote: ${platform.errors()}`, { cause: error });
  } finally {
    await platform.stop("SIGKILL");
    await vendor.close();
  }
});

async function becomes(what: string, holds: () => Promise<boolean>): Promise<void> {
  const startedMs = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedMs > recoveryMsMax) throw new Error(`not ${what} in ${recoveryMsMax} ms`);
    await pause(50);
  }
}

async function leads(url: string): Promise<boolean> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return /^lantern_worker_leads 1$/m.test(text);
}

function countDraws(): Promise<bigint> {
  return withDatabase(async (database) => {
    const [row] = await database.query<{ draws: bigint }>("select count(*) as draws from lottery_issues where state = 'settled'");
    return row?.draws ?? 0n;
  });
}

async function withDatabase<Outcome>(work: (database: Database) => Promise<Outcome>): Promise<Outcome> {
  const database = await openDatabase({ url: postgres.url, poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
