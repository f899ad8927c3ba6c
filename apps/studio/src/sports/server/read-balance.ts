import { findSession } from "../../server/find-session.ts";
import { refusalOfStake, refuse, type GameRefusal } from "../../server/game-refusal.ts";
import type { Studio } from "../../server/studio.ts";

/** The player's balance as the platform says it now: a bet that was paid in the meantime is in it. */
export async function readBalance(
  studio: Studio,
  { sessionToken }: { readonly sessionToken: string },
): Promise<{ readonly balanceUnits: string } | GameRefusal> {
  const session = findSession(studio, sessionToken);
  if (session === undefined) return refuse("session_expired");
  if (session.mode === "free") return refuse("unknown_game");
  const { playerId, playerToken, currency } = session;
  const outcome = await studio.wallet.balance({ playerToken, playerId, currency });
  if (outcome.kind === "unknown") return refuse("platform_unavailable");
  if (outcome.kind === "ok") return { balanceUnits: outcome.answer.balanceUnits };
  const refusal = refusalOfStake(outcome.status);
  return refuse(refusal === "round_voided" ? "platform_unavailable" : refusal);
}
