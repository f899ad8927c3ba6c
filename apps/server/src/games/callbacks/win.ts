import type { VendorOutcome, VendorWin } from "@lantern/vendor-kit/adapter.ts";
import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { post } from "../../wallet/post.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { refused, type Callback } from "./callback.ts";
import { changeRound, findGame, findRound, newRoundKey, openRound, type GameRound } from "./game-round.ts";
import { lockPlayer, type Player } from "./player.ts";
import { answerAgain, findTransaction, storeTransaction, transferKeyOf } from "./vendor-transaction.ts";

/** Pays a win, of nothing too. Never held back by a token, a session or the member's right to stake. */
export async function win(callback: Callback, operation: VendorWin): Promise<VendorOutcome> {
  const { transactionId, roundId, amountUnits } = operation;
  const player = await lockPlayer(callback, operation.playerId);
  if (player === undefined) return { status: "transaction_unknown" };
  const known = await findTransaction(callback, transactionId);
  if (known !== undefined) return answerAgain(callback, operation, known, player);
  if (operation.currency !== undefined && operation.currency !== player.currency) return refused(callback, "wrong_currency", player);

  const opened = await findRound(callback, roundId);
  const wrong = await faultOfBet(callback, operation, opened, player);
  if (wrong !== undefined) return refused(callback, wrong, player);
  const game = opened ?? (await findGame(callback, operation.gameCode));
  if (game === undefined) return refused(callback, "game_unknown", player);
  const round = opened ?? newRoundKey(callback);

  const credited = await credit(callback, { transactionId, amountUnits, player, game, roundKey: round.id });
  const won = { kind: "win", amountUnits } as const;
  if (opened === undefined) await openRound(callback, { ...round, roundId, player, game, first: won });
  else await changeRound(callback, round, won);
  if (operation.endsRound === true) await changeRound(callback, round, { kind: "end" });
  return storeTransaction(callback, { operation, player, round, opensRound: opened === undefined, amountUnits, ...credited });
}

/** Why the win is of no bet that stands; undefined where it may be paid. */
async function faultOfBet(
  callback: Callback,
  operation: VendorWin,
  round: GameRound | undefined,
  player: Player,
): Promise<VendorRefusal | undefined> {
  if (round !== undefined && round.memberId !== player.memberId) return "transaction_unknown";
  if (operation.withoutBet === true) return undefined;
  const mayBeUnknown = callback.integration.adapter.policy.winForUnknownBet === "taken";
  if (operation.betTransactionId === undefined) {
    const hasBet = round !== undefined && round.liveBetCount > 0;
    return hasBet || mayBeUnknown ? undefined : "round_unknown";
  }
  const bet = await findTransaction(callback, operation.betTransactionId);
  if (bet === undefined) return mayBeUnknown ? undefined : "transaction_unknown";
  if (bet.type === "tombstone" || bet.rolledBack) return "transaction_rolled_back";
  if (bet.type !== "bet" || bet.memberId !== player.memberId) return "transaction_unknown";
  return bet.roundId === operation.roundId ? undefined : "round_unknown";
}

interface Credit {
  readonly transactionId: string;
  readonly amountUnits: bigint;
  readonly player: Player;
  readonly game: { readonly gameName: string; readonly vendorCode: string };
  readonly roundKey: string;
}

/** A win of nothing posts nothing. */
async function credit(callback: Callback, { transactionId, amountUnits, player, game, roundKey }: Credit) {
  if (amountUnits === 0n) {
    const { spendableUnits } = await readBalances(callback.transaction, player.memberId);
    return { balanceUnits: spendableUnits, transferId: undefined };
  }
  const posted = await post(callback.transaction, {
    kind: "credit",
    idempotencyKey: transferKeyOf(callback.integration.code, "win", transactionId),
    memberId: player.memberId,
    amountUnits,
    reason: "game_win",
    subject: { type: "game_round", id: roundKey },
    details: { gameName: game.gameName, vendorCode: game.vendorCode },
    occurredAt: callback.clock.now(),
  });
  if (isRefusal(posted)) throw new Error(`The win ${transactionId} was refused by the wallet: ${posted.refused}`);
  return { balanceUnits: posted.balanceUnits, transferId: posted.transferId };
}
