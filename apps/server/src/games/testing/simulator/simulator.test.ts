import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../../wallet/check-ledger.ts";
import { walletChecks } from "../../../wallet/ledger-checks.ts";
import { gamesLedgerChecks } from "../../ledger-checks.ts";
import { mistakes } from "./mistakes.ts";
import { startSimulatedPlatforms, protocols, type SimulatedPlatforms } from "./platform-under-test.ts";
import { seedsOf, seedVariable, simulate } from "./simulate.ts";
import { withMistake } from "./spoilt-platform.ts";

let platforms: SimulatedPlatforms;
beforeAll(async () => {
  platforms = await startSimulatedPlatforms();
});
afterAll(() => platforms.close());

it("three hundred vendors that repeat, reorder, lose and contradict their calls leave the money that the rules say", async () => {
  const failure = await simulate(platforms.of, seedsOf(1, 300));
  expect(failure?.report).toBeUndefined();
  expect((await checkLedger(platforms.server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
}, 300_000);

// After the ledger was checked, for some of these leave it wrong.
describe("a platform that makes a mistake is found out by one of thirty vendors", () => {
  it.each(Object.keys(mistakes))("%s", async (name) => {
    const { protocol, ...mistake } = mistakes[name]?.() ?? failing(name);
    const { of, server } = platforms;
    const spoilt = { ...of, [protocol]: withMistake(of[protocol], server.scope, mistake) };
    const turn = protocols.indexOf(protocol);
    const seeds = Array.from({ length: 30 }, (_, index) => 3 * (index + 1) + turn);
    const failure = await simulate(spoilt, seeds, { shrinks: false });
    expect(failure?.report).toContain(seedVariable);
  });

  it("and reported by the shortest plan that shows it", async () => {
    const { protocol, ...mistake } = mistakes["forgets what was rolled back before it came"]?.() ?? failing("tombstones");
    const spoilt = { ...platforms.of, [protocol]: withMistake(platforms.of[protocol], platforms.server.scope, mistake) };
    const failure = await simulate(
      spoilt,
      Array.from({ length: 30 }, (_, index) => 3 * (index + 1)),
    );
    const steps =
      failure?.report
        .split("At its shortest:")[1]
        ?.split("\n")
        .filter((line) => /^(\d+\.| {3}at)/.test(line)) ?? [];
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(2);
    expect(failure?.report).toContain("rollback");
  });
});

function failing(name: string): never {
  throw new Error(`There is no mistake "${name}"`);
}
