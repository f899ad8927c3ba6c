import { describe, expect, it } from "vitest";
import type { RawVendorRequest } from "./adapter.ts";
import { sign, signatureHeader } from "./signature.ts";
import { studioAdapter } from "./studio-adapter.ts";

const credentials = { vendorCode: "STUDIO", secret: "kit-secret" };
const bet = {
  call: "bet",
  transactionId: "t-1",
  roundId: "r-1",
  gameCode: "g-1",
  playerToken: "token",
  playerId: "player",
  currency: "THB",
  amountUnits: "30000",
};

function request(path: string, body: string, change: Partial<RawVendorRequest> = {}): RawVendorRequest {
  const headers = { [signatureHeader.toLowerCase()]: sign(body, credentials.secret) };
  return { method: "POST", path, target: `/vendor/STUDIO/${path}`, query: "", headers, body: Buffer.from(body), ...change };
}

function understand(raw: RawVendorRequest) {
  const result = studioAdapter.understand(raw, credentials);
  return result.understood ? result.operations[0] : result.status;
}

describe("the studio's adapter", () => {
  it("translates each call into its operation", () => {
    const { call: _call, amountUnits: _amount, playerToken: _token, ...ofRound } = bet;
    const { transactionId: _id, ...round } = ofRound;
    expect(understand(request("bet", JSON.stringify(bet)))).toEqual({
      kind: "bet",
      ...ofRound,
      playerToken: "token",
      amountUnits: 30_000n,
    });
    expect(understand(request("win", JSON.stringify({ call: "win", ...ofRound, betTransactionId: "b-1", amountUnits: "0" })))).toEqual({
      kind: "win",
      ...ofRound,
      betTransactionId: "b-1",
      amountUnits: 0n,
    });
    expect(understand(request("refund", JSON.stringify({ call: "refund", ...ofRound, originalTransactionId: "b-1" })))).toEqual({
      kind: "rollback",
      ...ofRound,
      originalTransactionId: "b-1",
    });
    expect(understand(request("end-round", JSON.stringify({ call: "end-round", ...round })))).toEqual({ kind: "end_round", ...round });
  });

  it("refuses a body that was signed for another call", () => {
    expect(understand(request("win", JSON.stringify({ ...bet, betTransactionId: "b-1" })))).toBe("invalid_request");
  });

  it("ignores unknown fields", () => {
    expect(understand(request("bet", JSON.stringify({ ...bet, balance: "9999", type: 0 })))).not.toHaveProperty("balance");
  });

  it("refuses what is no call, no JSON, no UTF-8 and no object", () => {
    expect(understand(request("jackpot", JSON.stringify(bet)))).toBe("invalid_request");
    expect(understand(request("bet", JSON.stringify(bet), { method: "PUT" }))).toBe("invalid_request");
    for (const body of ["", "{", "[]", "null", '"bet"']) expect(understand(request("bet", body))).toBe("invalid_request");
    const notText = Buffer.from([0xff, 0xfe, 0x7b]);
    const headers = { [signatureHeader.toLowerCase()]: sign(notText, credentials.secret) };
    expect(understand(request("bet", "", { body: notText, headers }))).toBe("invalid_request");
  });

  it("checks the signature before anything else", () => {
    expect(understand(request("no-such-call", "{", { headers: {} }))).toBe("invalid_signature");
  });

  it("answers with the status, its HTTP status and the balance", () => {
    const result = studioAdapter.understand(request("bet", JSON.stringify(bet)), credentials);
    if (!result.understood) throw new Error("the bet must be understood");
    const done = result.answer([{ status: "ok", balanceUnits: 70_000n, currency: "THB", playerId: "player", platformTransactionId: "x" }]);
    expect(done.httpStatus).toBe(200);
    expect(JSON.parse(done.body)).toEqual({ status: "ok", balanceUnits: "70000", currency: "THB", platformTransactionId: "x" });
    const short = result.answer([{ status: "insufficient_funds", balanceUnits: 5n }]);
    expect(short.httpStatus).toBe(200);
    expect(JSON.parse(short.body)).toEqual({ status: "insufficient_funds", balanceUnits: "5" });
    expect(result.answer([{ status: "unavailable" }]).httpStatus).toBe(503);
  });
});
