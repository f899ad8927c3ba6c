import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import { startReferenceOperator, type ReferenceOperator } from "@lantern/vendor-kit/acceptance/reference-operator.ts";
import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenedGame } from "./open.ts";
import type { RoundView } from "./round-view.ts";
import type { StudioConfiguration } from "./studio-configuration.ts";
import { startStudioProcess, type StudioProcess } from "./testing/studio-process.ts";
import { benchGame } from "./testing/studio-bench.ts";

const startUnits = 100_000_000n;
const stakeUnits = 100_000n;

let operator: ReferenceOperator;
let configuration: StudioConfiguration;
let studio: StudioProcess;
beforeEach(async () => {
  operator = await startReferenceOperator({ gameCode: benchGame, secret: "ab".repeat(32) });
  configuration = {
    mode: "demo",
    host: "127.0.0.1",
    port: 0,
    dataDirectory: mkdtempSync(path.join(tmpdir(), "studio-crash-")),
    platformUrl: operator.baseUrl,
    secret: operator.secret,
    publicUrl: undefined,
    frameAncestors: [],
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

async function post(target: string, body: unknown): Promise<{ httpStatus: number; body: unknown }> {
  const response = await fetch(new URL(target, studio.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { httpStatus: response.status, body: await response.json() };
}

async function open(playerToken: string): Promise<OpenedGame> {
  const launched = await makeVendorClient({ vendorUrl: studio.url, secret: operator.secret }).launch({
    nonce: randomUUID(),
    sentAt: new Date().toISOString(),
    gameCode: benchGame,
    mode: "real",
    playerToken,
    currency: "THB",
    language: "en",
    device: "mobile",
    returnUrl: "http://localhost/",
    hostName: "localhost",
  });
  if (launched.kind !== "ok") throw new Error(`The launch was answered ${JSON.stringify(launched)}.`);
  const code = new URL(launched.answer.launchUrl).searchParams.get("session");
  const { httpStatus, body } = await post("/game-api/open", { code });
  if (httpStatus !== 200) throw new Error(`Opening was answered ${httpStatus} ${JSON.stringify(body)}.`);
  return body as OpenedGame;
}

function press(opened: OpenedGame) {
  return { sessionToken: opened.sessionToken, stakeUnits: stakeUnits.toString(), roundKey: randomUUID() };
}

/** Plays until a call of a kind has arrived at the operator, which then stays silent; kills the studio right there. */
async function killAt(kind: VendorOperation["kind"], opened: OpenedGame, mishap: "hang" | "done_then_hang"): Promise<string> {
  const arrived = Promise.withResolvers<void>();
  operator.mishap = (operation) => {
    if (operation.kind !== kind) return "none";
    arrived.resolve();
    return mishap;
  };
  for (;;) {
    const spin = press(opened);
    const answered = post("/game-api/spin", spin).then(
      () => "answered",
      () => "cut off",
    );
    const silent = await Promise.race([answered, arrived.promise.then(() => "silent")]);
    if (silent === "answered") continue;
    studio.signal("SIGKILL");
    expect(await studio.ended).toBe("SIGKILL");
    await answered;
    operator.mishap = () => "none";
    return spin.roundKey;
  }
}

/** Waits until nothing is missing: each bet that stands has its round's end, and each win that was sent is paid. */
async function untilSettled(roundCount: number): Promise<void> {
  await vi.waitFor(() => expect(new Set(endsOf()).size).toBe(roundCount), { timeout: 60_000, interval: 50 });
}

function endsOf(): string[] {
  return operator.arrived.flatMap((operation) => (operation.kind === "end_round" ? [operation.roundId] : []));
}

function expectedBalance(): bigint {
  return operator.posted().reduce((balance, { kind, amountUnits }) => balance + (kind === "bet" ? -amountUnits : amountUnits), startUnits);
}

describe("a studio that is killed", { timeout: 90_000 }, () => {
  it.each(["hang", "done_then_hang"] as const)(
    "between the bet and the win (%s) pays the win once after it starts again",
    async (mishap) => {
      const player = await operator.newPlayer({ balanceUnits: startUnits });
      const roundKey = await killAt("win", await open(player.playerToken), mishap);
      studio = await startStudioProcess(configuration);
      const again = await open(player.playerToken);
      expect(again.unfinishedRound).toMatchObject({ roundKey });
      const winUnits = BigInt(again.unfinishedRound?.winUnits ?? "0");
      expect(winUnits).toBeGreaterThan(0n);
      const bets = operator.posted().filter(({ kind }) => kind === "bet");
      await untilSettled(bets.length);
      const wins = operator.posted().filter(({ kind, roundId }) => kind === "win" && roundId === again.unfinishedRound?.roundId);
      expect(wins.map(({ amountUnits }) => amountUnits)).toEqual([winUnits]);
      expect(await operator.balanceOf(player.playerId)).toBe(expectedBalance());
    },
  );

  it("after the bet was taken but before it heard so, plays the round once after it starts again", async () => {
    const player = await operator.newPlayer({ balanceUnits: startUnits });
    const opened = await open(player.playerToken);
    const roundKey = await killAt("bet", opened, "done_then_hang");
    expect(await operator.balanceOf(player.playerId)).toBe(startUnits - stakeUnits);
    studio = await startStudioProcess(configuration);
    const again = await open(player.playerToken);
    expect(again.unfinishedRound).toMatchObject({ roundKey, stakeUnits: stakeUnits.toString() });
    await untilSettled(1);
    expect(operator.posted().filter(({ kind }) => kind === "bet")).toHaveLength(1);
    expect(await operator.balanceOf(player.playerId)).toBe(startUnits - stakeUnits + BigInt(again.unfinishedRound?.winUnits ?? "-1"));
  });
});

describe("a studio that is told to stop", { timeout: 90_000 }, () => {
  it("answers the spin in flight, tells the platform everything and ends cleanly", async () => {
    const player = await operator.newPlayer({ balanceUnits: startUnits });
    const opened = await open(player.playerToken);
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<"none">();
    operator.mishap = (operation) => {
      if (operation.kind !== "bet") return "none";
      arrived.resolve();
      return released.promise;
    };
    const spin = post("/game-api/spin", press(opened));
    await arrived.promise;
    studio.signal("SIGTERM");
    released.resolve("none");
    const { httpStatus, body } = await spin;
    const round = body as RoundView;
    expect(httpStatus).toBe(200);
    expect(round.settled).toBe(true);
    expect(await studio.ended).toBe(0);
    expect(endsOf()).toEqual([round.roundId]);
    expect(await operator.balanceOf(player.playerId)).toBe(BigInt(round.balanceUnits));
    expect(studio.output()).toMatch(/^ {2}Studio\s+http:\/\/localhost:\d+\n$/);
  });

  it("keeps a second studio off its storage", async () => {
    await expect(startStudioProcess(configuration)).rejects.toThrow(/Another process has .*studio\.sqlite open/);
  });
});
