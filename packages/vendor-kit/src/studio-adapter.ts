import { Compile } from "typebox/compile";
import type { TSchema } from "typebox";
import type { RawVendorResponse, RejectedRequest, UnderstoodRequest, VendorAdapter, VendorOperation, VendorOutcome } from "./adapter.ts";
import { describeFault } from "./describe-fault.ts";
import { sign, signatureHeader, signatureMatches } from "./signature.ts";
import { formatAmountUnits } from "./wire/amount-units.ts";
import { authenticate, type AuthenticateRequest } from "./wire/authenticate.ts";
import { balance, type BalanceRequest } from "./wire/balance.ts";
import { bet, type BetRequest } from "./wire/bet.ts";
import { endRound, type EndRoundRequest } from "./wire/end-round.ts";
import { refund, type RefundRequest } from "./wire/refund.ts";
import { vendorStatuses, type VendorRefusal, type VendorStatus } from "./wire/vendor-status.ts";
import { win, type WinRequest } from "./wire/win.ts";

type StudioRequest = AuthenticateRequest | BalanceRequest | BetRequest | WinRequest | RefundRequest | EndRoundRequest;

const validators = new Map(
  [authenticate, balance, bet, win, refund, endRound].map((call) => [call.path as string, Compile(call.request as TSchema)] as const),
);

/** The kit's own wire on the platform's side: `POST /vendor/{vendorCode}/<call>`. */
export const studioAdapter: VendorAdapter = {
  protocol: "studio",
  amounts: { decimals: 4, scalable: false },
  policy: {
    unknownRollback: "ok",
    rollbackOfSettledRound: "refused",
    winForUnknownBet: "refused",
    rolledBackTransaction: "transaction_rolled_back",
  },
  signatureOf: ({ body, headers }, { secret }) => ({ presented: headers[signatureHeader.toLowerCase()], expected: sign(body, secret) }),
  understand: (request, credentials) => {
    if (!signatureMatches(request.body, credentials.secret, request.headers[signatureHeader.toLowerCase()])) {
      return rejected("invalid_signature", "the signature is missing or not of these bytes");
    }
    const validator = validators.get(request.path);
    if (validator === undefined || request.method !== "POST") return rejected("invalid_request", "no such call");
    const body = parseJson(request.body);
    if (!validator.Check(body)) return rejected("invalid_request", describeFault(validator.Errors(body)));
    const operation = toOperation(body as StudioRequest);
    if (operation.kind === "bet" && operation.amountUnits === 0n)
      return rejected("invalid_request", "/amountUnits of a bet must be above 0");
    return understood(operation);
  },
};

function understood(operation: VendorOperation): UnderstoodRequest {
  return {
    understood: true,
    operations: [operation],
    answer: (outcomes) => {
      const outcome = outcomes.at(-1);
      if (outcome === undefined) throw new Error(`The studio's ${operation.kind} got no outcome to answer with.`);
      return respond(outcome.status, answerBody(operation, outcome));
    },
  };
}

function rejected(status: VendorRefusal, detail: string): RejectedRequest {
  return { understood: false, status, response: respond(status, { status, detail }) };
}

function respond(status: VendorStatus, body: unknown): RawVendorResponse {
  return {
    httpStatus: vendorStatuses[status],
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
  };
}

function answerBody(operation: VendorOperation, outcome: VendorOutcome): unknown {
  const balanceUnits = outcome.balanceUnits === undefined ? {} : { balanceUnits: formatAmountUnits(outcome.balanceUnits) };
  if (outcome.status !== "ok") {
    return { status: outcome.status, ...balanceUnits, ...(outcome.detail === undefined ? {} : { detail: outcome.detail }) };
  }
  const answer = { status: "ok", ...balanceUnits, currency: outcome.currency };
  if (operation.kind === "authenticate") return { ...answer, playerId: outcome.playerId, language: outcome.language ?? "en" };
  return outcome.platformTransactionId === undefined ? answer : { ...answer, platformTransactionId: outcome.platformTransactionId };
}

function toOperation(request: StudioRequest): VendorOperation {
  switch (request.call) {
    case "authenticate":
      return { kind: "authenticate", playerToken: request.playerToken, gameCode: request.gameCode };
    case "balance":
      return { kind: "balance", playerToken: request.playerToken, playerId: request.playerId, currency: request.currency };
    case "bet":
      return { kind: "bet", ...ofRound(request), playerToken: request.playerToken, amountUnits: BigInt(request.amountUnits) };
    case "win":
      return { kind: "win", ...ofRound(request), betTransactionId: request.betTransactionId, amountUnits: BigInt(request.amountUnits) };
    case "refund":
      return { kind: "rollback", ...ofRound(request), originalTransactionId: request.originalTransactionId };
    case "end-round":
      return {
        kind: "end_round",
        roundId: request.roundId,
        gameCode: request.gameCode,
        playerId: request.playerId,
        currency: request.currency,
      };
  }
}

function ofRound(request: BetRequest | WinRequest | RefundRequest) {
  const { transactionId, roundId, gameCode, playerId, currency } = request;
  return { transactionId, roundId, gameCode, playerId, currency };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
