import type { VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import type { ReferenceMishap } from "@lantern/vendor-kit/acceptance/reference-operator.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HistoryPage } from "./history.ts";
import type { RoundView } from "./round-view.ts";
import { benchStake, pressOf, startStudioBench, type StudioBench } from "./testing/studio-bench.ts";

let bench: StudioBench;
beforeEach(async () => {
  bench = await startStudioBench();
});
afterEach(() => bench.close());

const startUnits = 10_000_000n;

async function seated() {
  const player = await bench.operator.newPlayer({ balanceUnits: startUnits });
  return { player, opened: await bench.open(player.playerToken) };
}

/** Something goes wrong with the next operations of a kind, and then no more. */
function failNext(kind: VendorOperation["kind"], ...mishaps: readonly ReferenceMishap[]): void {
  const left = [...mishaps];
  bench.operator.mishap = (operation) => (operation.kind === kind ? (left.shift() ?? "none") : "none");
}

function failAlways(mishap: ReferenceMishap, ...kinds: readonly VendorOperation["kind"][]): void {
  bench.operator.mishap = (operation) => (kinds.includes(operation.kind) ? mishap : "none");
}

function posted(kind: string) {
  return bench.operator.posted().filter((transaction) => transaction.kind === kind);
}

describe("a bet whose answer does not come", () => {
  it.each<ReferenceMishap>(["refuse_500", "done_then_500"])("is sent again under its id after %s, and taken once", async (mishap) => {
    const { player, opened } = await seated();
    bench.fix("win");
    failNext("bet", mishap, mishap);
    const { httpStatus, body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
    expect(httpStatus).toBe(200);
    const sent = bench.operator.arrived.filter((operation) => operation.kind === "bet");
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((bet) => JSON.stringify(bet, (_name, value) => String(value)))).size).toBe(1);
    expect(posted("bet")).toHaveLength(1);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits - benchStake + BigInt(round.winUnits));
  });

  it("is asked for in the background, and the round is brought back with the outcome it got", async () => {
    const { player, opened } = await seated();
    bench.fix("win");
    failAlways("done_then_500", "bet");
    const press = pressOf(opened);
    expect(await bench.post("/game-api/spin", press)).toEqual({ httpStatus: 503, body: { error: "platform_unavailable" } });
    bench.operator.mishap = () => "none";
    await bench.studio.deliverNow();
    expect(posted("bet")).toHaveLength(1);
    expect(posted("win")).toHaveLength(1);
    const balanceUnits = await bench.operator.balanceOf(player.playerId);
    const again = await bench.open(player.playerToken);
    expect(again.unfinishedRound).toMatchObject({ roundKey: press.roundKey, settled: true, balanceUnits: balanceUnits.toString() });
    expect(await bench.post("/game-api/spin", press)).toEqual({ httpStatus: 200, body: again.unfinishedRound });
    expect((await bench.open(player.playerToken)).unfinishedRound).toBeUndefined();
  });

  it("holds the next round back until it is known", async () => {
    const { opened } = await seated();
    failAlways("refuse_500", "bet");
    await bench.post("/game-api/spin", pressOf(opened));
    expect(await bench.post("/game-api/spin", pressOf(opened))).toEqual({ httpStatus: 409, body: { error: "round_in_progress" } });
    bench.operator.mishap = () => "none";
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200 });
    expect(posted("bet")).toHaveLength(2);
  });

  it("is rolled back when it stays unknown for a minute, and the stake comes back once", async () => {
    const { player, opened } = await seated();
    failAlways("done_then_500", "bet");
    const press = pressOf(opened);
    await bench.post("/game-api/spin", press);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits - benchStake);
    bench.clock.nowMs += 61_000;
    await bench.studio.deliverNow();
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits);
    expect(bench.studio.pendingDeliveries()).toBe(0);
    bench.operator.mishap = () => "none";
    expect(await bench.post("/game-api/spin", press)).toEqual({ httpStatus: 422, body: { error: "round_voided" } });
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits);
    const { body } = await bench.get<HistoryPage>(`/game-api/history?sessionToken=${opened.sessionToken}`);
    expect(body.rounds).toMatchObject([{ roundKey: press.roundKey, voided: true }]);
    expect((await bench.open(player.playerToken)).unfinishedRound).toBeUndefined();
  });

  it("is rolled back when a repeated try is refused, for the first may have been taken", async () => {
    await bench.close();
    bench = await startStudioBench({ faults: ["expiry_blocks_repetition"] });
    const { player, opened } = await seated();
    bench.operator.mishap = async ({ kind }) => {
      if (kind !== "bet") return "none";
      const again = bench.operator.arrived.filter((operation) => operation.kind === "bet").length > 1;
      if (again) await bench.operator.expirePlayerToken(player.playerToken);
      return again ? "none" : "done_then_500";
    };
    expect(await bench.post("/game-api/spin", pressOf(opened))).toEqual({ httpStatus: 401, body: { error: "session_expired" } });
    expect(posted("bet")).toHaveLength(1);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits);
    expect(bench.studio.pendingDeliveries()).toBe(0);
  });

  it("that never answers at all is given up by the clock", async () => {
    await bench.close();
    bench = await startStudioBench({ timing: { walletTimeoutMs: 500 } });
    const { player, opened } = await seated();
    bench.fix("loss");
    failNext("bet", "done_then_hang");
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200 });
    expect(posted("bet")).toHaveLength(1);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits - benchStake);
  });
});

describe("a win that the platform does not hear of", () => {
  it.each<ReferenceMishap>(["refuse_500", "done_then_500"])("is shown at once and paid once after %s", async (mishap) => {
    const { player, opened } = await seated();
    bench.fix("win");
    failAlways(mishap, "win");
    const { body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
    const winUnits = BigInt(round.winUnits);
    expect(round).toMatchObject({ settled: false, balanceUnits: (startUnits - benchStake + winUnits).toString() });
    await bench.studio.deliverNow();
    await bench.studio.deliverNow();
    expect(bench.studio.pendingDeliveries()).toBe(2);
    bench.operator.mishap = () => "none";
    await bench.studio.deliverNow();
    expect(bench.studio.pendingDeliveries()).toBe(0);
    expect(posted("win")).toHaveLength(1);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits - benchStake + winUnits);
    const { body } = await bench.get<HistoryPage>(`/game-api/history?sessionToken=${opened.sessionToken}`);
    expect(body.rounds).toMatchObject([{ roundId: round.roundId, settled: true }]);
  });

  it("is still owed after the studio stopped and started", async () => {
    const { player, opened } = await seated();
    bench.fix("win");
    failAlways("refuse_500", "win");
    const { body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
    await bench.restart();
    expect(bench.studio.pendingDeliveries()).toBe(2);
    bench.operator.mishap = () => "none";
    await bench.studio.deliverNow();
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits - benchStake + BigInt(round.winUnits));
    expect(posted("win")).toHaveLength(1);
  });

  it("is paid after the player's token expired and after he was blocked", async () => {
    const { player, opened } = await seated();
    bench.fix("win");
    failAlways("refuse_500", "win");
    await bench.post("/game-api/spin", pressOf(opened));
    await bench.operator.expirePlayerToken(player.playerToken);
    await bench.operator.blockPlayer?.(player.playerId);
    bench.operator.mishap = () => "none";
    await bench.studio.deliverNow();
    expect(posted("win")).toHaveLength(1);
  });

  it("does not keep the player from the next round", async () => {
    const { opened } = await seated();
    bench.fix("win");
    failAlways("refuse_500", "win");
    await bench.post("/game-api/spin", pressOf(opened));
    bench.fix("loss");
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200, body: { winUnits: "0" } });
  });
});

describe("a round that cannot be drawn", () => {
  it("is void: the stake comes back, whoever would have won", async () => {
    const { player, opened } = await seated();
    bench.breakRandom();
    expect(await bench.post("/game-api/spin", pressOf(opened))).toEqual({ httpStatus: 422, body: { error: "round_voided" } });
    expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits);
    expect(posted("bet")).toHaveLength(1);
    expect(posted("rollback")).toHaveLength(1);
    expect(bench.studio.pendingDeliveries()).toBe(0);
  });
});

describe("a player who was cut off", () => {
  it("finds his round with the same outcome when he comes back", async () => {
    const { player, opened } = await seated();
    bench.fix("win");
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<"none">();
    bench.operator.mishap = (operation) => {
      if (operation.kind !== "win") return "none";
      arrived.resolve();
      return released.promise;
    };
    const cut = new AbortController();
    const press = pressOf(opened);
    const lost = fetch(new URL("/game-api/spin", bench.studio.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(press),
      signal: cut.signal,
    }).catch(() => "cut off");
    await arrived.promise;
    cut.abort();
    expect(await lost).toBe("cut off");
    const reopening = bench.open(player.playerToken);
    released.resolve("none");
    const again = await reopening;
    expect(again.unfinishedRound).toMatchObject({ roundKey: press.roundKey, settled: true });
    expect(posted("bet")).toHaveLength(1);
    expect(posted("win")).toHaveLength(1);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(BigInt(again.balanceUnits));
  });
});
