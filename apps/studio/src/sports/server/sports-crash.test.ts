import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startReferenceOperator, type ReferenceOperator } from "@lantern/vendor-kit/acceptance/reference-operator.ts";
import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StudioConfiguration } from "../../server/studio-configuration.ts";
import { startStudioProcess, type StudioProcess } from "../../server/testing/studio-process.ts";
import type { OpenedLeague } from "./open-league.ts";
import { benchLeague, betStake, oddsOf, startUnits } from "./testing/sports-bench.ts";
import type { BetView } from "./views.ts";

let operator: ReferenceOperator;
let configuration: StudioConfiguration;
let studio: StudioProcess;
beforeEach(async () => {
  operator = await startReferenceOperator({ gameCode: benchLeague, secret: "ab".repeat(32) });
  configuration = {
    mode: "demo",
    host: "127.0.0.1",
    port: 0,
    dataDirectory: mkdtempSync(path.join(tmpdir(), "studio-sports-crash-")),
    platformUrl: operator.baseUrl,
    secret: operator.secret,
    publicUrl: undefined,
    frameAncestors: [],
    matchTimetable: { everyMs: 20_000, playMs: 1_000 },
    logLevel: "error",
  };
  studio = await startStudioProcess(configuration);
});
afterEach(async () => {
  studio.signal("SIGKILL");
  await studio.ended;
  await operator.close();
  rmSync(configuration.dataDirectory, { recursive: true, force: true });
});

async function post<Answer>(target: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(new URL(target, studio.url), { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

it("a studio that is killed between a bet and its win pays the win once after it starts again", async () => {
  const player = await operator.newPlayer({ balanceUnits: startUnits });
  const launched = await makeVendorClient({ vendorUrl: studio.url, secret: operator.secret }).launch({
    nonce: randomUUID(),
    sentAt: new Date().toISOString(),
    gameCode: benchLeague,
    mode: "real",
    playerToken: player.playerToken,
    currency: "THB",
    language: "en",
    device: "mobile",
    returnUrl: "http://localhost/",
    hostName: "localhost",
  });
  if (launched.kind !== "ok") throw new Error(`The launch was answered ${JSON.stringify(launched)}.`);
  const code = new URL(launched.answer.launchUrl).searchParams.get("session");
  const { sessionToken, board } = await post<OpenedLeague>("/sports-api/open", { code });
  const match = board.upcoming.find(({ closesAtMs }) => closesAtMs - Date.now() > 8_000)!;
  const arrived = Promise.withResolvers<void>();
  operator.mishap = (operation) => {
    if (operation.kind !== "win") return "none";
    arrived.resolve();
    // It was paid, and the studio never hears so.
    return "done_then_hang";
  };
  for (const selection of ["home", "draw", "away"]) {
    const bet = { betKey: `crash-${selection}`, matchCode: match.matchCode, market: "winner", selection };
    const odds = oddsOf(match, "winner", selection);
    const placed = await post<{ bet?: BetView }>("/sports-api/bet", { sessionToken, ...bet, odds, stakeUnits: betStake.toString() });
    expect(placed.bet).toMatchObject({ result: "open" });
  }
  await arrived.promise;
  studio.signal("SIGKILL");
  expect(await studio.ended).toBe("SIGKILL");
  operator.mishap = () => "none";
  studio = await startStudioProcess(configuration);
  const ended = () => operator.arrived.flatMap((operation) => (operation.kind === "end_round" ? [operation.roundId] : []));
  await vi.waitFor(() => expect(new Set(ended()).size).toBe(3), { timeout: 60_000, interval: 50 });
  const wins = operator.posted().filter(({ kind }) => kind === "win");
  expect(wins).toHaveLength(1);
  expect(await operator.balanceOf(player.playerId)).toBe(startUnits - 3n * betStake + (wins[0]?.amountUnits ?? 0n));
}, 120_000);
