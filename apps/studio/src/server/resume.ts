import { deliverRound } from "./money/deliver-round.ts";
import { viewRound, type RoundView } from "./round-view.ts";
import { findLastRound, getRound } from "./storage/rounds.ts";
import type { Session } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";
import { turnKey } from "./turns.ts";

export interface Resumed {
  /** The round to show before anything else. */
  readonly unfinishedRound?: RoundView;
  /** The balance after what was done for it just now; absent where nothing was. */
  readonly balanceUnits?: bigint;
}

/**
 * Brings an interrupted round back: its player's latest in this game, when it took a stake and its outcome never reached
 * him. Its bet is asked for once more where the answer never came. The outcome is the one that was stored.
 */
export async function resume(studio: Studio, session: Session): Promise<Resumed> {
  const { owner, gameCode } = session;
  const key = turnKey(owner, gameCode);
  await studio.turns.running(key)?.done;
  const last = findLastRound(studio.database, owner, gameCode);
  if (last === undefined || last.shown) return {};
  const pending = last.state === "betting" || last.state === "decided" || last.state === "rolling_back";
  if (pending && studio.turns.running(key) === undefined) {
    await studio.turns.run(key, last.roundKey, () => deliverRound(studio, last.roundId));
  }
  const round = getRound(studio.database, last.roundId);
  return {
    ...(round.state === "decided" || round.state === "settled" ? { unfinishedRound: viewRound(round) } : {}),
    ...(pending && round.balanceUnits !== undefined ? { balanceUnits: round.balanceUnits } : {}),
  };
}
