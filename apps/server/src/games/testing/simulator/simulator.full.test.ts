import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "../../../wallet/check-ledger.ts";
import { walletChecks } from "../../../wallet/ledger-checks.ts";
import { gamesLedgerChecks } from "../../ledger-checks.ts";
import { startSimulatedPlatforms, type SimulatedPlatforms } from "./platform-under-test.ts";
import { seedsOf, simulate } from "./simulate.ts";

let platforms: SimulatedPlatforms;
beforeAll(async () => {
  platforms = await startSimulatedPlatforms();
});
afterAll(() => platforms.close());

it("ten thousand vendors with faults leave the money that the rules say", async () => {
  const failure = await simulate(platforms.of, seedsOf(1_000, 10_000));
  expect(failure?.report).toBeUndefined();
  expect((await checkLedger(platforms.server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
}, 7_200_000);
