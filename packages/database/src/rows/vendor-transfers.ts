export interface GamesVendorWalletRow {
  readonly member_id: string;
  readonly integration_code: string;
  readonly merchant_id: string;
  readonly step: bigint;
  readonly pending_id: string | null;
  readonly holds_money: boolean;
  readonly look_at: Date;
  readonly looked_count: number;
  readonly looked_for: Date | null;
}

export interface GamesVendorTransferRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly member_id: string;
  readonly integration_code: string;
  readonly vendor_code: string;
  readonly direction: "in" | "out";
  readonly amount_units: bigint;
  readonly currency: string;
  readonly state: "pending" | "done" | "undone";
  readonly request_key: string | null;
  readonly request_hash: Uint8Array | null;
  readonly begun_at: Date;
  readonly settled_at: Date | null;
  readonly ask_at: Date | null;
  readonly asked_count: number;
  readonly case_since: Date | null;
  readonly last_answer: string | null;
}

export interface VendorTransferTables {
  readonly games_vendor_wallets: GamesVendorWalletRow;
  readonly games_vendor_transfers: GamesVendorTransferRow;
}
