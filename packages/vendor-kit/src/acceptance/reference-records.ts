import type { VendorBet, VendorOutcome, VendorRollback, VendorWin } from "../adapter.ts";

export interface ReferencePlayer {
  readonly playerId: string;
  readonly currency: string;
  balanceUnits: bigint;
  blocked: boolean;
}

export interface ReferenceTransaction {
  readonly kind: "bet" | "win" | "rollback";
  readonly transactionId: string;
  readonly playerId: string;
  readonly roundId: string;
  readonly amountUnits: bigint;
  readonly fingerprint: string;
  readonly outcome: VendorOutcome;
  rolledBack: boolean;
}

export interface ReferenceRound {
  readonly playerId: string;
  settled: boolean;
  ended: boolean;
}

export interface ReferenceRecords {
  readonly players: Map<string, ReferencePlayer>;
  readonly transactions: Map<string, ReferenceTransaction>;
  readonly rounds: Map<string, ReferenceRound>;
}

/** How to make everything of a player what it is now. */
export function rememberPlayer({ players, transactions, rounds }: ReferenceRecords, playerId: string): () => void {
  const player = players.get(playerId);
  const balanceUnits = player?.balanceUnits ?? 0n;
  const [ownTransactions, ownRounds] = [copiesOf(transactions, playerId), copiesOf(rounds, playerId)];
  return () => {
    if (player !== undefined) player.balanceUnits = balanceUnits;
    restore(transactions, playerId, ownTransactions);
    restore(rounds, playerId, ownRounds);
  };
}

interface Owned {
  readonly playerId: string;
}

function copiesOf<Record extends Owned>(records: ReadonlyMap<string, Record>, playerId: string): (readonly [string, Record])[] {
  return [...records].filter(([, record]) => record.playerId === playerId).map(([key, record]) => [key, { ...record }] as const);
}

function restore<Record extends Owned>(records: Map<string, Record>, playerId: string, own: readonly (readonly [string, Record])[]): void {
  for (const [key, record] of records) if (record.playerId === playerId) records.delete(key);
  for (const [key, record] of own) records.set(key, record);
}

/** What a transaction asks, as one text. */
export function fingerprintOf(operation: VendorBet | VendorWin | VendorRollback): string {
  return JSON.stringify(operation, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
