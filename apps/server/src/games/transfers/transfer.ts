import type { Queryable } from "@lantern/database/database.ts";

export type Direction = "in" | "out";
export type TransferState = "pending" | "done" | "undone";

/** A movement of money to a vendor who keeps it, or home. */
export interface VendorTransfer {
  /** Under this id the vendor knows it. */
  readonly id: string;
  readonly merchantId: string;
  readonly memberId: string;
  readonly integrationCode: string;
  readonly vendorCode: string;
  readonly direction: Direction;
  readonly amountUnits: bigint;
  readonly currency: string;
  readonly state: TransferState;
  readonly begunAt: Date;
  readonly askedCount: number;
}

export interface TransferRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly member_id: string;
  readonly integration_code: string;
  readonly vendor_code: string;
  readonly direction: Direction;
  readonly amount_units: bigint;
  readonly currency: string;
  readonly state: TransferState;
  readonly begun_at: Date;
  readonly asked_count: number;
}

export const transferColumns =
  "id, merchant_id, member_id, integration_code, vendor_code, direction, amount_units, currency, state, begun_at, asked_count";

export function toTransfer(row: TransferRow): VendorTransfer {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    memberId: row.member_id,
    integrationCode: row.integration_code,
    vendorCode: row.vendor_code,
    direction: row.direction,
    amountUnits: row.amount_units,
    currency: row.currency,
    state: row.state,
    begunAt: row.begun_at,
    askedCount: row.asked_count,
  };
}

const selectTransfer = `select ${transferColumns} from games_vendor_transfers where id = $1`;

export async function findTransfer(queryable: Queryable, id: string): Promise<VendorTransfer | undefined> {
  const [row] = await queryable.query<TransferRow>(selectTransfer, [id]);
  return row === undefined ? undefined : toTransfer(row);
}

/** The key of the movement that sets the money of a transfer on its way, and of the one that ends it. */
export function movementKeyOf(id: string, step: "begun" | "done" | "undone"): string {
  return `games-transfer:${id}:${step}`;
}
