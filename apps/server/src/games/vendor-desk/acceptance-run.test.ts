import { scenarios } from "@lantern/vendor-kit/acceptance/scenarios.ts";
import type { VendorStandIn } from "@lantern/vendor-kit/stand-in/stand-in.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { excludeMember } from "../../safeguards/exclude-member.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { gamesLedgerChecks } from "../ledger-checks.ts";
import { startGamesServer, type GamesServer } from "../testing/games-server.ts";
import { plantGame } from "../testing/plant-game.ts";
import { makeVendorWire } from "../testing/vendor-wire.ts";
import { readAcceptanceCase, readAcceptanceRun, startAcceptanceRun, type AcceptanceRun } from "./acceptance-run.ts";
import { readLastRun } from "./check-endpoint.ts";
import type { Engineer } from "./engineer.ts";
import { changeTerms } from "./integration-terms.ts";
import { runAcceptanceJob } from "./run-acceptance.ts";

const studio = makeVendorWire("studio");
const harbour = makeVendorWire("rsa-wallet");
const junket = makeVendorWire("action-wallet");

let server: GamesServer;
const standIns: VendorStandIn[] = [];

beforeAll(async () => {
  const vendorKeys = { ...harbour.configuration.vendorKeys, ...junket.configuration.vendorKeys };
  server = await startGamesServer({ ...studio.configuration, vendorKeys });
  server.clock.set(new Date());
  for (const wire of [harbour, junket]) {
    const standIn = await wire.startStandIn?.();
    if (standIn === undefined) throw new Error("The vendor has a stand-in");
    standIns.push(standIn);
    await wire.install(server, server.merchantId, standIn.url);
  }
  await plantGame(server.scope, server.merchantId, { gameCode: "TIDE" });
});
afterAll(async () => {
  await server.close();
  for (const standIn of standIns) await standIn.close();
});

const engineerOf = (integrationCode: string): Engineer => ({
  sessionId: "019b0000-0000-7000-8000-000000000001",
  engineerId: "019b0000-0000-7000-8000-000000000002",
  userName: "vendor09",
  integrationCode,
  address: "127.0.0.1",
});

async function ask(code: string) {
  const merchant = await findMerchant(server.scope, "127.0.0.1");
  if (merchant === undefined) throw new Error("The host has a merchant");
  return startAcceptanceRun(server.scope, engineerOf(code), { merchant, hostName: "127.0.0.1", origin: server.url });
}

/** Runs the job until nothing is left to do, as the worker would. */
async function finished(code: string): Promise<AcceptanceRun> {
  for (;;) {
    await runAcceptanceJob.run(server.scope);
    const run = await readAcceptanceRun(server.scope, code);
    if (run === undefined) throw new Error(`No run of ${code} was asked for`);
    if (run.finishedAt !== null) return run;
  }
}

const namesOf = ({ cases }: AcceptanceRun, outcome: string) => cases.filter((one) => one.outcome === outcome).map(({ name }) => name);

// Each runs the whole suite: a busy machine takes its time for two hundred calls at once.
describe("the acceptance suite at an engineer's click", { timeout: 150_000 }, () => {
  it.each([
    { code: studio.vendorCode, roundClosing: "vendor", amountDecimals: undefined },
    { code: harbour.vendorCode, roundClosing: "vendor", amountDecimals: "2" },
    { code: junket.vendorCode, roundClosing: "result", amountDecimals: "0" },
  ])("passes for $code whose rounds end by $roundClosing and whose integers count $amountDecimals decimals", async (of) => {
    const { code, roundClosing, amountDecimals } = of;
    const [row] = await server.database.query<{ base_url: string }>("select base_url from games_integrations where code = $1", [code]);
    const typed = { baseUrl: row?.base_url ?? "", publicUrl: "", networks: "203.0.113.0/24", roundClosing, amountDecimals };
    expect(await changeTerms(server.scope, engineerOf(code), typed)).toBeUndefined();
    expect(await ask(code)).toBeUndefined();
    expect(await ask(code)).toEqual({ problem: "checks_running" });
    const run = await finished(code);
    expect(run.cases.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
    const failed = run.cases.filter(({ outcome }) => outcome !== "passed" && outcome !== "not_applicable");
    expect(failed.map(({ name, problem }) => ({ name, problem }))).toEqual([]);
    expect(namesOf(run, "passed").length).toBeGreaterThan(35);
    expect((await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks])).problems).toEqual([]);
  });

  it("shows of each case what was sent, answered and expected, without what opens a game; what fails says why", async () => {
    const { scope, database } = server;
    const members = await database.query<{ member_id: string }>(
      "select member_id from games_acceptance_members where integration_code = $1",
      [studio.vendorCode],
    );
    for (const { member_id: memberId } of members)
      await database.tx((transaction) => excludeMember(transaction, { memberId, until: "forever" }));
    await ask(studio.vendorCode);
    const run = await finished(studio.vendorCode);
    const failed = run.cases.find(({ name }) => name === "a bet takes its stake exactly");
    const [other, stranger] = [engineerOf(junket.vendorCode), engineerOf("NOBODY")];
    const detail = await readAcceptanceCase(scope, engineerOf(studio.vendorCode), String(failed?.position));
    expect(failed?.problem).toContain("player_blocked");
    expect(detail?.steps.at(-1)).toMatchObject({ kind: "expectation", met: false });
    expect(namesOf(run, "failed").length).toBeGreaterThan(10);
    expect(namesOf(run, "passed")).toContain("a call without a signature is refused and moves nothing");
    expect(detail?.steps[0]).toMatchObject({ kind: "call", asks: "bet", target: "/vendor/STUDIO/bet", httpStatus: 200 });
    expect(JSON.stringify(detail?.steps)).toMatch(/playerToken[^,]{3,12}…/);
    expect((await readAcceptanceCase(scope, other, "0"))?.steps[0]).toMatchObject({ target: "/vendor/JUNKET/process" });
    expect(await readAcceptanceCase(scope, stranger, "0")).toBeUndefined();
    expect((await readLastRun(scope, studio.vendorCode))?.results[0]).toMatchObject({ name: "catalogue", outcome: "failed" });
  });

  it("runs so many times an hour, goes on where a process stopped, and runs nothing for whom time is over", async () => {
    const { scope, database, clock } = server;
    await ask(harbour.vendorCode);
    await runAcceptanceJob.run(scope);
    await runAcceptanceJob.run(scope);
    const before = await readAcceptanceRun(scope, harbour.vendorCode);
    const done = before?.cases.filter(({ outcome }) => outcome !== null).length ?? 0;
    expect(done).toBeGreaterThan(0);
    clock.advance(300_001);
    const run = await finished(harbour.vendorCode);
    expect(run.cases.filter(({ outcome }) => outcome !== "not_run")).toHaveLength(done);
    await database.query(
      `insert into games_acceptance_runs (id, integration_code, started_at, host_name, origin, finished_at)
       select gen_random_uuid(), $1, $2, 'h', 'o', $2 from generate_series(1, 20)`,
      [harbour.vendorCode, clock.now()],
    );
    expect(await ask(harbour.vendorCode)).toEqual({ problem: "runs_too_many" });
    clock.advance(3_600_001);
    expect(await ask(harbour.vendorCode)).toBeUndefined();
  });
});
