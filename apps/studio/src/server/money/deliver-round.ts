import type { CallOutcome } from "@lantern/vendor-kit/call-outcome.ts";
import { formatAmountUnits } from "@lantern/vendor-kit/wire/amount-units.ts";
import type { MoneyAnswer } from "@lantern/vendor-kit/wire/money-answer.ts";
import { listDeliveries, postponeDelivery, removeDelivery, type Delivery } from "../storage/deliveries.ts";
import { inTransaction } from "../storage/open-database.ts";
import { getRound, moveRound, setRoundBalance, type StoredRound } from "../storage/rounds.ts";
import type { Studio } from "../studio.ts";
import { resolveBet, transactionIdOf } from "./resolve-bet.ts";

/**
 * Tells the platform what a round still owes it, one thing after the other, until all is told or one try fails; what
 * failed is tried again later. Call it inside the turn of the round's player and game.
 */
export async function deliverRound(studio: Studio, roundId: string): Promise<void> {
  for (;;) {
    const delivery = listDeliveries(studio.database, roundId)[0];
    if (delivery === undefined || !(await deliver(studio, delivery))) return;
  }
}

async function deliver(studio: Studio, delivery: Delivery): Promise<boolean> {
  if (delivery.kind === "bet") return askForBet(studio, delivery);
  const round = getRound(studio.database, delivery.roundId);
  const outcome = await send(studio, round, delivery.kind);
  if (outcome.kind === "ok") {
    finishStep(studio, round, delivery, BigInt(outcome.answer.balanceUnits));
    return true;
  }
  if (outcome.kind === "refused" && delivery.kind === "refund" && outcome.status === "transaction_unknown") {
    // A vendor's policy may answer so; the platform remembers the rollback all the same.
    finishStep(studio, round, delivery, outcome.balanceUnits);
    return true;
  }
  const problem = outcome.kind === "refused" ? `${outcome.status} ${outcome.detail ?? ""}`.trim() : outcome.reason;
  const facts = { roundId: round.roundId, kind: delivery.kind, problem };
  if (outcome.kind === "refused") studio.log.error(facts, "the platform refuses what it is owed: somebody must look");
  else studio.log.warn(facts, "the platform could not be told");
  postpone(studio, delivery, problem);
  return false;
}

async function askForBet(studio: Studio, delivery: Delivery): Promise<boolean> {
  const round = await resolveBet(studio, delivery.roundId, []);
  if (round.state !== "betting") return true;
  postpone(studio, delivery, "the bet's outcome is unknown");
  return false;
}

function postpone(studio: Studio, delivery: Delivery, problem: string): void {
  postponeDelivery(studio.database, delivery, studio.nowMs() + studio.timing.retryDelayMs(delivery.tries), problem);
}

function send(studio: Studio, round: StoredRound, kind: "refund" | "win" | "end_round"): Promise<CallOutcome<MoneyAnswer>> {
  const { roundId, gameCode, playerId, currency, winUnits } = round;
  if (playerId === undefined) throw new Error(`Round ${roundId} owes the platform something without a player.`);
  const ofRound = { roundId, gameCode, playerId, currency };
  const betTransactionId = transactionIdOf(roundId, "bet");
  if (kind === "refund") {
    return studio.wallet.refund({ ...ofRound, transactionId: transactionIdOf(roundId, "refund"), originalTransactionId: betTransactionId });
  }
  if (kind === "end_round") return studio.wallet.endRound(ofRound);
  if (winUnits === undefined) throw new Error(`Round ${roundId} owes a win before it is decided.`);
  return studio.wallet.win({
    ...ofRound,
    transactionId: transactionIdOf(roundId, "win"),
    betTransactionId,
    amountUnits: formatAmountUnits(winUnits),
  });
}

function finishStep(studio: Studio, round: StoredRound, delivery: Delivery, balanceUnits: bigint | undefined): void {
  inTransaction(studio.database, () => {
    removeDelivery(studio.database, delivery.roundId, delivery.kind);
    if (balanceUnits !== undefined) setRoundBalance(studio.database, delivery.roundId, balanceUnits);
    if (listDeliveries(studio.database, delivery.roundId).length > 0) return;
    moveRound(studio.database, round, round.state === "rolling_back" ? "rolled_back" : "settled");
  });
}
