import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenedGame } from "./open.ts";
import type { RoundView } from "./round-view.ts";
import { benchGame, benchStake, pressOf, startStudioBench, type StudioBench } from "./testing/studio-bench.ts";

let bench: StudioBench;
beforeEach(async () => {
  bench = await startStudioBench();
});
afterEach(() => bench.close());

async function openFree(): Promise<OpenedGame> {
  return (await bench.post<OpenedGame>("/game-api/open", { code: await bench.launch({ mode: "free" }) })).body;
}

describe("free play", () => {
  it("never calls the platform", async () => {
    const opened = await openFree();
    expect(opened.mode).toBe("free");
    let balanceUnits = BigInt(opened.balanceUnits);
    for (let played = 0; played < 20; played += 1) {
      const { body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
      balanceUnits += BigInt(round.winUnits) - benchStake;
      expect(round).toMatchObject({ settled: true, balanceUnits: balanceUnits.toString() });
    }
    await bench.get(`/game-api/history?sessionToken=${opened.sessionToken}`);
    const again = await bench.post<OpenedGame>("/game-api/open", { sessionToken: opened.sessionToken });
    expect(again.body.balanceUnits).toBe(balanceUnits.toString());
    await bench.studio.deliverNow();
    expect(bench.operator.arrived).toEqual([]);
  });

  it("ignores a player token that comes with it", async () => {
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    const opened = await bench.open(player.playerToken, { mode: "free" });
    await bench.post("/game-api/spin", pressOf(opened));
    expect(bench.operator.arrived).toEqual([]);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(1_000_000n);
  });

  it("plays one round for a key, however often it is sent", async () => {
    const opened = await openFree();
    const press = pressOf(opened);
    const first = await bench.post("/game-api/spin", press);
    expect(await bench.post("/game-api/spin", press)).toEqual(first);
    const dearer = { ...press, stakeUnits: "200000" };
    expect(await bench.post("/game-api/spin", dearer)).toMatchObject({ body: { error: "invalid_request" } });
  });

  it("draws the same outcome as real play from the same chance", async () => {
    bench.fix("win");
    const free = await bench.post<RoundView>("/game-api/spin", pressOf(await openFree()));
    bench.fix("win");
    const player = await bench.operator.newPlayer({ balanceUnits: 1_000_000n });
    const real = await bench.post<RoundView>("/game-api/spin", pressOf(await bench.open(player.playerToken)));
    expect(real.body.steps).toEqual(free.body.steps);
  });

  it("has an end: play money runs out and nothing goes below zero", async () => {
    const opened = await openFree();
    const dearest = BigInt(opened.stakesUnits.at(-1) ?? "0");
    let balanceUnits = BigInt(opened.balanceUnits);
    for (let played = 0; balanceUnits >= dearest && played < 1_000; played += 1) {
      bench.fix("loss");
      const { body } = await bench.post<RoundView>("/game-api/spin", pressOf(opened, randomUUID(), dearest));
      balanceUnits = BigInt(body.balanceUnits);
    }
    expect(await bench.post("/game-api/spin", pressOf(opened, randomUUID(), dearest))).toEqual({
      httpStatus: 422,
      body: { error: "insufficient_funds" },
    });
  });

  it("keeps each session's money and rounds apart", async () => {
    const first = await openFree();
    await bench.post("/game-api/spin", pressOf(first));
    const second = await openFree();
    expect(second.balanceUnits).toBe(first.balanceUnits);
    expect(second.title.code).toBe(benchGame);
    expect(await bench.get(`/game-api/history?sessionToken=${second.sessionToken}`)).toMatchObject({ body: { rounds: [] } });
  });
});
