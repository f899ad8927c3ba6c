import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { HistoryPage } from "./history.ts";
import type { RoundView } from "./round-view.ts";
import { benchGame, benchStake, pressOf, startStudioBench, type StudioBench } from "./testing/studio-bench.ts";

let bench: StudioBench;
beforeEach(async () => {
  bench = await startStudioBench();
});
afterEach(() => bench.close());

async function seated(balanceUnits = 10_000_000n) {
  const player = await bench.operator.newPlayer({ balanceUnits });
  return { player, opened: await bench.open(player.playerToken) };
}

function postedKinds(): string[] {
  return bench.operator.posted().map(({ kind }) => kind);
}

describe("a day at the game", () => {
  it("takes the stake, pays the win and ends the round", async () => {
    const { player, opened } = await seated();
    bench.fix("win");
    const { httpStatus, body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
    expect(httpStatus).toBe(200);
    expect(round).toMatchObject({ stakeUnits: benchStake.toString(), finished: true, settled: true });
    const winUnits = BigInt(round.winUnits);
    expect(winUnits).toBeGreaterThan(0n);
    expect(round.steps.at(-1)?.totalUnits).toBe(round.winUnits);
    expect(BigInt(round.balanceUnits)).toBe(10_000_000n - benchStake + winUnits);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(10_000_000n - benchStake + winUnits);
    expect(bench.operator.arrived.map(({ kind }) => kind)).toEqual(["authenticate", "bet", "win", "end_round"]);
    expect(bench.studio.pendingDeliveries()).toBe(0);
  });

  it("sends no win for a loss, but ends the round", async () => {
    const { player, opened } = await seated();
    bench.fix("loss");
    const { body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
    expect(round).toMatchObject({ winUnits: "0", settled: true });
    expect(await bench.operator.balanceOf(player.playerId)).toBe(10_000_000n - benchStake);
    expect(bench.operator.arrived.map(({ kind }) => kind)).toEqual(["authenticate", "bet", "end_round"]);
  });

  it("adds up over many rounds and shows them all in the history, newest first", async () => {
    const { player, opened } = await seated(100_000_000n);
    const played: RoundView[] = [];
    for (let round = 0; round < 45; round += 1) {
      bench.clock.nowMs += 3_000;
      played.push((await bench.post<RoundView>("/game-api/spin", pressOf(opened))).body);
    }
    const won = played.reduce((sum, round) => sum + BigInt(round.winUnits), 0n);
    expect(won).toBeGreaterThan(0n);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(100_000_000n - 45n * benchStake + won);

    const shown: unknown[] = [];
    let before = "";
    for (let page = 0; page < 3; page += 1) {
      const { body } = await bench.get<HistoryPage>(`/game-api/history?sessionToken=${opened.sessionToken}${before}`);
      shown.push(...body.rounds);
      before = `&before=${body.nextBefore}`;
      expect(body.rounds).toHaveLength(page < 2 ? 20 : 5);
      expect(body.nextBefore === undefined).toBe(page === 2);
    }
    expect(shown).toEqual(played.toReversed());
  });
});

describe("a round key", () => {
  it("is one round, however often it is sent", async () => {
    const { player, opened } = await seated();
    const press = pressOf(opened);
    const first = await bench.post("/game-api/spin", press);
    expect(await bench.post("/game-api/spin", press)).toEqual(first);
    expect(postedKinds().filter((kind) => kind === "bet")).toHaveLength(1);
    expect(await bench.operator.balanceOf(player.playerId)).toBe(BigInt((first.body as unknown as RoundView).balanceUnits));
  });

  it("is one round when it is sent three times at once", async () => {
    const { opened } = await seated();
    const press = pressOf(opened);
    const answers = await Promise.all([1, 2, 3].map(() => bench.post("/game-api/spin", press)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(postedKinds().filter((kind) => kind === "bet")).toHaveLength(1);
  });

  it("belongs to its stake and its player", async () => {
    const { opened } = await seated();
    const other = await seated();
    const press = pressOf(opened);
    await bench.post("/game-api/spin", press);
    const dearer = { ...press, stakeUnits: (2n * benchStake).toString() };
    expect(await bench.post("/game-api/spin", dearer)).toEqual({ httpStatus: 400, body: { error: "invalid_request" } });
    const theirs = await bench.post("/game-api/spin", { ...press, sessionToken: other.opened.sessionToken });
    expect(theirs.httpStatus).toBe(200);
    expect(postedKinds().filter((kind) => kind === "bet")).toHaveLength(2);
  });

  it("keeps another key out while its round is played", async () => {
    const { opened } = await seated();
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<"none">();
    bench.operator.mishap = (operation) => {
      if (operation.kind !== "bet") return "none";
      arrived.resolve();
      return released.promise;
    };
    const first = bench.post("/game-api/spin", pressOf(opened));
    await arrived.promise;
    expect(await bench.post("/game-api/spin", pressOf(opened))).toEqual({ httpStatus: 409, body: { error: "round_in_progress" } });
    released.resolve("none");
    expect(await first).toMatchObject({ httpStatus: 200 });
    expect(postedKinds().filter((kind) => kind === "bet")).toHaveLength(1);
  });
});

describe("a stake", () => {
  it("that the title does not offer is refused before the platform is asked", async () => {
    const { opened } = await seated();
    for (const stakeUnits of [1n, 9_999n, 10_001n, 900_000_000_000n]) {
      const answer = await bench.post("/game-api/spin", pressOf(opened, randomUUID(), stakeUnits));
      expect(answer).toEqual({ httpStatus: 422, body: { error: "stake_not_allowed" } });
    }
    for (const stakeUnits of ["0.5", "-10000", "1e4", 10_000, null, ["10000"]]) {
      const answer = await bench.post("/game-api/spin", { ...pressOf(opened), stakeUnits });
      expect(answer).toEqual({ httpStatus: 400, body: { error: "invalid_request" } });
    }
    expect(postedKinds()).toEqual([]);
  });

  it("beyond the balance is refused, also when the key is sent again, and leaves the next one free", async () => {
    const { player, opened } = await seated(benchStake);
    const dear = pressOf(opened, randomUUID(), 2n * benchStake);
    expect(await bench.post("/game-api/spin", dear)).toEqual({ httpStatus: 422, body: { error: "insufficient_funds" } });
    expect(await bench.post("/game-api/spin", dear)).toEqual({ httpStatus: 422, body: { error: "insufficient_funds" } });
    expect(await bench.operator.balanceOf(player.playerId)).toBe(benchStake);
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200 });
  });

  it("that the platform refuses for a reason of its own voids the round, and the next key plays", async () => {
    const { player, opened } = await seated();
    const account = bench.operator.ledger.players.get(player.playerId)!;
    bench.operator.ledger.players.set(player.playerId, { ...account, currency: "VND" });
    const press = pressOf(opened);
    expect(await bench.post("/game-api/spin", press)).toEqual({ httpStatus: 422, body: { error: "round_voided" } });
    bench.operator.ledger.players.set(player.playerId, account);
    expect(await bench.post("/game-api/spin", press)).toEqual({ httpStatus: 422, body: { error: "round_voided" } });
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200 });
    expect(postedKinds().filter((kind) => kind === "bet")).toHaveLength(1);
  });

  it("of a blocked player, or with an ended token, is refused by name", async () => {
    const blocked = await seated();
    await bench.operator.blockPlayer?.(blocked.player.playerId);
    expect(await bench.post("/game-api/spin", pressOf(blocked.opened))).toEqual({ httpStatus: 403, body: { error: "player_blocked" } });
    const expired = await seated();
    await bench.operator.expirePlayerToken(expired.player.playerToken);
    expect(await bench.post("/game-api/spin", pressOf(expired.opened))).toEqual({ httpStatus: 401, body: { error: "session_expired" } });
  });
});

describe("a session", () => {
  it("ends when it was not used for half an hour, and lives on while it is", async () => {
    const { opened } = await seated();
    bench.clock.nowMs += 29 * 60_000;
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200 });
    bench.clock.nowMs += 29 * 60_000;
    expect(await bench.post("/game-api/spin", pressOf(opened))).toMatchObject({ httpStatus: 200 });
    bench.clock.nowMs += 31 * 60_000;
    expect(await bench.post("/game-api/spin", pressOf(opened))).toEqual({ httpStatus: 401, body: { error: "session_expired" } });
    expect(await bench.get(`/game-api/history?sessionToken=${opened.sessionToken}`)).toEqual({
      httpStatus: 401,
      body: { error: "session_expired" },
    });
  });

  it("is taken up again by a page that was loaded again", async () => {
    const { opened } = await seated();
    const { body: round } = await bench.post<RoundView>("/game-api/spin", pressOf(opened));
    const again = await bench.post("/game-api/open", { sessionToken: opened.sessionToken });
    expect(again).toMatchObject({ httpStatus: 200, body: { sessionToken: opened.sessionToken, balanceUnits: round.balanceUnits } });
    expect(again.body).not.toHaveProperty("unfinishedRound");
  });

  it("sees the rounds of nobody else", async () => {
    const { opened } = await seated();
    await bench.post("/game-api/spin", pressOf(opened));
    const other = await seated();
    const { body } = await bench.get<HistoryPage>(`/game-api/history?sessionToken=${other.opened.sessionToken}`);
    expect(body.rounds).toEqual([]);
  });
});

describe("the paytable", () => {
  it("tells everybody what pays what and what comes back, and not the reels", async () => {
    const { httpStatus, body } = await bench.get(`/game-api/paytable/${benchGame}`);
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ code: benchGame, exactReturn: "227703/237568", returnPercent: "95.85", freeSpins: null });
    expect(body["symbols"]).toEqual(expect.arrayContaining([{ id: "gong", kind: "regular", pays: { "3": 5 } }]));
    expect(JSON.stringify(body)).not.toContain("strips");
    expect(await bench.get("/game-api/paytable/NO-SUCH-GAME")).toEqual({ httpStatus: 404, body: { error: "unknown_game" } });
  });
});
