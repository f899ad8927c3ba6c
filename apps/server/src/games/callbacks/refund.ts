import type { VendorOutcome, VendorRollback } from "@lantern/vendor-kit/adapter.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { post } from "../../wallet/post.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { refused, type Callback } from "./callback.ts";
import { endOpened } from "./end-round.ts";
import { changeRound, findRound } from "./game-round.ts";
import { lockPlayer, type Player } from "./player.ts";
import {
  answerAgain,
  findTransaction,
  markRolledBack,
  storeTombstone,
  storeTransaction,
  transferKeyOf,
  type Tombstone,
  type VendorTransaction,
} from "./vendor-transaction.ts";

/**
 * Takes an earlier bet or win back, whole and once, under whatever ids it is asked. What never came is remembered, so
 * that it moves nothing should it come. Never held back by a token, a session or the member's right to stake.
 */
export async function refund(callback: Callback, operation: VendorRollback): Promise<VendorOutcome> {
  const outcome = await rollBack(callback, operation);
  if (outcome.status === "ok" && operation.endsRound === true) await endOpened(callback, operation);
  return outcome;
}

async function rollBack(callback: Callback, operation: VendorRollback): Promise<VendorOutcome> {
  const player = await lockPlayer(callback, operation.playerId);
  if (player === undefined) return { status: "transaction_unknown" };
  const known = await findTransaction(callback, operation.transactionId);
  if (known !== undefined) return answerAgain(callback, operation, known, player);
  if (operation.currency !== undefined && operation.currency !== player.currency) return refused(callback, "wrong_currency", player);

  const original = await findTransaction(callback, operation.originalTransactionId);
  if (original === undefined) return refundOfUnknown(callback, operation, player);
  if (original.type === "tombstone") return answerUnknown(callback, operation, player);
  if (original.memberId !== player.memberId || original.type === "rollback") return refused(callback, "transaction_unknown", player);
  if (original.rolledBack) return storeWithoutMoney(callback, operation, player, original);
  return takeBack(callback, operation, player, original);
}

async function takeBack(
  callback: Callback,
  operation: VendorRollback,
  player: Player,
  original: VendorTransaction,
): Promise<VendorOutcome> {
  const { integration, transaction } = callback;
  const { transactionId, amountUnits } = original;
  const type = original.type === "bet" ? "bet" : "win";
  const round = await findRound(callback, original.roundId);
  if (round === undefined) throw new Error(`The ${type} ${transactionId} of ${integration.code} has no round`);
  if (round.state === "settled" && integration.adapter.policy.rollbackOfSettledRound === "refused") {
    return refused(callback, "round_settled", player);
  }
  const change = { kind: type === "bet" ? "bet_rolled_back" : "win_rolled_back", amountUnits } as const;
  if (amountUnits === 0n) {
    await markRolledBack(callback, transactionId);
    await changeRound(callback, round, change);
    return storeWithoutMoney(callback, operation, player, original);
  }
  const posted = await post(transaction, {
    kind: "rollback",
    idempotencyKey: transferKeyOf(integration.code, "rollback", operation.transactionId),
    ofIdempotencyKey: transferKeyOf(integration.code, type, transactionId),
    memberId: player.memberId,
    reason: "game_rollback",
    subject: { type: "game_round", id: round.id },
    details: { gameName: round.gameName, vendorCode: round.vendorCode },
    occurredAt: callback.clock.now(),
  });
  if (isRefusal(posted)) throw new Error(`The rollback ${operation.transactionId} was refused by the wallet: ${posted.refused}`);
  await markRolledBack(callback, transactionId);
  await changeRound(callback, round, change);
  const { balanceUnits, transferId } = posted;
  return storeTransaction(callback, { operation, player, round, opensRound: false, amountUnits, balanceUnits, transferId });
}

/** Leaves the tombstone of what never came; where its transaction comes at this very moment, the request is tried again. */
async function refundOfUnknown(callback: Callback, operation: VendorRollback, player: Player): Promise<VendorOutcome> {
  const { roundId, gameCode, originalTransactionId } = operation;
  const tombstone: Tombstone = {
    integrationCode: callback.integration.code,
    transactionId: originalTransactionId,
    memberId: player.memberId,
    roundId,
    gameCode,
    currency: player.currency,
    at: callback.clock.now(),
  };
  if (!(await storeTombstone(callback.transaction, tombstone))) return rollBack(callback, operation);
  callback.tombstones.push(tombstone);
  // Under the very id that it takes back there is no room for an answer of its own: the first is told what each repetition is.
  if (operation.transactionId === originalTransactionId) return refused(callback, "transaction_rolled_back", player);
  return answerUnknown(callback, operation, player);
}

async function answerUnknown(callback: Callback, operation: VendorRollback, player: Player): Promise<VendorOutcome> {
  const { unknownRollback } = callback.integration.adapter.policy;
  return unknownRollback === "ok" ? storeWithoutMoney(callback, operation, player, undefined) : refused(callback, unknownRollback, player);
}

async function storeWithoutMoney(
  callback: Callback,
  operation: VendorRollback,
  player: Player,
  original: VendorTransaction | undefined,
): Promise<VendorOutcome> {
  const { spendableUnits } = await readBalances(callback.transaction, player.memberId);
  const facts = { operation, player, round: original?.round, opensRound: false, amountUnits: 0n };
  return storeTransaction(callback, { ...facts, balanceUnits: spendableUnits, transferId: undefined });
}
