import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { GameRefusal } from "./game-api.ts";

const texts: Readonly<Record<string, MessageId>> = {
  session_expired: "error.studio.session_expired",
  insufficient_funds: "error.studio.insufficient_funds",
  stake_not_allowed: "error.studio.stake_not_allowed",
  player_blocked: "error.studio.player_blocked",
  platform_unavailable: "error.studio.platform_unavailable",
  round_in_progress: "error.studio.round_in_progress",
  limit_reached: "error.studio.limit_reached",
  round_voided: "error.studio.round_voided",
  unknown_game: "error.studio.unknown_game",
  offline: "error.studio.offline",
};

/** The code of a failure: what the server said, or "unknown" for a fault of our own. */
export function refusalCode(error: unknown): string {
  return error instanceof GameRefusal ? error.code : "unknown";
}

/** What a player is told about a refusal. */
export function refusalText(code: string): MessageId {
  return texts[code] ?? "error.studio.unknown";
}

/** After these nothing in this window helps: the player goes back to the lobby. */
export function endsSession(code: string): boolean {
  return code === "session_expired" || code === "player_blocked" || code === "unknown_game";
}

/** The outcome of the round is not known: the same key is sent again. */
export function mayHaveReached(code: string): boolean {
  return code === "offline" || code === "platform_unavailable" || code === "round_in_progress" || code === "unknown";
}
