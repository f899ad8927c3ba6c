import { createHmac } from "node:crypto";
import type { VendorOperation } from "../adapter.ts";
import type { VendorRefusal } from "../wire/vendor-status.ts";
import type { DialectAnswer, DialectCredentials, DialectRequest, VendorDialect } from "./dialect.ts";
import { wireIntegers, type WireIntegers } from "./wire-integers.ts";

const header = "X-Request-Sign";

/**
 * The vendor's side of `action-wallet`: requests, signatures and codes are written out here, apart from the adapter.
 * @param decimals of the currency unit that this vendor's integers count.
 */
export function makeActionWalletDialect(decimals: number): VendorDialect {
  const integers = wireIntegers(decimals);
  return {
    protocol: "action-wallet",
    policy: { unknownRollback: "ok", rollbackOfSettledRound: "allowed", winForUnknownBet: "refused", rolledBackTransaction: "ok" },
    supports: ["player_info", "balance", "bet", "win", "rollback", "end_round"],
    grainUnits: integers.grainUnits,
    namesCurrency: true,
    namesPlayer: true,
    malformedAmounts: [null, true, "100", ["5"], { amount: 5 }, -1, -100, 0.5, 100.5, 0, "", "1e5"],
    write: (operation, credentials, change) => {
      const action = actionOf(operation, integers);
      const actions = action.map((one) => (change !== undefined && "amount" in change ? { ...one, amount: change.amount } : one));
      return signed({ ...headOf([operation]), ...(actions.length === 0 ? {} : { actions }) }, credentials);
    },
    writeBatch: (operations, credentials) =>
      signed({ ...headOf(operations), actions: operations.flatMap((operation) => actionOf(operation, integers)) }, credentials),
    read: (operation, _httpStatus, body) => readAnswer(operation, body, integers),
    unsigned: (request) => {
      const { [header]: _signature, ...headers } = request.headers;
      return { ...request, headers };
    },
    tampered: (request) => ({ ...request, body: `${request.body}\n` }),
    foreign: (credentials) => ({ ...credentials, secret: `${credentials.secret}-not` }),
  };
}

/** Of a vendor that counts as the protocol says. */
export const actionWalletDialect = makeActionWalletDialect(2);

function signed(body: unknown, credentials: DialectCredentials): DialectRequest {
  // Amounts stand in the body as marked texts of digits; a JSON integer of any length is written by taking the marks away.
  const text = JSON.stringify(body).replaceAll(/"integer:([0-9]+)"/g, "$1");
  const signature = createHmac("sha256", credentials.secret).update(text).digest("hex");
  return {
    method: "POST",
    target: `/vendor/${credentials.vendorCode}/process`,
    headers: { "Content-Type": "application/json", [header]: signature },
    body: text,
  };
}

/** What all actions of a request share, as the first says it; the round is finished where an operation ends it. */
function headOf(operations: readonly VendorOperation[]): object {
  const first = operations.find((operation) => operation.kind !== "authenticate");
  if (first === undefined) throw new Error("action-wallet has no call for authenticate");
  const stake = operations.find((operation) => "playerToken" in operation);
  const ends = operations.some((operation) => operation.kind === "end_round" || ("endsRound" in operation && operation.endsRound));
  return {
    user_id: first.playerId,
    currency: first.currency,
    game: "gameCode" in first ? first.gameCode : "any",
    ...("roundId" in first ? { game_id: first.roundId } : {}),
    ...(stake === undefined ? {} : { session_id: stake.playerToken }),
    ...(ends ? { finished: true } : {}),
  };
}

function actionOf(operation: VendorOperation, integers: WireIntegers): readonly object[] {
  switch (operation.kind) {
    case "bet":
    case "win": {
      const { kind: action, transactionId: action_id, amountUnits } = operation;
      const reward = operation.kind === "win" && operation.withoutBet === true ? { reward_id: "a-campaign" } : {};
      return [{ action, amount: `integer:${integers.write(amountUnits)}`, action_id, ...reward }];
    }
    case "rollback":
      return [{ action: "rollback", action_id: operation.transactionId, original_action_id: operation.originalTransactionId }];
    default:
      return [];
  }
}

const refusalOfCode: Readonly<Record<number, VendorRefusal>> = {
  100: "insufficient_funds",
  101: "invalid_token",
  102: "token_expired",
  105: "limit_reached",
  110: "player_blocked",
  153: "game_unknown",
  154: "wrong_currency",
  160: "transaction_conflict",
  161: "transaction_unknown",
  162: "transaction_rolled_back",
  163: "round_unknown",
  164: "round_settled",
  400: "invalid_request",
  403: "invalid_signature",
  503: "unavailable",
};

interface WireAnswer {
  readonly code?: number;
  readonly user_id?: string;
  readonly transactions?: readonly { readonly action_id: string; readonly tx_id: string }[];
}

function readAnswer(operation: VendorOperation, raw: string, integers: WireIntegers): DialectAnswer {
  const body = JSON.parse(raw) as WireAnswer;
  const digits = /"balance":([0-9]+)/.exec(raw)?.[1];
  const balance = digits === undefined ? {} : { balanceUnits: integers.read(digits) };
  if (body.code !== undefined) {
    const status = refusalOfCode[body.code];
    if (status === undefined) throw new Error(`The answer has no code of the list: ${raw}`);
    return { status, ...balance, raw };
  }
  const mine = body.transactions?.find(({ action_id }) => "transactionId" in operation && action_id === operation.transactionId);
  if ("transactionId" in operation && mine === undefined) throw new Error(`The answer has no transaction for the action: ${raw}`);
  return {
    status: "ok",
    ...balance,
    ...(body.user_id === undefined ? {} : { playerId: body.user_id }),
    ...(mine === undefined ? {} : { reference: mine.tx_id }),
    raw,
  };
}
