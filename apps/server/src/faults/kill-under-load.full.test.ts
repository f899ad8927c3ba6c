import { expect, test } from "vitest";
import { openTestDatabase } from "../platform/testing/test-database.ts";
import { announceFigures, announceSeed, faultSeed, roundsOr } from "./testing/fault-seed.ts";
import { embeddedPlace, postgresPlace, stopUnderLoad } from "./testing/stop-under-load.ts";

const kills = roundsOr(50);

test(`nothing acknowledged is lost when the platform is killed up to ${kills} times under load, on the embedded database`, async () => {
  announceSeed("kills on the embedded database");
  using place = embeddedPlace();
  const outcome = await stopUnderLoad(place, { signal: "SIGKILL", stops: kills, seed: faultSeed });
  announceFigures("kills on the embedded database", outcome);
  expect(outcome.stops).toBeGreaterThan(Math.min(kills - 1, 4));
  expect(outcome.bets).toBeGreaterThan(outcome.stops);
  expect(outcome.vendorTransactions).toBeGreaterThan(outcome.stops);
});

test(`nothing acknowledged is lost when the platform is killed up to ${kills} times under load, on PostgreSQL`, async () => {
  announceSeed("kills on PostgreSQL");
  const database = await openTestDatabase("postgres");
  try {
    const outcome = await stopUnderLoad(postgresPlace(database.url ?? ""), { signal: "SIGKILL", stops: kills, seed: faultSeed });
    announceFigures("kills on PostgreSQL", outcome);
    expect(outcome.stops).toBeGreaterThan(Math.min(kills - 1, 4));
    expect(outcome.bets).toBeGreaterThan(outcome.stops);
    expect(outcome.vendorTransactions).toBeGreaterThan(outcome.stops);
  } finally {
    await database.close();
  }
});
