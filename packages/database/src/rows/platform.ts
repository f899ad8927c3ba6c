export interface PlatformEventRow {
  readonly transaction_id: string;
  readonly id: bigint;
  readonly topic: string;
  readonly merchant_id: string;
  readonly member_id: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
}

export interface PlatformTables {
  readonly platform_events: PlatformEventRow;
}
