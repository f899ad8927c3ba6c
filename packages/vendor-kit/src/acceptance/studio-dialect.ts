import type { VendorOperation } from "../adapter.ts";
import { sign, signatureHeader } from "../signature.ts";
import { isVendorStatus } from "../wire/vendor-status.ts";
import type { DialectAnswer, DialectCredentials, DialectRequest, VendorDialect } from "./dialect.ts";

/** The kit's own wire, as a vendor would send it. Bodies are written out here, apart from the client and the adapter. */
export const studioDialect: VendorDialect = {
  protocol: "studio",
  policy: {
    unknownRollback: "ok",
    rollbackOfSettledRound: "refused",
    winForUnknownBet: "refused",
    rolledBackTransaction: "transaction_rolled_back",
  },
  supports: ["authenticate", "balance", "bet", "win", "rollback", "end_round"],
  grainUnits: 1n,
  namesCurrency: true,
  namesPlayer: true,
  malformedAmounts: [
    null,
    true,
    "1e3",
    ["5"],
    { amount: "5" },
    "-1",
    -1,
    "0.5",
    "10000.00001",
    5,
    10_000,
    "",
    " 5",
    "05",
    "+5",
    "0",
    "0x10",
    "١٢",
    "9".repeat(19),
  ],
  write: (operation, credentials, change) => {
    const body = bodyOf(operation);
    return signed(operation, change !== undefined && "amount" in change ? { ...body, amountUnits: change.amount } : body, credentials);
  },
  read: (_operation, _httpStatus, body) => readAnswer(body),
  unsigned: (request) => {
    const { [signatureHeader]: _signature, ...headers } = request.headers;
    return { ...request, headers };
  },
  tampered: (request) => ({ ...request, body: `${request.body} ` }),
  foreign: (credentials) => ({ ...credentials, secret: `${credentials.secret}-not` }),
};

function signed(operation: VendorOperation, body: unknown, credentials: DialectCredentials): DialectRequest {
  const text = JSON.stringify(body);
  return {
    method: "POST",
    target: `/vendor/${credentials.vendorCode}/${callOf(operation)}`,
    headers: { "Content-Type": "application/json", [signatureHeader]: sign(text, credentials.secret) },
    body: text,
  };
}

function callOf(operation: VendorOperation): string {
  if (operation.kind === "rollback") return "refund";
  return operation.kind === "end_round" ? "end-round" : operation.kind;
}

function bodyOf(operation: VendorOperation): Readonly<Record<string, unknown>> {
  const { kind: _kind, ...fields } = operation;
  const call = callOf(operation);
  return "amountUnits" in fields ? { call, ...fields, amountUnits: fields.amountUnits.toString() } : { call, ...fields };
}

function readAnswer(raw: string): DialectAnswer {
  const body = JSON.parse(raw) as Readonly<Record<string, unknown>>;
  const { status, balanceUnits, playerId, platformTransactionId } = body;
  if (!isVendorStatus(status)) throw new Error(`The answer has no status of the list: ${raw}`);
  return {
    status,
    ...(typeof balanceUnits === "string" ? { balanceUnits: BigInt(balanceUnits) } : {}),
    ...(typeof playerId === "string" ? { playerId } : {}),
    ...(typeof platformTransactionId === "string" ? { reference: platformTransactionId } : {}),
    raw,
  };
}
