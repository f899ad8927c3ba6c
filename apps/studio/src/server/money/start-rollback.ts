import type { GameRefusalCode } from "../game-refusal.ts";
import { insertDelivery, removeDelivery } from "../storage/deliveries.ts";
import { inTransaction } from "../storage/open-database.ts";
import { moveRound, type StoredRound } from "../storage/rounds.ts";
import type { Studio } from "../studio.ts";

/** Gives a bet up whose outcome is not known, or whose round cannot be decided: the platform is told until it listens. */
export function startRollback(studio: Studio, round: StoredRound, refusal: GameRefusalCode): void {
  inTransaction(studio.database, () => {
    moveRound(studio.database, round, "rolling_back", refusal);
    removeDelivery(studio.database, round.roundId, "bet");
    insertDelivery(studio.database, round.roundId, "refund", studio.nowMs());
  });
}
