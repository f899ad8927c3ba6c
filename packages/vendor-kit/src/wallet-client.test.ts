import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startReferenceOperator } from "./acceptance/reference-operator.ts";
import { makeVendorClient } from "./vendor-client.ts";
import { makeWalletClient } from "./wallet-client.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function clientOf(platformUrl: string, timeoutMs = 2_000) {
  return makeWalletClient({ platformUrl, vendorCode: "STUDIO", secret: "s", timeoutMs });
}

const bet = {
  transactionId: "t",
  roundId: "r",
  gameCode: "g",
  playerToken: "token",
  playerId: "p",
  currency: "THB",
  amountUnits: "10000",
};

describe("the wallet client", () => {
  it("plays a round at an operator that keeps the rules", async () => {
    const operator = await startReferenceOperator();
    closers.push(operator.close);
    const { playerId, playerToken } = await operator.newPlayer({ balanceUnits: 100_000n });
    const client = makeWalletClient({ platformUrl: operator.baseUrl, vendorCode: operator.vendorCode, secret: operator.secret });
    const money = { ...bet, playerId, playerToken };
    const round = { roundId: "r", gameCode: "g", playerId, currency: "THB" };
    expect(await client.authenticate({ playerToken, gameCode: "g" })).toMatchObject({
      kind: "ok",
      answer: { playerId, balanceUnits: "100000" },
    });
    expect(await client.bet(money)).toMatchObject({ kind: "ok", answer: { balanceUnits: "90000" } });
    expect(await client.win({ ...round, transactionId: "w", betTransactionId: "t", amountUnits: "25000" })).toMatchObject({ kind: "ok" });
    expect(await client.endRound(round)).toMatchObject({ kind: "ok", answer: { balanceUnits: "115000" } });
    expect(await client.balance({ playerToken, playerId, currency: "THB" })).toMatchObject({
      kind: "ok",
      answer: { balanceUnits: "115000" },
    });
    expect(await client.refund({ ...round, transactionId: "x", originalTransactionId: "t" })).toEqual({
      kind: "refused",
      status: "round_settled",
      balanceUnits: 115_000n,
    });
  });

  it("calls refused only what the platform refused in the wire's words", async () => {
    const url = await answering((_request, response) => response.end(JSON.stringify({ status: "insufficient_funds", balanceUnits: "12" })));
    expect(await clientOf(url).bet(bet)).toEqual({ kind: "refused", status: "insufficient_funds", balanceUnits: 12n });
  });

  it.each([
    ["a 500 page", 500, "<html>oh no</html>"],
    ["an empty answer", 200, ""],
    ["an answer without a status", 200, "{}"],
    ["a status that is not of the list", 200, '{"status":"fine","balanceUnits":"1","currency":"THB"}'],
    ["ok without a balance", 200, '{"status":"ok","currency":"THB"}'],
    ["ok with a number for a balance", 200, '{"status":"ok","balanceUnits":1,"currency":"THB"}'],
    ["unavailable", 503, '{"status":"unavailable"}'],
  ])("calls %s unknown", async (_what, httpStatus, body) => {
    const url = await answering((_request, response) => response.writeHead(httpStatus).end(body));
    expect(await clientOf(url).bet(bet)).toMatchObject({ kind: "unknown" });
  });

  it("calls silence, a broken connection, a redirect and a closed port unknown", async () => {
    const silent = await answering(() => {});
    expect(await clientOf(silent, 50).bet(bet)).toMatchObject({ kind: "unknown" });
    const broken = await answering((request) => request.socket.destroy());
    expect(await clientOf(broken).bet(bet)).toMatchObject({ kind: "unknown" });
    const elsewhere = await answering((_request, response) => response.writeHead(307, { location: silent }).end());
    expect(await clientOf(elsewhere).bet(bet)).toMatchObject({ kind: "unknown" });
    expect(await clientOf("http://127.0.0.1:1").bet(bet)).toMatchObject({ kind: "unknown" });
  });
});

describe("the vendor client", () => {
  it("refuses a catalogue that is not of the wire's shape", async () => {
    const url = await answering((_request, response) =>
      response.end('{"status":"ok","version":"1","brands":[],"games":[{"gameCode":"x"}]}'),
    );
    expect(await makeVendorClient({ vendorUrl: url, secret: "s" }).catalogue()).toMatchObject({ kind: "unknown" });
  });
});
