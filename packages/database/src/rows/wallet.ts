export interface LedgerAccountRow {
  readonly id: bigint;
  readonly merchant_id: string;
  /** Null for the house's own accounts. */
  readonly member_id: string | null;
  readonly currency: string;
  readonly name: string;
  readonly trial: boolean;
  readonly opened_at: Date;
}

export interface LedgerBalanceRow {
  readonly member_id: string;
  readonly purse: string;
  readonly account_id: bigint;
  readonly currency: string;
  readonly balance_units: bigint;
  readonly entry_count: bigint;
}

export interface LedgerTransferRow {
  readonly id: string;
  readonly idempotency_key: string;
  readonly request_hash: Uint8Array;
  readonly merchant_id: string;
  readonly member_id: string;
  readonly kind: "debit" | "credit" | "rollback" | "hold" | "release" | "capture" | "recall" | "deliver" | "gain" | "loss";
  readonly reason: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly amount_units: bigint;
  readonly house_account_id: bigint | null;
  readonly of_transfer_id: string | null;
  readonly balance_after_units: bigint;
  readonly occurred_at: Date;
  readonly created_at: Date;
}

export interface LedgerEntryRow {
  readonly transfer_id: string;
  readonly account_id: bigint;
  readonly amount_units: bigint;
  readonly balance_after_units: bigint | null;
  readonly entry_number: bigint | null;
  readonly occurred_at: Date;
  readonly created_at: Date;
}

export interface LedgerHoldRow {
  readonly transfer_id: string;
  readonly member_id: string;
  readonly purpose: "withdrawal" | "stake" | "homecoming";
  readonly amount_units: bigint;
  readonly released_units: bigint;
  readonly captured_units: bigint;
}

export interface LedgerRollupRow {
  readonly account_id: bigint;
  readonly boundary: Date;
  readonly balance_units: bigint;
  readonly entry_count: bigint;
}

export interface WalletTables {
  readonly ledger_accounts: LedgerAccountRow;
  readonly ledger_balances: LedgerBalanceRow;
  readonly ledger_transfers: LedgerTransferRow;
  readonly ledger_entries: LedgerEntryRow;
  readonly ledger_holds: LedgerHoldRow;
  readonly ledger_rollups: LedgerRollupRow;
}
