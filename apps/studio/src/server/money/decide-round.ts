import { spinRound } from "../../engine/spin-round.ts";
import type { Round } from "../../engine/types.ts";
import { findTitle } from "../../titles/registry.ts";
import { insertDelivery, removeDelivery } from "../storage/deliveries.ts";
import { inTransaction } from "../storage/open-database.ts";
import { markDecided, type StoredRound } from "../storage/rounds.ts";
import type { Studio } from "../studio.ts";
import { startRollback } from "./start-rollback.ts";

/**
 * Draws the outcome of a round whose bet was taken and stores it, together with what it owes the platform, before
 * anybody is told. Drawn once: from here on the round has this outcome whatever happens.
 *
 * @param balanceUnits the balance after the bet, as the platform answered it
 */
export function decideRound(studio: Studio, round: StoredRound, balanceUnits: bigint): void {
  const drawn = draw(studio, round);
  if (drawn === undefined) {
    startRollback(studio, round, "round_voided");
    return;
  }
  const dueAtMs = studio.nowMs() + studio.timing.deliveryGraceMs;
  inTransaction(studio.database, () => {
    markDecided(studio.database, round, { winUnits: drawn.winUnits, steps: drawn.steps, balanceUnits: balanceUnits + drawn.winUnits });
    removeDelivery(studio.database, round.roundId, "bet");
    if (drawn.winUnits > 0n) insertDelivery(studio.database, round.roundId, "win", dueAtMs);
    insertDelivery(studio.database, round.roundId, "end_round", dueAtMs);
  });
}

/** A malfunction voids the round: the bet is given back, whoever would have won. */
function draw(studio: Studio, round: StoredRound): Round | undefined {
  const title = findTitle(round.gameCode);
  if (title === undefined) throw new Error(`Round ${round.roundId} is of ${round.gameCode}, which the studio no longer has.`);
  try {
    return spinRound(title, round.stakeUnits, studio.random);
  } catch (failure) {
    studio.log.error({ roundId: round.roundId, failure }, "the round could not be drawn and is rolled back");
    return undefined;
  }
}
