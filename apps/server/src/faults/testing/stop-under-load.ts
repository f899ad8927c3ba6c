import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@lantern/database/open-database.ts";
import { assertSoundLedger } from "./assert-sound-ledger.ts";
import { BettingLoad } from "./betting-load.ts";
import { makeChance, pause } from "./fault-seed.ts";
import { freePort } from "@lantern/database/testing/free-port.ts";
import { startPlatform, type PlatformProcess } from "./platform-process.ts";
import { VendorLoad } from "./vendor-load.ts";

/** Where the platform under test keeps its data. */
export type DataPlace = { readonly DATABASE_URL: string } | { readonly DATA_DIR: string };

export function postgresPlace(url: string): DataPlace {
  return { DATABASE_URL: url };
}

/** A data directory of its own, removed at the end. */
export function embeddedPlace(): DataPlace & Disposable {
  const directory = mkdtempSync(path.join(tmpdir(), "lantern-fault-"));
  return { DATA_DIR: directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) };
}

export interface StopsUnderLoad {
  readonly signal: "SIGKILL" | "SIGINT";
  readonly stops: number;
  readonly seed: number;
}

/** The embedded database does one thing at a time, so that more players would only wait there. */
const playersOf = { embedded: { members: 4, vendorPlayers: 1 }, postgres: { members: 6, vendorPlayers: 3 } } as const;
/** Bets and callbacks go on for this long, at random, before the platform is stopped. */
const loadMs = { min: 150, max: 900 } as const;
/** New members after so many stops, before their trial money is spent. */
const stopsOfMembers = 10;

/**
 * Stops the platform again and again while members bet and a vendor calls. What was acknowledged must be there afterwards,
 * what was not may be sent again under its key and is booked once, and the ledger must be sound after every stop.
 */
export async function stopUnderLoad(
  place: DataPlace,
  { signal, stops, seed }: StopsUnderLoad,
): Promise<{ readonly stops: number; readonly bets: number; readonly unknownBets: number; readonly vendorTransactions: number }> {
  const chance = makeChance(seed);
  const players = playersOf["DATA_DIR" in place ? "embedded" : "postgres"];
  const port = await freePort();
  const start = () => startPlatform({ port, environment: { DATABASE_URL: "", ...place } });
  let platform: PlatformProcess = await start();
  const { url } = platform;
  const vendor = await VendorLoad.open(url, { studioPort: port + 1, players: players.vendorPlayers, name: String(seed), seed });
  const figures = { stops: 0, bets: 0, unknownBets: 0 };
  const goesOn = () => figures.stops < stops;
  try {
    while (goesOn()) {
      const load = await BettingLoad.open(url, { name: String(figures.stops), members: players.members });
      for (let ofMembers = 0; ofMembers < stopsOfMembers && goesOn(); ofMembers += 1, figures.stops += 1) {
        load.start();
        vendor.start();
        // An issue may just have been closed: the platform is stopped when bets go through again.
        await load.hasBet(2);
        await pause(loadMs.min + Math.floor(chance() * (loadMs.max - loadMs.min)));
        const stopping = platform.stop(signal);
        await Promise.all([load.stop(), stopping]);
        await assertSoundLedger(place);
        platform = await start();
        await vendor.stop();
        figures.unknownBets += load.unknownCount;
        await load.resolveUnknown();
      }
      await load.assertNothingLost();
      await vendor.assertBalances();
      await assertOrders(place, load, () => platform.stop("SIGTERM"));
      if ("DATA_DIR" in place && goesOn()) platform = await start();
      figures.bets += load.acknowledgedCount;
    }
    if (platform.ended() === undefined) await platform.stop("SIGTERM");
    await assertSoundLedger(place);
    return { ...figures, vendorTransactions: vendor.takenCount };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nThe platform wrote: ${platform.errors()}`, {
      cause: error,
    });
  } finally {
    if (platform.ended() === undefined) await platform.stop("SIGKILL");
    await vendor.close();
  }
}

/** The embedded database takes one process at a time: the platform gives way. */
async function assertOrders(place: DataPlace, load: BettingLoad, stopPlatform: () => Promise<void>): Promise<void> {
  if ("DATA_DIR" in place) await stopPlatform();
  const database = await openDatabase("DATA_DIR" in place ? { dataDirectory: place.DATA_DIR } : { url: place.DATABASE_URL, poolSize: 1 });
  try {
    await load.assertOneOrderEach(database);
  } finally {
    await database.close();
  }
}
