import { createSign, generateKeyPairSync } from "node:crypto";
import type { VendorOperation } from "../adapter.ts";
import type { VendorStatus } from "../wire/vendor-status.ts";
import type { DialectAnswer, DialectCredentials, DialectRequest, VendorDialect } from "./dialect.ts";
import { wireIntegers, type WireIntegers } from "./wire-integers.ts";

const header = "X-Hub88-Signature";

/**
 * The vendor's side of `rsa-wallet`; the credentials' secret is his private key in PEM. Bodies, signatures and statuses are
 * written out here, apart from the adapter.
 * @param decimals of the currency unit that this vendor's integers count.
 */
export function makeRsaWalletDialect(decimals: number): VendorDialect {
  const integers = wireIntegers(decimals);
  return {
    protocol: "rsa-wallet",
    policy: {
      unknownRollback: "transaction_unknown",
      rollbackOfSettledRound: "allowed",
      winForUnknownBet: "refused",
      rolledBackTransaction: "transaction_rolled_back",
    },
    supports: ["player_info", "balance", "bet", "win", "rollback"],
    grainUnits: integers.grainUnits,
    namesCurrency: true,
    namesPlayer: true,
    malformedAmounts: [null, true, "100000", ["5"], { amount: 5 }, -1, -100_000, 0.5, 100_000.5, 0, ...finerThanUnits(decimals), "", "1e5"],
    write: (operation, credentials, change) => {
      const body = bodyOf(operation, integers);
      return signed(operation, change !== undefined && "amount" in change ? { ...body, amount: change.amount } : body, credentials);
    },
    read: (_operation, _httpStatus, body) => readAnswer(body, integers),
    unsigned: (request) => {
      const { [header]: _signature, ...headers } = request.headers;
      return { ...request, headers };
    },
    tampered: (request) => ({ ...request, body: request.body.replace("{", "{ ") }),
    foreign: (credentials) => ({ ...credentials, secret: strangersKey() }),
  };
}

/** Of a vendor that counts as the protocol says. */
export const rsaWalletDialect = makeRsaWalletDialect(5);

/** Amounts that a scale finer than our units can say and our ledger cannot hold. */
function finerThanUnits(decimals: number): readonly number[] {
  const inUnit = 10 ** decimals;
  return decimals > 4 ? [1, inUnit - 1, inUnit + 1] : [];
}

function strangersKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function signed(operation: VendorOperation, body: unknown, credentials: DialectCredentials): DialectRequest {
  // Amounts stand in the body as texts of digits, marked; a JSON integer of any length is written by taking the marks away.
  const text = JSON.stringify(body).replaceAll(/"integer:([0-9]+)"/g, "$1");
  return {
    method: "POST",
    target: `/vendor/${credentials.vendorCode}/${pathOf(operation)}`,
    headers: { "Content-Type": "application/json", [header]: createSign("SHA256").update(text).sign(credentials.secret, "base64") },
    body: text,
  };
}

function pathOf({ kind }: VendorOperation): string {
  switch (kind) {
    case "player_info":
      return "user/info";
    case "balance":
      return "user/balance";
    case "bet":
    case "win":
    case "rollback":
      return `transaction/${kind}`;
    default:
      throw new Error(`rsa-wallet has no call for ${kind}`);
  }
}

function bodyOf(operation: VendorOperation, integers: WireIntegers): Readonly<Record<string, unknown>> {
  switch (operation.kind) {
    case "player_info":
      return { user: operation.playerId, request_uuid: "of-an-info" };
    case "balance":
      return { user: operation.playerId, token: operation.playerToken, request_uuid: "of-a-balance" };
    case "bet":
      return {
        ...ofTransaction(operation),
        token: operation.playerToken,
        amount: `integer:${integers.write(operation.amountUnits)}`,
        ...(operation.free === true ? { is_free: true } : {}),
      };
    case "win":
      return {
        ...ofTransaction(operation),
        amount: `integer:${integers.write(operation.amountUnits)}`,
        ...(operation.betTransactionId === undefined
          ? { reward_uuid: "a-campaign" }
          : { reference_transaction_uuid: operation.betTransactionId }),
      };
    case "rollback":
      return { ...ofTransaction(operation), reference_transaction_uuid: operation.originalTransactionId };
    default:
      throw new Error(`rsa-wallet has no call for ${operation.kind}`);
  }
}

function ofTransaction(operation: Extract<VendorOperation, { kind: "bet" | "win" | "rollback" }>) {
  return {
    user: operation.playerId,
    request_uuid: `request-of-${operation.transactionId}`,
    transaction_uuid: operation.transactionId,
    supplier_transaction_id: null,
    round: operation.roundId,
    round_closed: operation.endsRound === true,
    game_code: operation.gameCode,
    currency: operation.currency,
    is_aggregated: false,
    meta: null,
  };
}

const statusOfWire: Readonly<Record<string, Exclude<VendorStatus, "unavailable"> | "refused">> = {
  RS_OK: "ok",
  RS_ERROR_UNKNOWN: "refused",
  RS_ERROR_INVALID_TOKEN: "invalid_token",
  RS_ERROR_INVALID_GAME: "game_unknown",
  RS_ERROR_WRONG_CURRENCY: "wrong_currency",
  RS_ERROR_NOT_ENOUGH_MONEY: "insufficient_funds",
  RS_ERROR_USER_DISABLED: "player_blocked",
  RS_ERROR_INVALID_SIGNATURE: "invalid_signature",
  RS_ERROR_TOKEN_EXPIRED: "token_expired",
  RS_ERROR_WRONG_SYNTAX: "invalid_request",
  RS_ERROR_WRONG_TYPES: "invalid_request",
  RS_ERROR_DUPLICATE_TRANSACTION: "transaction_conflict",
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: "transaction_unknown",
  RS_ERROR_TRANSACTION_ROLLED_BACK: "transaction_rolled_back",
  RS_ERROR_LIMIT_REACHED: "limit_reached",
};

function readAnswer(raw: string, integers: WireIntegers): DialectAnswer {
  const body = JSON.parse(raw) as Readonly<Record<string, unknown>>;
  const status = statusOfWire[String(body["status"])];
  if (status === undefined) throw new Error(`The answer has no status of the list: ${raw}`);
  const digits = /"balance":([0-9]+)/.exec(raw)?.[1];
  return {
    status,
    ...(digits === undefined ? {} : { balanceUnits: integers.read(digits) }),
    ...(typeof body["user"] === "string" ? { playerId: body["user"] } : {}),
    raw,
  };
}
