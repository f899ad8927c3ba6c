import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { makeWalletClient } from "@lantern/vendor-kit/wallet-client.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../http/testing/test-server.ts";
import { gamesPlugins } from "../plugins.ts";
import { plantGame } from "../testing/plant-game.ts";

const secret = "ab".repeat(32);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ calls: [], answers: [], plugins: gamesPlugins, configuration: { studioSecret: secret } });
  await plantGame(server.scope, server.merchantIds["LANTERN"] ?? "", { gameCode: "TIGER" });
});
afterAll(() => server.close());

/** Answered requests by what they are counted as. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const counts = text.matchAll(/^lantern_request_duration_seconds_count\{call="([^"]+)",status="\d+"\} (\d+)$/gm);
  const byCall: Record<string, number> = {};
  for (const [, call = "", count] of counts) byCall[call] = (byCall[call] ?? 0) + Number(count);
  return byCall;
}

it("a vendor's calls are counted under their names, and what is not understood under one", async () => {
  const wallet = makeWalletClient({ platformUrl: server.url, vendorCode: studioVendorCode, secret });
  const playerToken = "nobody-has-this-token";
  const ofRound = { transactionId: "t1", roundId: "r1", gameCode: "TIGER", playerId: "nobody", currency: "THB" };
  await wallet.authenticate({ playerToken, gameCode: "TIGER" });
  await wallet.bet({ ...ofRound, playerToken, amountUnits: "10000" });
  await wallet.bet({ ...ofRound, playerToken, amountUnits: "10000" });
  await wallet.refund({ ...ofRound, transactionId: "t2", originalTransactionId: "t1" });
  for (const path of [`${studioVendorCode}/bet`, `${studioVendorCode}/made-up-1`, "no-such-vendor/made-up-2"])
    await fetch(`${server.url}/vendor/${path}`, { method: "POST", body: "unsigned" });
  expect(await counted()).toEqual({ "vendor-authenticate": 1, "vendor-bet": 2, "vendor-refund": 1, "vendor-call": 3 });
});
