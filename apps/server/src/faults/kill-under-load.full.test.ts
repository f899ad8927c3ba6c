import { expect, test } from "vitest";
import { openTestDatabase } from "../platform/testing/test-database.ts";
import { announceFigures, announceSeed, faultSeed, roundsOr } from "./testing/fault-seed.ts";
import { embeddedPlace, postgresPlace, stopUnderLoad } from "./testing/stop-under-load.ts";

const kills = roundsOr(50);
/** A kill, the start after it and the look at the ledger take seven seconds on two quiet processors. */
const timeout = kills * 36_000;

test(
  `nothing acknowledged is lost when the platform is killed ${kills} times under load, on the embedded database`,
  { timeout },
  async () => {
    announceSeed("kills on the embedded database");
    using place = embeddedPlace();
    const outcome = await stopUnderLoad(place, { signal: "SIGKILL", stops: kills, seed: faultSeed });
    announceFigures("kills on the embedded database", outcome);
    expect(outcome.stops).toBe(kills);
    expect(outcome.bets).toBeGreaterThan(outcome.stops);
    expect(outcome.vendorTransactions).toBeGreaterThan(outcome.stops);
  },
);

test(`nothing acknowledged is lost when the platform is killed ${kills} times under load, on PostgreSQL`, { timeout }, async () => {
  announceSeed("kills on PostgreSQL");
  const database = await openTestDatabase("postgres");
  try {
    const outcome = await stopUnderLoad(postgresPlace(database.url ?? ""), { signal: "SIGKILL", stops: kills, seed: faultSeed });
    announceFigures("kills on PostgreSQL", outcome);
    expect(outcome.stops).toBe(kills);
    expect(outcome.bets).toBeGreaterThan(outcome.stops);
    expect(outcome.vendorTransactions).toBeGreaterThan(outcome.stops);
  } finally {
    await database.close();
  }
});
