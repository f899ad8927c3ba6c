import { findLeague } from "../sports/leagues/registry.ts";
import { findTitle } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { findSession } from "./find-session.ts";
import { isGameRefusalCode, refuse, type GameRefusal } from "./game-refusal.ts";
import { deliverRound } from "./money/deliver-round.ts";
import { resolveBet } from "./money/resolve-bet.ts";
import { newRoundId } from "./new-id.ts";
import { viewRound, type RoundView } from "./round-view.ts";
import { spinFree } from "./spin-free.ts";
import { insertDelivery } from "./storage/deliveries.ts";
import { inTransaction } from "./storage/open-database.ts";
import { findLastRound, findRoundByKey, getRound, insertRound, type StoredRound } from "./storage/rounds.ts";
import type { RealSession } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";
import { turnKey } from "./turns.ts";
import { spinPurse } from "./wallet/spin-purse.ts";

export interface SpinRequest {
  readonly sessionToken: string;
  readonly stakeUnits: bigint;
  /** Made by the client, one for each press of the button: sending it again is asking for the same round. */
  readonly roundKey: string;
}

/** Plays one round, or answers the round of that key if it was played before. */
export async function spin(studio: Studio, request: SpinRequest): Promise<RoundView | GameRefusal> {
  const session = findSession(studio, request.sessionToken);
  if (session === undefined) return refuse("session_expired");
  if (findLeague(session.gameCode) !== undefined) return refuse("unknown_game");
  if (session.mode === "free") return spinFree(studio, session, request);
  if (session.moneyAt === "studio") return spinPurse(studio, session, request);
  const key = turnKey(session.owner, session.gameCode);
  for (let running = studio.turns.running(key); running !== undefined; running = studio.turns.running(key)) {
    if (running.label !== request.roundKey) return refuse("round_in_progress");
    await running.done;
  }
  return studio.turns.run(key, request.roundKey, () => spinReal(studio, session, request));
}

async function spinReal(studio: Studio, session: RealSession, request: SpinRequest): Promise<RoundView | GameRefusal> {
  const { owner, gameCode, currency } = session;
  const existing = findRoundByKey(studio.database, owner, gameCode, request.roundKey);
  if (existing !== undefined) {
    return existing.stakeUnits === request.stakeUnits ? finish(studio, existing) : refuse("invalid_request");
  }
  const last = findLastRound(studio.database, owner, gameCode);
  if (last?.state === "betting" && (await resolveBet(studio, last.roundId, [])).state === "betting") return refuse("round_in_progress");
  const title = findTitle(gameCode);
  if (title === undefined) throw new Error(`A session is of ${gameCode}, which the studio no longer has.`);
  if (!stakesFor(title, currency).stakes.includes(request.stakeUnits)) return refuse("stake_not_allowed");
  return finish(studio, beginRound(studio, session, request));
}

/** Stores the round before its bet is sent, so that whatever happens to the bet is found again. */
function beginRound(studio: Studio, session: RealSession, request: SpinRequest): StoredRound {
  const { owner, gameCode, currency, playerId, playerToken } = session;
  const createdAtMs = studio.nowMs();
  const roundId = newRoundId(createdAtMs);
  const { roundKey, stakeUnits } = request;
  inTransaction(studio.database, () => {
    const round = { roundId, owner, gameCode, roundKey, mode: "real", playerId, playerToken, currency, stakeUnits, createdAtMs } as const;
    insertRound(studio.database, round, "betting");
    insertDelivery(studio.database, roundId, "bet", createdAtMs + studio.timing.deliveryGraceMs);
  });
  return getRound(studio.database, roundId);
}

/** Takes a round as far as it goes now. An outcome is answered even where the platform has yet to hear of it. */
async function finish(studio: Studio, begun: StoredRound): Promise<RoundView | GameRefusal> {
  const resolved = await resolveBet(studio, begun.roundId, studio.timing.betRetryDelaysMs);
  if (resolved.state === "decided" || resolved.state === "rolling_back") await deliverRound(studio, begun.roundId);
  const round = getRound(studio.database, begun.roundId);
  if (round.state === "decided" || round.state === "settled") return viewRound(round);
  return refuse(isGameRefusalCode(round.refusal) ? round.refusal : "platform_unavailable");
}
