import { createHash } from "node:crypto";
import { Compile } from "typebox/compile";
import type { RawVendorResponse, RejectedRequest, UnderstoodRequest, VendorAdapter, VendorOperation, VendorOutcome } from "../adapter.ts";
import { amountNotHeld, scaleOfDecimals, type AmountScale } from "../amount-scale.ts";
import { describeFault } from "../describe-fault.ts";
import { parseExactJson, printExactJson } from "../exact-json.ts";
import { sign, signatureMatches } from "../signature.ts";
import type { VendorRefusal } from "../wire/vendor-status.ts";
import { actionErrors } from "./action-error.ts";
import { ProcessRequest, type Action } from "./process-request.ts";

/** Header of every signed call, in both directions: HMAC-SHA256 of the raw body, lower-case hex. */
export const actionSignatureHeader = "X-Request-Sign";

/** The protocol counts 1/100 of the currency unit, where nothing else is agreed. */
const actionDecimals = 2;

/** How a vendor of the protocol counts. */
export const actionScaleOf = (more: Readonly<Record<string, string>> | undefined) => scaleOfDecimals(actionDecimals, more);

const validator = Compile(ProcessRequest);

/**
 * One call, `process`, with an ordered list of actions that is done whole or not at all; signed by HMAC-SHA256 over the raw
 * body, amounts in 1/100, errors by numbers. An action that had been rolled back before it came is answered as done.
 */
export const actionWalletAdapter: VendorAdapter = {
  protocol: "action-wallet",
  amounts: { decimals: actionDecimals, scalable: true },
  policy: { unknownRollback: "ok", rollbackOfSettledRound: "allowed", winForUnknownBet: "refused", rolledBackTransaction: "ok" },
  signatureOf: ({ body, headers }, { secret }) => ({
    presented: headers[actionSignatureHeader.toLowerCase()],
    expected: sign(body, secret),
  }),
  understand: (request, { vendorCode, secret, more }) => {
    if (!signatureMatches(request.body, secret, request.headers[actionSignatureHeader.toLowerCase()])) return rejected("invalid_signature");
    if (request.method !== "POST" || request.path !== "process") return rejected("invalid_request", "no such call");
    const body = parseExactJson(request.body);
    if (body === undefined) return rejected("invalid_request", "no JSON in UTF-8");
    if (!validator.Check(body)) return rejected("invalid_request", describeFault(validator.Errors(body)));
    const scale = actionScaleOf(more);
    const operations = toOperations(body, scale);
    return typeof operations === "string" ? rejected("invalid_request", operations) : understood(operations, body, { vendorCode, scale });
  },
};

/** What the request asks for, in order; or what is wrong with it. */
function toOperations(request: ProcessRequest, scale: AmountScale): readonly VendorOperation[] | string {
  const { actions = [], currency, finished = false, game_id: roundId, session_id: playerToken, user_id: playerId } = request;
  if (actions.length === 0 && !finished) {
    return [playerToken === undefined ? { kind: "player_info", playerId, currency } : { kind: "balance", playerToken, playerId, currency }];
  }
  if (roundId === undefined) return "/game_id is missing";
  const ofRound = { roundId, gameCode: request.game, playerId, currency };
  const operations: VendorOperation[] = [];
  for (const [index, action] of actions.entries()) {
    const operation = toOperation(action, { ofRound, playerToken, scale });
    if (typeof operation === "string") return `/actions/${index}${operation}`;
    operations.push(operation);
  }
  if (finished) operations.push({ kind: "end_round", ...ofRound, ...(actions.length > 0 ? { ifOpened: true } : {}) });
  return operations;
}

type OfRound = Readonly<Record<"roundId" | "gameCode" | "playerId" | "currency", string>>;

interface Around {
  readonly ofRound: OfRound;
  readonly playerToken: string | undefined;
  readonly scale: AmountScale;
}

function toOperation(action: Action, { ofRound, playerToken, scale }: Around): VendorOperation | string {
  const transactionId = action.action_id;
  if (action.action === "rollback") {
    return { kind: "rollback", transactionId, originalTransactionId: action.original_action_id, ...ofRound };
  }
  const amountUnits = scale.fromWire(action.amount);
  if (amountUnits === undefined) return amountNotHeld;
  if (action.action === "win") {
    return { kind: "win", transactionId, ...ofRound, amountUnits, ...(action.reward_id === undefined ? {} : { withoutBet: true }) };
  }
  if (amountUnits === 0n) return "/amount of a bet must be above 0";
  if (playerToken === undefined) return " is a bet, which needs a /session_id";
  return { kind: "bet", transactionId, ...ofRound, playerToken, amountUnits };
}

function understood(
  operations: readonly VendorOperation[],
  request: ProcessRequest,
  { vendorCode, scale }: { readonly vendorCode: string; readonly scale: AmountScale },
): UnderstoodRequest {
  return {
    understood: true,
    operations,
    answer: (outcomes) => {
      const last = outcomes.at(-1);
      if (last === undefined) throw new Error("A process request got no outcome to answer with.");
      const balance = last.balanceUnits === undefined ? {} : { balance: scale.toWire(last.balanceUnits) };
      if (last.status !== "ok") {
        const refused = operations[outcomes.length - 1];
        const of = refused !== undefined && "transactionId" in refused ? { action_id: refused.transactionId } : {};
        return refusal(last.status, { ...of, ...balance });
      }
      const { user_id, game_id } = request;
      const transactions = operations.flatMap((operation, index) => transactionOf(operation, outcomes[index], vendorCode));
      const ofRound = game_id === undefined ? {} : { game_id, transactions };
      return respond(200, { user_id, currency: last.currency, ...balance, ...ofRound });
    },
  };
}

/** Each action has a transaction id of the platform's, the same however often it comes, also where no money moved. */
function transactionOf(operation: VendorOperation, outcome: VendorOutcome | undefined, vendorCode: string) {
  if (!("transactionId" in operation) || outcome?.status !== "ok") return [];
  const { transactionId } = operation;
  const unmoved = createHash("sha256").update(`${vendorCode} ${transactionId}`).digest("hex").slice(0, 32);
  return [{ action_id: transactionId, tx_id: outcome.platformTransactionId ?? `unmoved-${unmoved}` }];
}

function rejected(status: VendorRefusal, detail?: string): RejectedRequest {
  return { understood: false, status, response: refusal(status, detail === undefined ? {} : { detail }) };
}

function refusal(status: VendorRefusal, more: object): RawVendorResponse {
  const { httpStatus, code, message } = actionErrors[status];
  return respond(httpStatus, { code, message, ...more });
}

function respond(httpStatus: number, body: object): RawVendorResponse {
  return { httpStatus, headers: { "content-type": "application/json; charset=utf-8" }, body: printExactJson(body) };
}
