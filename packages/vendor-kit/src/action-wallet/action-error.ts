import type { VendorRefusal } from "../wire/vendor-status.ts";

export interface ActionError {
  readonly httpStatus: number;
  readonly code: number;
  readonly message: string;
}

/** What the protocol says for each of the kit's refusals: a number that stays, a text for engineers, an HTTP status. */
export const actionErrors: Readonly<Record<VendorRefusal, ActionError>> = {
  insufficient_funds: { httpStatus: 412, code: 100, message: "the player has not enough money" },
  invalid_token: { httpStatus: 412, code: 101, message: "no such player or session" },
  token_expired: { httpStatus: 412, code: 102, message: "the session has ended" },
  limit_reached: { httpStatus: 412, code: 105, message: "a limit of the player stops this bet" },
  player_blocked: { httpStatus: 412, code: 110, message: "the player may not bet" },
  game_unknown: { httpStatus: 412, code: 153, message: "no such game" },
  wrong_currency: { httpStatus: 412, code: 154, message: "not the player's currency" },
  transaction_conflict: { httpStatus: 412, code: 160, message: "the action's id was used for something else" },
  transaction_unknown: { httpStatus: 412, code: 161, message: "no such action" },
  transaction_rolled_back: { httpStatus: 412, code: 162, message: "the action was rolled back" },
  round_unknown: { httpStatus: 412, code: 163, message: "no bet of the player stands in this round" },
  round_settled: { httpStatus: 412, code: 164, message: "the round is over" },
  invalid_request: { httpStatus: 400, code: 400, message: "not of the protocol's shape" },
  invalid_signature: { httpStatus: 403, code: 403, message: "the signature is missing or not of these bytes" },
  unavailable: { httpStatus: 503, code: 503, message: "not now: repeat the request" },
};
