import { formatAmountUnits } from "@lantern/vendor-kit/wire/amount-units.ts";
import { refusalOfStake } from "../../server/game-refusal.ts";
import { transactionIdOf } from "../../server/money/resolve-bet.ts";
import { inTransaction } from "../../server/storage/open-database.ts";
import type { Studio } from "../../server/studio.ts";
import { countBetTry, getBet, moveBet, postponeBet, type StoredBet } from "./storage/bets.ts";
import { findStoredMatch } from "./storage/matches.ts";

/** What one attempt came to: the platform took it, or it has to be tried again. */
type Attempt = { readonly kind: "told"; readonly balanceUnits?: bigint } | { readonly kind: "failed"; readonly problem: string };

/**
 * Tells the platform what a bet is owed now: its stake asked for, its stake given back, or its win paid and its round ended. Every call has
 * an id that follows from the bet, so telling it twice moves money once. Call it inside the bet's turn.
 * @returns the balance that the platform answered with, where it did
 */
export async function tellPlatform(studio: Studio, betId: string): Promise<bigint | undefined> {
  const bet = getBet(studio.database, betId);
  const attempt = await attemptOf(studio, bet);
  if (attempt === undefined) return undefined;
  if (attempt.kind === "told") return attempt.balanceUnits;
  studio.log.warn({ betId, state: bet.state, problem: attempt.problem }, "the platform could not be told about a bet");
  postponeBet(studio.database, betId, studio.nowMs() + studio.timing.retryDelayMs(bet.tries), attempt.problem);
  return undefined;
}

/** A bet's turn: whoever asks the platform about it, one at a time. */
export function betTurn(betId: string): string {
  return `bet ${betId}`;
}

function attemptOf(studio: Studio, bet: StoredBet): Promise<Attempt> | undefined {
  if (bet.state === "placing") return askForStake(studio, bet);
  if (bet.state === "withdrawing") return giveBack(studio, bet);
  return bet.state === "paying" ? pay(studio, bet) : undefined;
}

async function askForStake(studio: Studio, bet: StoredBet): Promise<Attempt> {
  const { betId, playerToken, stakeUnits } = bet;
  // Counted before it is sent, so that a try that a crash cut off counts too.
  countBetTry(studio.database, betId);
  const outcome = await studio.wallet.bet({
    ...roundOf(bet),
    transactionId: transactionIdOf(betId, "bet"),
    playerToken,
    amountUnits: formatAmountUnits(stakeUnits),
  });
  return inTransaction(studio.database, (): Attempt => {
    // While the platform was asked, the match may have begun: then the bet is on its way back, whatever the answer was.
    const now = getBet(studio.database, betId);
    if (now.state !== "placing") return { kind: "told" };
    if (outcome.kind === "ok") {
      if (isTooLate(studio, now)) withdraw(studio, now, "bet_too_late");
      else moveBet(studio.database, now, { state: "open" });
      return { kind: "told", balanceUnits: BigInt(outcome.answer.balanceUnits) };
    }
    if (outcome.kind === "refused") {
      const refusal = refusalOfStake(outcome.status);
      // An earlier try may have been taken all the same.
      if (now.betTries === 1) moveBet(studio.database, now, { state: "refused", refusal });
      else withdraw(studio, now, refusal);
      return { kind: "told" };
    }
    if (studio.nowMs() - now.createdAtMs >= studio.timing.betGiveUpMs) {
      withdraw(studio, now, "round_voided");
      return { kind: "told" };
    }
    return { kind: "failed", problem: outcome.reason };
  });
}

/** A stake that the platform confirmed only after the kick-off is no bet: nobody bets on what is already drawn. */
function isTooLate(studio: Studio, bet: StoredBet): boolean {
  return studio.nowMs() >= bet.kickOffAtMs || findStoredMatch(studio.database, bet.matchCode) !== undefined;
}

/** Sends a bet's stake back: `refusal` is what its player is told. */
export function withdraw(studio: Studio, bet: StoredBet, refusal: string): void {
  moveBet(studio.database, bet, { state: "withdrawing", refusal, dueAtMs: studio.nowMs() });
}

async function giveBack(studio: Studio, bet: StoredBet): Promise<Attempt> {
  const outcome = await studio.wallet.refund({
    ...roundOf(bet),
    transactionId: transactionIdOf(bet.betId, "refund"),
    originalTransactionId: transactionIdOf(bet.betId, "bet"),
  });
  // A vendor's policy may answer that it knows of no such bet; the platform remembers the rollback all the same.
  if (outcome.kind === "ok" || (outcome.kind === "refused" && outcome.status === "transaction_unknown")) {
    moveBet(studio.database, bet, { state: "withdrawn" });
    return { kind: "told", ...(outcome.kind === "ok" ? { balanceUnits: BigInt(outcome.answer.balanceUnits) } : {}) };
  }
  return failed(studio, bet, outcome);
}

async function pay(studio: Studio, bet: StoredBet): Promise<Attempt> {
  const { betId, payoutUnits } = bet;
  if (payoutUnits === undefined) throw new Error(`Bet ${betId} owes a win before it is decided.`);
  if (payoutUnits > 0n) {
    const won = await studio.wallet.win({
      ...roundOf(bet),
      transactionId: transactionIdOf(betId, "win"),
      betTransactionId: transactionIdOf(betId, "bet"),
      amountUnits: formatAmountUnits(payoutUnits),
    });
    if (won.kind !== "ok") return failed(studio, bet, won);
  }
  const ended = await studio.wallet.endRound(roundOf(bet));
  if (ended.kind !== "ok") return failed(studio, bet, ended);
  moveBet(studio.database, bet, { state: "settled" });
  return { kind: "told", balanceUnits: BigInt(ended.answer.balanceUnits) };
}

function roundOf({ betId, gameCode, playerId, currency }: StoredBet) {
  return { roundId: betId, gameCode, playerId, currency };
}

function failed(
  studio: Studio,
  { betId, state }: StoredBet,
  outcome:
    | { readonly kind: "refused"; readonly status: string; readonly detail?: string | undefined }
    | { readonly kind: "unknown"; readonly reason: string },
): Attempt {
  if (outcome.kind === "unknown") return { kind: "failed", problem: outcome.reason };
  const problem = `${outcome.status} ${outcome.detail ?? ""}`.trim();
  studio.log.error({ betId, state, problem }, "the platform refuses what a bet is owed: somebody must look");
  return { kind: "failed", problem };
}
