import type { MessageId } from "@lantern/phrases/message-ids.ts";

const texts: Readonly<Record<string, MessageId>> = {
  session_expired: "sports.refusal.session_expired",
  insufficient_funds: "sports.refusal.insufficient_funds",
  stake_not_allowed: "sports.refusal.stake_not_allowed",
  player_blocked: "sports.refusal.player_blocked",
  limit_reached: "sports.refusal.limit_reached",
  platform_unavailable: "sports.refusal.platform_unavailable",
  bet_too_late: "sports.refusal.bet_too_late",
  odds_changed: "sports.refusal.odds_changed",
  too_many_bets: "sports.refusal.too_many_bets",
  round_voided: "sports.refusal.round_voided",
  match_void: "sports.refusal.match_void",
  offline: "sports.refusal.offline",
};

/** What a player is told about a refusal, or about a stake that came back. */
export function sportsRefusal(code: string): MessageId {
  return texts[code] ?? "sports.refusal.unknown";
}

/** Whether the bet may have been taken all the same: the same one is sent again. */
export function mayBeTaken(code: string): boolean {
  return code === "offline" || code === "platform_unavailable" || code === "unknown";
}
