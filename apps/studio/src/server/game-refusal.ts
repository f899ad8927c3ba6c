import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";

/** Refusals of the game's own API and the HTTP status each travels with. */
export const gameRefusals = {
  /** The request is not of the API's shape, or its round key belongs to another stake. */
  invalid_request: 400,
  /** The launch code is used or too old, the session has ended, or the platform's token has: launch the game again. */
  session_expired: 401,
  player_blocked: 403,
  unknown_game: 404,
  /** Another round of this player in this game has not ended yet: try again shortly. */
  round_in_progress: 409,
  insufficient_funds: 422,
  stake_not_allowed: 422,
  /** The match begins, or has begun: nobody bets on it any more. */
  bet_too_late: 422,
  /** The odds are not those that the player saw. */
  odds_changed: 422,
  /** The player has as many bets waiting as he may. */
  too_many_bets: 422,
  limit_reached: 422,
  /** The round of this key did not take place: what stake was taken is given back. A new key plays a new round. */
  round_voided: 422,
  /** The platform could not be asked. What becomes of a round is not known yet: send its key again. */
  platform_unavailable: 503,
} as const;

export type GameRefusalCode = keyof typeof gameRefusals;

/** An expected refusal: returned by operations, never thrown. */
export interface GameRefusal {
  readonly refused: GameRefusalCode;
}

export function refuse(code: GameRefusalCode): GameRefusal {
  return { refused: code };
}

export function isGameRefusal(outcome: unknown): outcome is GameRefusal {
  return typeof outcome === "object" && outcome !== null && "refused" in outcome;
}

export function isGameRefusalCode(text: unknown): text is GameRefusalCode {
  return typeof text === "string" && Object.hasOwn(gameRefusals, text);
}

/** What the player is told when the platform refuses his stake. */
export function refusalOfStake(status: VendorRefusal): GameRefusalCode {
  switch (status) {
    case "insufficient_funds":
    case "player_blocked":
    case "limit_reached":
      return status;
    case "invalid_token":
    case "token_expired":
      return "session_expired";
    default:
      return "round_voided";
  }
}
