import type { VendorBet, VendorOutcome } from "@lantern/vendor-kit/adapter.ts";
import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { askGate } from "../../safeguards/ask-gate.ts";
import { post } from "../../wallet/post.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { refused, vendorStatusOf, type Callback } from "./callback.ts";
import { changeRound, findRound, newRoundKey, openRound, type RoundKey } from "./game-round.ts";
import { findLaunch, lockPlayer, type Launch, type Player } from "./player.ts";
import { answerAgain, findTransaction, storeTransaction, transferKeyOf } from "./vendor-transaction.ts";

/**
 * Takes a stake. A repetition is answered before the token is looked at, for the vendor may have missed the first
 * answer; the wallet asks the gate.
 */
export async function bet(callback: Callback, operation: VendorBet): Promise<VendorOutcome> {
  const { transactionId, roundId, amountUnits } = operation;
  const player = await lockPlayer(callback, operation.playerId);
  if (player === undefined) return { status: "invalid_token" };
  const known = await findTransaction(callback, transactionId);
  if (known !== undefined) return answerAgain(callback, operation, known, player);

  const launch = await findLaunch(callback, operation.playerToken);
  if (typeof launch === "string") return refused(callback, launch, player);
  if (launch.memberId !== player.memberId || launch.gameCode !== operation.gameCode) return refused(callback, "invalid_token", player);
  if (operation.currency !== undefined && operation.currency !== launch.currency) return refused(callback, "wrong_currency", player);

  const opened = await findRound(callback, roundId);
  if (opened !== undefined && opened.memberId !== player.memberId) return refused(callback, "round_unknown", player);
  if (opened?.hasEnded === true) return refused(callback, "round_settled", player);
  const round = opened ?? newRoundKey(callback);

  const paid = operation.free === true ? await admitFree(callback, player) : await pay(callback, operation, launch, round);
  if (typeof paid === "string") return refused(callback, paid, player);

  const staked = { kind: "bet", amountUnits } as const;
  if (opened === undefined) await openRound(callback, { ...round, roundId, player, game: launch, first: staked });
  else await changeRound(callback, round, staked);
  if (operation.endsRound === true) await changeRound(callback, round, { kind: "end" });
  return storeTransaction(callback, {
    operation,
    player,
    round,
    opensRound: opened === undefined,
    amountUnits,
    ...paid,
  });
}

interface Paid {
  readonly balanceUnits: bigint;
  /** Absent where nothing was posted. */
  readonly transferId: string | undefined;
}

/** Takes the stake from the wallet, which asks the gate in the movement. */
async function pay(callback: Callback, operation: VendorBet, launch: Launch, round: RoundKey): Promise<Paid | VendorRefusal> {
  const posted = await post(callback.transaction, {
    kind: "debit",
    idempotencyKey: transferKeyOf(callback.integration.code, "bet", operation.transactionId),
    memberId: launch.memberId,
    amountUnits: operation.amountUnits,
    reason: "game_bet",
    subject: { type: "game_round", id: round.id },
    details: { gameName: launch.gameName, vendorCode: launch.vendorCode },
    occurredAt: callback.clock.now(),
  });
  return isRefusal(posted) ? vendorStatusOf(posted) : { balanceUnits: posted.balanceUnits, transferId: posted.transferId };
}

/** A stake that the vendor gives away moves nothing and counts to no limit, but who may not play gets none. */
async function admitFree({ clock, transaction }: Callback, { memberId }: Player): Promise<Paid | VendorRefusal> {
  const gate = await askGate(transaction, { memberId, asks: "stake", at: clock.now() });
  if (gate !== undefined && gate.refused !== "safeguards.limit_reached") return "player_blocked";
  const { spendableUnits } = await readBalances(transaction, memberId);
  return { balanceUnits: spendableUnits, transferId: undefined };
}
