import { Type, type Static } from "typebox";

/** Every answer's `status`, in both directions, and the HTTP status it travels with. */
export const vendorStatuses = {
  /** Done, or done before: a repeated call gets the first answer again. */
  ok: 200,
  /** No signature, or not of these bytes with the secret of this vendor. */
  invalid_signature: 403,
  /** Not of the wire's shape: nothing happened and repeating it will not help. */
  invalid_request: 400,
  /** No such player token, or not of this player, game or vendor. */
  invalid_token: 200,
  /** The token was good once. Holds back `authenticate`, `balance` and `bet`; never `win`, `refund`, `end-round`. */
  token_expired: 200,
  insufficient_funds: 200,
  /** Suspended or excluded: no stakes. Wins and refunds are still taken. */
  player_blocked: 200,
  /** A limit of the member (stake, loss, time) stops this stake. */
  limit_reached: 200,
  /** Not the currency of this player. */
  wrong_currency: 200,
  /** This transaction id was used before with another body; nothing moved. */
  transaction_conflict: 200,
  /** The transaction that the call refers to was never taken. */
  transaction_unknown: 200,
  /** The transaction had been rolled back, perhaps before it arrived; nothing moved. */
  transaction_rolled_back: 200,
  /** No bet of this player opened that round. */
  round_unknown: 200,
  /** The round has its result: no further bet, and no rollback where the vendor's policy refuses it. */
  round_settled: 200,
  /** The vendor has no such game, or not for this currency or mode. */
  game_unknown: 200,
  /** Not now: nothing is promised either way, so repeat the call. */
  unavailable: 503,
} as const;

export type VendorStatus = keyof typeof vendorStatuses;

/** Any status but `ok`. */
export type VendorRefusal = Exclude<VendorStatus, "ok">;

const statusNames = Object.keys(vendorStatuses) as VendorStatus[];

export function isVendorStatus(wire: unknown): wire is VendorStatus {
  return typeof wire === "string" && Object.hasOwn(vendorStatuses, wire);
}

/** Answer of a call that was refused. `balanceUnits` is there wherever the player is known. */
export const RefusalAnswer = Type.Object({
  status: Type.Unsafe<VendorRefusal>(Type.String({ enum: statusNames.filter((name) => name !== "ok") })),
  balanceUnits: Type.Optional(Type.String()),
  /** For the log of the caller's engineers; never shown to a player. */
  detail: Type.Optional(Type.String()),
});

export type RefusalAnswer = Static<typeof RefusalAnswer>;
