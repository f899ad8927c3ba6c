import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { RawVendorResponse, RejectedRequest, UnderstoodRequest, VendorAdapter, VendorOperation, VendorOutcome } from "../adapter.ts";
import { amountNotHeld, scaleOfDecimals, type AmountScale } from "../amount-scale.ts";
import { describeFault } from "../describe-fault.ts";
import { parseExactJson, printExactJson } from "../exact-json.ts";
import type { VendorRefusal } from "../wire/vendor-status.ts";
import { rsaSignatureHeader, rsaSignatureMatches } from "./rsa-signature.ts";
import { rsaStatusOf, type RsaStatus } from "./rsa-status.ts";
import {
  RsaBalanceRequest,
  RsaBetRequest,
  RsaInfoRequest,
  RsaRollbackRequest,
  RsaWinRequest,
  type RsaBetRequest as OfTransaction,
} from "./wallet-requests.ts";

/** The protocol counts 1/100,000 of the currency unit, where nothing else is agreed. */
const rsaDecimals = 5;

interface Call {
  /** What is asked for; or what is wrong with a body that is not of the call's shape, or whose amount cannot be held. */
  readonly read: (body: unknown, scale: AmountScale) => VendorOperation | string;
}

function declareCall<Schema extends TSchema>(
  schema: Schema,
  toOperation: (request: Static<Schema>, scale: AmountScale) => VendorOperation | string,
): Call {
  const validator = Compile(schema);
  return { read: (body, scale) => (validator.Check(body) ? toOperation(body, scale) : describeFault(validator.Errors(body))) };
}

const calls: ReadonlyMap<string, Call> = new Map([
  ["user/info", declareCall(RsaInfoRequest, ({ user }) => ({ kind: "player_info", playerId: user }))],
  [
    "user/balance",
    declareCall(RsaBalanceRequest, ({ user, token, currency }) => ({
      kind: "balance",
      playerToken: token,
      playerId: user,
      ...(currency === undefined ? {} : { currency }),
    })),
  ],
  ["transaction/bet", declareCall(RsaBetRequest, toBet)],
  ["transaction/win", declareCall(RsaWinRequest, toWin)],
  ["transaction/rollback", declareCall(RsaRollbackRequest, toRollback)],
]);

/**
 * One call a transaction, signed by RSA-SHA256 over the raw body, amounts in 1/100,000, rounds closed by a flag; in the
 * style of Hub88's wallet API for operators. `credentials.more.publicKey` is the vendor's key in PEM. Every answer that the
 * protocol has a status for travels with HTTP 200.
 */
export const rsaWalletAdapter: VendorAdapter = {
  protocol: "rsa-wallet",
  amounts: { decimals: rsaDecimals, scalable: true },
  policy: {
    unknownRollback: "transaction_unknown",
    rollbackOfSettledRound: "allowed",
    winForUnknownBet: "refused",
    rolledBackTransaction: "transaction_rolled_back",
  },
  signatureOf: ({ headers }) => ({ presented: headers[rsaSignatureHeader.toLowerCase()], expected: undefined }),
  understand: (request, { vendorCode, more }) => {
    const publicKey = more?.["publicKey"];
    if (publicKey === undefined) throw new Error(`The vendor ${vendorCode} speaks rsa-wallet, but has no public key.`);
    if (!rsaSignatureMatches(request.body, publicKey, request.headers[rsaSignatureHeader.toLowerCase()])) {
      return rejected("invalid_signature", "RS_ERROR_INVALID_SIGNATURE", { detail: "the signature is missing or not of these bytes" });
    }
    const body = parseExactJson(request.body);
    if (typeof body !== "object" || body === null)
      return rejected("invalid_request", "RS_ERROR_WRONG_SYNTAX", { detail: "no JSON object in UTF-8" });
    const call = request.method === "POST" ? calls.get(request.path) : undefined;
    if (call === undefined) return rejected("invalid_request", "RS_ERROR_WRONG_SYNTAX", { body, detail: "no such call" });
    const scale = scaleOfDecimals(rsaDecimals, more);
    const operation = call.read(body, scale);
    return typeof operation === "string"
      ? rejected("invalid_request", "RS_ERROR_WRONG_TYPES", { body, detail: operation })
      : understood(operation, body, scale);
  },
};

function toBet(request: RsaBetRequest, scale: AmountScale): VendorOperation | string {
  const amountUnits = scale.fromWire(request.amount);
  const isFree = request.is_free === true;
  // A stake is above nothing, and one that is given away is nothing.
  if (amountUnits === undefined) return amountNotHeld;
  if ((amountUnits === 0n) !== isFree) return isFree ? "/amount of a free stake must be 0" : "/amount of a stake must be above 0";
  return {
    kind: "bet",
    ...ofRound(request),
    playerToken: request.token,
    currency: request.currency,
    amountUnits,
    ...endOf(request),
    ...(isFree ? { free: true } : {}),
  };
}

function toWin(request: RsaWinRequest, scale: AmountScale): VendorOperation | string {
  const amountUnits = scale.fromWire(request.amount);
  const bet = request.reference_transaction_uuid ?? undefined;
  const isReward = typeof request.reward_uuid === "string";
  if (amountUnits === undefined) return amountNotHeld;
  if (bet === undefined && !isReward) return "/reference_transaction_uuid is missing";
  return {
    kind: "win",
    ...ofRound(request),
    currency: request.currency,
    amountUnits,
    ...endOf(request),
    ...(bet === undefined ? { withoutBet: true } : { betTransactionId: bet }),
  };
}

function toRollback(request: RsaRollbackRequest): VendorOperation {
  return {
    kind: "rollback",
    ...ofRound(request),
    ...(request.currency === undefined ? {} : { currency: request.currency }),
    originalTransactionId: request.reference_transaction_uuid,
    ...endOf(request),
  };
}

function ofRound(request: Pick<OfTransaction, "transaction_uuid" | "round" | "game_code" | "user">) {
  return { transactionId: request.transaction_uuid, roundId: request.round, gameCode: request.game_code, playerId: request.user };
}

function endOf(request: Pick<OfTransaction, "round_closed">): { readonly endsRound?: true } {
  return request.round_closed === true ? { endsRound: true } : {};
}

function understood(operation: VendorOperation, body: object, scale: AmountScale): UnderstoodRequest {
  return {
    understood: true,
    operations: [operation],
    answer: (outcomes) => {
      const outcome = outcomes.at(-1);
      if (outcome === undefined) throw new Error(`The ${operation.kind} got no outcome to answer with.`);
      return respond(rsaStatusOf(outcome.status), body, balanceOf(outcome, scale));
    },
  };
}

interface Fault {
  /** What came, where it can be read. */
  readonly body?: object;
  readonly detail: string;
}

/** The protocol has no word for what is wrong: `detail` is for the log of the vendor's engineers. */
function rejected(status: VendorRefusal, wire: RsaStatus, { body = {}, detail }: Fault): RejectedRequest {
  return { understood: false, status, response: respond(wire, body, { detail }) };
}

function balanceOf({ currency, balanceUnits }: VendorOutcome, scale: AmountScale): object {
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(balanceUnits === undefined ? {} : { balance: scale.toWire(balanceUnits) }),
  };
}

function respond(status: RsaStatus, request: object, more: object): RawVendorResponse {
  const { user, request_uuid } = request as { readonly user?: unknown; readonly request_uuid?: unknown };
  return {
    httpStatus: 200,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: printExactJson({
      ...(typeof user === "string" ? { user } : {}),
      status,
      ...(typeof request_uuid === "string" ? { request_uuid } : {}),
      ...more,
    }),
  };
}
