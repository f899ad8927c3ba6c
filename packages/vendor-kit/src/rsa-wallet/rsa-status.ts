import type { VendorStatus } from "../wire/vendor-status.ts";

/** Every `status` that the protocol knows. */
export const rsaStatuses = [
  "RS_OK",
  "RS_ERROR_UNKNOWN",
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_TIMEOUT",
] as const;

export type RsaStatus = (typeof rsaStatuses)[number];

/**
 * What the protocol says for each of the kit's answers. It has no word for a round that is over: a stake in one is
 * answered as an unknown error, which the vendor rolls back like any other.
 */
const rsaStatusOfKit: Readonly<Record<VendorStatus, RsaStatus>> = {
  ok: "RS_OK",
  invalid_signature: "RS_ERROR_INVALID_SIGNATURE",
  invalid_request: "RS_ERROR_WRONG_TYPES",
  invalid_token: "RS_ERROR_INVALID_TOKEN",
  token_expired: "RS_ERROR_TOKEN_EXPIRED",
  insufficient_funds: "RS_ERROR_NOT_ENOUGH_MONEY",
  player_blocked: "RS_ERROR_USER_DISABLED",
  limit_reached: "RS_ERROR_LIMIT_REACHED",
  wrong_currency: "RS_ERROR_WRONG_CURRENCY",
  transaction_conflict: "RS_ERROR_DUPLICATE_TRANSACTION",
  transaction_unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  transaction_rolled_back: "RS_ERROR_TRANSACTION_ROLLED_BACK",
  round_unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  round_settled: "RS_ERROR_UNKNOWN",
  game_unknown: "RS_ERROR_INVALID_GAME",
  unavailable: "RS_ERROR_TIMEOUT",
};

export function rsaStatusOf(status: VendorStatus): RsaStatus {
  return rsaStatusOfKit[status];
}
