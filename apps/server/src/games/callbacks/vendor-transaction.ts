import { createHash } from "node:crypto";
import type { Queryable } from "@lantern/database/database.ts";
import type { VendorBet, VendorOutcome, VendorRollback, VendorWin } from "@lantern/vendor-kit/adapter.ts";
import { doneWithoutMoney, refused, type Callback } from "./callback.ts";
import type { RoundKey } from "./game-round.ts";
import type { Player } from "./player.ts";

export type MoneyOperation = VendorBet | VendorWin | VendorRollback;

/** A transaction of a vendor as it was taken, or the tombstone of one that had been rolled back before it came. */
export interface VendorTransaction {
  readonly transactionId: string;
  readonly type: "bet" | "win" | "rollback" | "tombstone";
  readonly memberId: string;
  readonly roundId: string;
  readonly round: RoundKey | undefined;
  readonly amountUnits: bigint;
  readonly requestHash: string | undefined;
  readonly balanceUnits: bigint | undefined;
  readonly transferId: string | undefined;
  readonly rolledBack: boolean;
  readonly storedOrder: bigint;
}

const selectTransaction = `
  select transaction_id, type, member_id, round_id, round_key, round_started_at, amount_units, encode(request_hash, 'hex') as request_hash,
         balance_units, transfer_id, rolled_back_at, stored_order
  from games_vendor_transactions
  where integration_code = $1 and transaction_id = $2`;

interface TransactionRow {
  readonly transaction_id: string;
  readonly type: VendorTransaction["type"];
  readonly member_id: string;
  readonly round_id: string;
  readonly round_key: string | null;
  readonly round_started_at: Date | null;
  readonly amount_units: bigint;
  readonly request_hash: string | null;
  readonly balance_units: bigint | null;
  readonly transfer_id: string | null;
  readonly rolled_back_at: Date | null;
  readonly stored_order: bigint;
}

export async function findTransaction(
  { transaction, integration }: Callback,
  transactionId: string,
): Promise<VendorTransaction | undefined> {
  const [row] = await transaction.query<TransactionRow>(selectTransaction, [integration.code, transactionId]);
  if (row === undefined) return undefined;
  const { round_key: id, round_started_at: startedAt } = row;
  return {
    transactionId: row.transaction_id,
    type: row.type,
    memberId: row.member_id,
    roundId: row.round_id,
    round: id === null || startedAt === null ? undefined : { id, startedAt },
    amountUnits: row.amount_units,
    requestHash: row.request_hash ?? undefined,
    balanceUnits: row.balance_units ?? undefined,
    transferId: row.transfer_id ?? undefined,
    rolledBack: row.rolled_back_at !== null,
    storedOrder: row.stored_order,
  };
}

/**
 * What an operation under a known id is answered with: the stored answer where it is the same; else why nothing moves.
 * Rolled back, perhaps before it came, it is dead for ever, whether the vendor wants to hear that or not.
 */
export async function answerAgain(
  callback: Callback,
  operation: MoneyOperation,
  known: VendorTransaction,
  player: Player,
): Promise<VendorOutcome> {
  const { rolledBackTransaction } = callback.integration.adapter.policy;
  const mayBeDead = rolledBackTransaction === "ok" && operation.kind !== "rollback" && known.memberId === player.memberId;
  if (known.type === "tombstone" && mayBeDead) return repeated(callback, known, await doneWithoutMoney(callback, player));
  if (known.type === "tombstone") return refused(callback, "transaction_rolled_back", player);
  if (known.requestHash !== requestHashOf(operation)) return refused(callback, "transaction_conflict", player);
  if (known.rolledBack && !mayBeDead) return refused(callback, "transaction_rolled_back", player);
  if (known.balanceUnits === undefined) throw new Error(`The transaction ${known.transactionId} has no stored answer`);
  return repeated(callback, known, outcomeOf(player, { balanceUnits: known.balanceUnits, transferId: known.transferId }));
}

function repeated({ repetitions }: Callback, { storedOrder }: VendorTransaction, outcome: VendorOutcome): VendorOutcome {
  repetitions.set(outcome, storedOrder);
  return outcome;
}

interface Answered {
  readonly balanceUnits: bigint;
  /** Absent where nothing was posted. */
  readonly transferId: string | undefined;
}

function outcomeOf(player: Player, { balanceUnits, transferId }: Answered): VendorOutcome {
  const moved = transferId === undefined ? {} : { platformTransactionId: transferId };
  return { status: "ok", balanceUnits, currency: player.currency, playerId: player.memberId, ...moved };
}

const insertTransaction = `
  insert into games_vendor_transactions (integration_code, transaction_id, type, member_id, round_id, round_key, round_started_at,
    opens_round, game_code, currency, amount_units, of_transaction_id, request_hash, balance_units, transfer_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

export interface TakenTransaction extends Answered {
  readonly operation: MoneyOperation;
  readonly player: Player;
  /** Absent for a rollback of what never came. */
  readonly round: RoundKey | undefined;
  readonly opensRound: boolean;
  readonly amountUnits: bigint;
}

/**
 * Stores a transaction with the answer that it and each repetition of it gets.
 * @throws DatabaseError of a unique constraint where another player's callback has just taken the id or opened the round.
 */
export async function storeTransaction({ clock, transaction, integration }: Callback, taken: TakenTransaction): Promise<VendorOutcome> {
  const { operation, player, round } = taken;
  await transaction.query(insertTransaction, [
    integration.code,
    operation.transactionId,
    operation.kind,
    player.memberId,
    operation.roundId,
    round?.id ?? null,
    round?.startedAt ?? null,
    taken.opensRound,
    operation.gameCode,
    player.currency,
    taken.amountUnits,
    ofTransactionId(operation) ?? null,
    Buffer.from(requestHashOf(operation), "hex"),
    taken.balanceUnits,
    taken.transferId ?? null,
    clock.now(),
  ]);
  return outcomeOf(player, taken);
}

const updateRolledBack = "update games_vendor_transactions set rolled_back_at = $3 where integration_code = $1 and transaction_id = $2";

export async function markRolledBack({ clock, transaction, integration }: Callback, transactionId: string): Promise<void> {
  await transaction.query(updateRolledBack, [integration.code, transactionId, clock.now()]);
}

/** Keeps what never came from ever being taken. */
export interface Tombstone {
  readonly integrationCode: string;
  readonly transactionId: string;
  readonly memberId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly at: Date;
}

const insertTombstone = `
  insert into games_vendor_transactions (integration_code, transaction_id, type, member_id, round_id, game_code, currency, amount_units, created_at)
  values ($1, $2, 'tombstone', $3, $4, $5, $6, 0, $7)
  on conflict (integration_code, transaction_id) do nothing
  returning transaction_id`;

/** Stores a tombstone. @returns false where the transaction, or a tombstone, came meanwhile. */
export async function storeTombstone(queryable: Queryable, tombstone: Tombstone): Promise<boolean> {
  const { integrationCode, transactionId, memberId, roundId, gameCode, currency, at } = tombstone;
  return (await queryable.query(insertTombstone, [integrationCode, transactionId, memberId, roundId, gameCode, currency, at])).length > 0;
}

/** The idempotency key of the transfer that a transaction posts. */
export function transferKeyOf(integrationCode: string, type: "bet" | "win" | "rollback", transactionId: string): string {
  return `games:${integrationCode}:${transactionId}:${type}`;
}

/** SHA-256 of what an operation asks, hex. The token is not part of it: a vendor may repeat a stake under a new one. */
function requestHashOf(operation: MoneyOperation): string {
  const { kind, transactionId, roundId, gameCode, playerId, currency } = operation;
  const amount = operation.kind === "rollback" ? null : operation.amountUnits.toString();
  const endsRound = operation.endsRound === true;
  const asked = [kind, transactionId, roundId, gameCode, playerId, currency ?? null, amount, ofTransactionId(operation) ?? null, endsRound];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

function ofTransactionId(operation: MoneyOperation): string | undefined {
  switch (operation.kind) {
    case "bet":
      return undefined;
    case "win":
      return operation.betTransactionId;
    case "rollback":
      return operation.originalTransactionId;
  }
}
