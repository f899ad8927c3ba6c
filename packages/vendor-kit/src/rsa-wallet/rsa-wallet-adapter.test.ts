import { createSign, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { RawVendorRequest } from "../adapter.ts";
import { vendorStatuses, type VendorStatus } from "../wire/vendor-status.ts";
import { rsaSignatureMatches, signRsa } from "./rsa-signature.ts";
import { rsaStatuses, rsaStatusOf } from "./rsa-status.ts";
import { rsaWalletAdapter } from "./rsa-wallet-adapter.ts";

const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const vendor = pair();
const credentials = { vendorCode: "HARBOUR", secret: "", more: { publicKey: vendor.publicKey } };

const bet = {
  user: "a-player",
  token: "a-token",
  request_uuid: "r-1",
  transaction_uuid: "t-1",
  round: "round-1",
  round_closed: false,
  game_code: "tide-01",
  currency: "THB",
  amount: 12_500_000,
};

/** The body is signed by the runtime's own streaming interface, not by the kit. */
function request(path: string, body: string, change: Partial<RawVendorRequest> = {}): RawVendorRequest {
  const signature = createSign("SHA256").update(body).sign(vendor.privateKey, "base64");
  const headers = { "x-hub88-signature": signature };
  return { method: "POST", path, target: `/vendor/HARBOUR/${path}`, query: "", headers, body: Buffer.from(body), ...change };
}

function understand(raw: RawVendorRequest) {
  const result = rsaWalletAdapter.understand(raw, credentials);
  return result.understood ? result.operations[0] : (JSON.parse(result.response.body) as { status: string }).status;
}

const understandBet = (change: object) => understand(request("transaction/bet", JSON.stringify({ ...bet, ...change })));

describe("RSA signatures", () => {
  it("are of exactly these bytes by exactly this key", () => {
    const signature = signRsa("{}", vendor.privateKey);
    expect(rsaSignatureMatches("{}", vendor.publicKey, signature)).toBe(true);
    expect(rsaSignatureMatches("{} ", vendor.publicKey, signature)).toBe(false);
    expect(rsaSignatureMatches("{}", pair().publicKey, signature)).toBe(false);
    const beginning = signature.slice(0, 344 - 20);
    for (const presented of [undefined, "", "abc", beginning, `${signature}AAAA`, signature.replace(/^./, "*"), "é".repeat(344)]) {
      expect(rsaSignatureMatches("{}", vendor.publicKey, presented)).toBe(false);
    }
  });
});

describe("the adapter of rsa-wallet", () => {
  it("reads amounts in 1/100,000 to the last digit, and refuses what a ledger cannot hold", () => {
    expect(understandBet({})).toMatchObject({ kind: "bet", amountUnits: 1_250_000n, playerToken: "a-token", roundId: "round-1" });
    const large = JSON.stringify(bet).replace("12500000", "9007199254740993010");
    expect(understand(request("transaction/bet", large))).toMatchObject({ amountUnits: 900_719_925_474_099_301n });
    for (const amount of [1, 12_500_001, -10, 0, 1.5, "10", null]) expect(understandBet({ amount })).toBe("RS_ERROR_WRONG_TYPES");
    for (const text of ["1e7", "10.0", "99999999999999999999"]) {
      expect(understand(request("transaction/bet", JSON.stringify(bet).replace("12500000", text)))).toBe("RS_ERROR_WRONG_TYPES");
    }
  });

  it("a closed round ends with its transaction, whichever it is", () => {
    const reference_transaction_uuid = "t-0";
    const closing = JSON.stringify({ ...bet, round_closed: true, reference_transaction_uuid });
    for (const call of ["bet", "win", "rollback"]) {
      expect(understand(request(`transaction/${call}`, closing))).toMatchObject({ kind: call, endsRound: true });
    }
  });

  it("a stake that the vendor gives away is nothing, and the win of a reward needs no bet", () => {
    expect(understandBet({ is_free: true, amount: 0 })).toMatchObject({ free: true, amountUnits: 0n });
    expect(understandBet({ is_free: true })).toBe("RS_ERROR_WRONG_TYPES");
    const win = (change: object) => understand(request("transaction/win", JSON.stringify({ ...bet, ...change })));
    expect(win({ reward_uuid: "campaign" })).toMatchObject({ kind: "win", withoutBet: true });
    expect(win({ reference_transaction_uuid: "t-0" })).toMatchObject({ betTransactionId: "t-0" });
    expect(win({})).toBe("RS_ERROR_WRONG_TYPES");
  });

  it("checks the signature before anything else, and answers each fault by its status with HTTP 200", () => {
    expect(understand(request("no-such-call", "{", { headers: {} }))).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect(understand(request("transaction/bet", "{"))).toBe("RS_ERROR_WRONG_SYNTAX");
    expect(understand(request("transaction/jackpot", "{}"))).toBe("RS_ERROR_WRONG_SYNTAX");
    expect(understand(request("transaction/bet", "{}", { method: "PUT" }))).toBe("RS_ERROR_WRONG_SYNTAX");
    expect(understandBet({ token: undefined })).toBe("RS_ERROR_WRONG_TYPES");
    const result = rsaWalletAdapter.understand(request("transaction/bet", "{}"), credentials);
    expect(result.understood ? 0 : result.response.httpStatus).toBe(200);
  });

  it("says in a refused answer what is wrong with the body", () => {
    const detailOf = (change: object) => {
      const result = rsaWalletAdapter.understand(request("transaction/bet", JSON.stringify({ ...bet, ...change })), credentials);
      return result.understood ? undefined : (JSON.parse(result.response.body) as { detail?: string }).detail;
    };
    expect(detailOf({ round: "" })).toMatch(/^\/round /);
    expect(detailOf({ amount: 0 })).toBe("/amount of a stake must be above 0");
    expect(detailOf({ amount: 12_500_001 })).toMatch(/^\/amount is finer than 1\/10,000/);
  });

  it("answers with the user, the request's id, the currency and the balance as a plain integer", () => {
    const result = rsaWalletAdapter.understand(request("transaction/bet", JSON.stringify(bet)), credentials);
    if (!result.understood) throw new Error("the bet must be understood");
    const done = result.answer([{ status: "ok", balanceUnits: 900_719_925_474_099_301n, currency: "THB", playerId: "a-player" }]);
    expect(done.body).toBe('{"user":"a-player","status":"RS_OK","request_uuid":"r-1","currency":"THB","balance":9007199254740993010}');
    const short = result.answer([{ status: "insufficient_funds", balanceUnits: 5n, currency: "THB" }]);
    expect(JSON.parse(short.body)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 50 });
  });

  it("has a status of the protocol for each of the kit's, and fails loudly without the vendor's key", () => {
    for (const status of Object.keys(vendorStatuses) as VendorStatus[]) expect(rsaStatuses).toContain(rsaStatusOf(status));
    expect(() => rsaWalletAdapter.understand(request("user/info", "{}"), { vendorCode: "HARBOUR", secret: "" })).toThrow("public key");
  });
});
