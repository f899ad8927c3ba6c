import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runTransferAcceptance } from "@lantern/vendor-kit/transfer-wallet/transfer-acceptance.ts";
import { makeTransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import type { OpenedGame } from "../open.ts";
import type { RoundView } from "../round-view.ts";
import { benchGame, pressOf, purseGame, startStudioBench, walletSecret, type StudioBench } from "../testing/studio-bench.ts";

let bench: StudioBench;
beforeAll(async () => {
  bench = await startStudioBench({ keepsMoney: true });
});
afterAll(() => bench.close());

const hundred = 1_000_000n;
const stake = 100_000n;

/** A player with that much here, in a game of a brand whose money stands here. */
async function seated(depositUnits = hundred) {
  const player = await bench.operator.newPlayer({ balanceUnits: 0n });
  const { playerId, playerToken } = player;
  const order = { transferId: randomUUID(), playerId, currency: "THB", amountUnits: depositUnits };
  if (depositUnits > 0n) expect(await bench.purses.deposit(order)).toEqual({ kind: "done" });
  return { playerId, playerToken, opened: await bench.open(playerToken, { gameCode: purseGame }) };
}

const stands = (playerId: string) => bench.purses.balance({ playerId, currency: "THB" });
const spin = (opened: OpenedGame, key = randomUUID(), units = stake) =>
  bench.post<RoundView>("/game-api/spin", pressOf(opened, key, units));

describe("the money that the studio keeps", () => {
  it("keeps every rule of the protocol", async () => {
    const results = await runTransferAcceptance({ vendorUrl: bench.studio.url, secret: walletSecret, currency: "THB" });
    expect(results.length).toBeGreaterThan(9);
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
  });

  it("is what a round is played with: the platform is asked who plays, and for nothing else", async () => {
    const { playerId, opened } = await seated();
    const heardBefore = bench.operator.arrived.length;
    expect(opened).toMatchObject({ mode: "real", balanceUnits: hundred.toString() });
    bench.fix("loss", purseGame);
    expect(await spin(opened)).toMatchObject({ httpStatus: 200, body: { winUnits: "0", balanceUnits: "900000", settled: true } });
    bench.fix("win", purseGame);
    const { body: won } = await spin(opened);
    expect(BigInt(won.winUnits)).toBeGreaterThan(0n);
    expect(BigInt(won.balanceUnits)).toBe(900_000n - stake + BigInt(won.winUnits));
    expect(await stands(playerId)).toBe(BigInt(won.balanceUnits));
    expect(bench.operator.arrived.slice(heardBefore)).toEqual([]);
    expect(bench.studio.pendingDeliveries()).toBe(0);
  });

  it("pays a press once, and no stake beyond it", async () => {
    const { playerId, opened } = await seated(stake);
    bench.fix("loss", purseGame);
    const key = randomUUID();
    const first = await spin(opened, key);
    expect(await spin(opened, key)).toEqual(first);
    expect(await spin(opened, key, 2n * stake)).toEqual({ httpStatus: 400, body: { error: "invalid_request" } });
    expect(await spin(opened)).toEqual({ httpStatus: 422, body: { error: "insufficient_funds" } });
    expect(await stands(playerId)).toBe(0n);
    expect((await bench.get(`/game-api/history?sessionToken=${opened.sessionToken}`)).body).toMatchObject({ rounds: [first.body] });
  });

  it("survives a restart, goes home whole, and what was refused once is not done later", async () => {
    const { playerId } = await seated();
    const refused = { transferId: randomUUID(), playerId, currency: "THB", amountUnits: hundred + 1n };
    expect(await bench.purses.withdraw(refused)).toEqual({ kind: "refused", status: "insufficient_funds" });
    await bench.restart();
    expect(await bench.purses.deposit({ ...refused, transferId: randomUUID() })).toEqual({ kind: "done" });
    expect(await bench.purses.withdraw(refused)).toEqual({ kind: "refused", status: "insufficient_funds" });
    expect(await bench.purses.withdraw({ ...refused, transferId: randomUUID(), amountUnits: 2n * hundred + 1n })).toEqual({ kind: "done" });
    expect(await stands(playerId)).toBe(0n);
    expect(await bench.purses.balance({ playerId, currency: "MMK" })).toBeUndefined();
  });
});

describe("the secret that signs a call", () => {
  it("says for which brands: each has a catalogue, its launches and its wallet", async () => {
    const purse = makeVendorClient({ vendorUrl: bench.studio.url, secret: walletSecret });
    const [ofPurse, ofPlatform] = [await purse.catalogue(), await bench.vendor.catalogue()];
    if (ofPurse.kind !== "ok" || ofPlatform.kind !== "ok") throw new Error("a catalogue was not answered");
    const brandsOf = ({ brands, games }: typeof ofPurse.answer) => [
      brands.map(({ brandCode }) => brandCode),
      [...new Set(games.map(({ brandCode }) => brandCode))].toSorted((one, other) => one.localeCompare(other)),
    ];
    expect(brandsOf(ofPurse.answer)).toEqual([["PMOON"], ["PMOON"]]);
    expect(brandsOf(ofPlatform.answer)).toEqual([
      ["GNAGA", "SAMPAN", "TINRIC", "NBAZAR", "MONSUN", "RATTAN", "LONGTL", "IMES", "TF", "IA"],
      ["GNAGA", "IA", "IMES", "LONGTL", "MONSUN", "NBAZAR", "RATTAN", "SAMPAN", "TF", "TINRIC"],
    ]);
    expect(ofPurse.answer.games.length + ofPlatform.answer.games.length).toBe(31);
    const wanted = {
      nonce: randomUUID(),
      sentAt: new Date(bench.clock.nowMs).toISOString(),
      mode: "free",
      currency: "THB",
      language: "en",
      device: "mobile",
      returnUrl: "http://localhost:8080/m/home",
      hostName: "localhost",
    } as const;
    expect(await purse.launch({ ...wanted, gameCode: benchGame })).toMatchObject({ kind: "refused", status: "game_unknown" });
    expect(await bench.vendor.launch({ ...wanted, gameCode: purseGame })).toMatchObject({ kind: "refused", status: "game_unknown" });
    const other = makeTransferClient({ vendorUrl: bench.studio.url, secret: bench.operator.secret });
    const order = { transferId: randomUUID(), playerId: "somebody", currency: "THB", amountUnits: hundred };
    expect(await other.deposit(order)).toEqual({ kind: "refused", status: "invalid_signature" });
    expect(await stands("somebody")).toBe(0n);
  });
});

describe("a page that is loaded again", () => {
  it("shows what stands here, and asks the platform whether he may play still", async () => {
    const { playerToken, opened } = await seated();
    bench.fix("loss", purseGame);
    await spin(opened);
    const again = () => bench.post("/game-api/open", { sessionToken: opened.sessionToken });
    expect(await again()).toMatchObject({ httpStatus: 200, body: { balanceUnits: "900000" } });
    await bench.operator.expirePlayerToken(playerToken);
    expect(await again()).toEqual({ httpStatus: 401, body: { error: "session_expired" } });
  });
});
