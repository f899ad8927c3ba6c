import { setTimeout as wait } from "node:timers/promises";
import { formatAmountUnits } from "@lantern/vendor-kit/wire/amount-units.ts";
import { refusalOfStake, type GameRefusalCode } from "../game-refusal.ts";
import { removeDelivery } from "../storage/deliveries.ts";
import { inTransaction } from "../storage/open-database.ts";
import { countBetTry, getRound, moveRound, type StoredRound } from "../storage/rounds.ts";
import type { Studio } from "../studio.ts";
import { decideRound } from "./decide-round.ts";
import { startRollback } from "./start-rollback.ts";

/** Ids of a round's transactions: the same however often, and by whichever process, they are sent. */
export function transactionIdOf(roundId: string, kind: "bet" | "win" | "refund"): string {
  return `${roundId}.${kind}`;
}

/**
 * Asks for a round's bet, again and again with the same id, until the answer is known: the round is then decided,
 * refused or being rolled back. It stays `betting` when the tries are used up and it is not yet too old.
 *
 * @param delaysMs pauses before the second try, the third, …: one try more than there are pauses
 */
export async function resolveBet(studio: Studio, roundId: string, delaysMs: readonly number[]): Promise<StoredRound> {
  for (let tries = 0; ; tries += 1) {
    const before = getRound(studio.database, roundId);
    if (before.state !== "betting") return before;
    await tryBet(studio, before);
    const delayMs = delaysMs[tries];
    if (delayMs === undefined || studio.isClosing()) break;
    if (getRound(studio.database, roundId).state === "betting") await wait(delayMs);
  }
  const round = getRound(studio.database, roundId);
  if (round.state === "betting" && studio.nowMs() - round.createdAtMs >= studio.timing.betGiveUpMs) {
    startRollback(studio, round, "round_voided");
  }
  return getRound(studio.database, roundId);
}

async function tryBet(studio: Studio, round: StoredRound): Promise<void> {
  const { roundId, gameCode, playerId, playerToken, currency } = round;
  if (playerId === undefined || playerToken === undefined) throw new Error(`Round ${roundId} bets real money without a player.`);
  // Counted before it is sent, so that a try that a crash cut off counts too.
  countBetTry(studio.database, roundId);
  const outcome = await studio.wallet.bet({
    transactionId: transactionIdOf(roundId, "bet"),
    roundId,
    gameCode,
    playerToken,
    playerId,
    currency,
    amountUnits: formatAmountUnits(round.stakeUnits),
  });
  if (outcome.kind === "unknown") {
    studio.log.warn({ roundId, reason: outcome.reason }, "the bet's outcome is unknown");
    return;
  }
  if (outcome.kind === "ok") {
    decideRound(studio, round, BigInt(outcome.answer.balanceUnits));
    return;
  }
  const refusal = refusalOfStake(outcome.status);
  if (refusal === "round_voided")
    studio.log.error({ roundId, status: outcome.status, detail: outcome.detail }, "the platform refused the bet");
  if (round.betTries === 0) refuseRound(studio, round, refusal);
  // An earlier try may have been taken all the same.
  else startRollback(studio, round, refusal);
}

function refuseRound(studio: Studio, round: StoredRound, refusal: GameRefusalCode): void {
  inTransaction(studio.database, () => {
    moveRound(studio.database, round, "refused", refusal);
    removeDelivery(studio.database, round.roundId, "bet");
  });
}
