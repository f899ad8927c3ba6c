import type { Transaction } from "@lantern/database/database.ts";
import { readVendorPurses } from "../../wallet/read-balances.ts";

export interface WalletKey {
  readonly memberId: string;
  readonly integrationCode: string;
}

/** A member's wallet at a vendor. */
export interface VendorWallet extends WalletKey {
  readonly merchantId: string;
  /** Counts what was done to it: a balance that the vendor told at another step says nothing. */
  readonly step: bigint;
  /** The transfer that is on its way. */
  readonly pendingId: string | undefined;
}

const openWallet = `
  insert into games_vendor_wallets (member_id, integration_code, merchant_id) values ($1, $2, $3) on conflict do nothing`;

export const selectWallet = `
  select member_id, integration_code, merchant_id, step, pending_id from games_vendor_wallets where member_id = $1 and integration_code = $2`;

export interface WalletRow {
  readonly member_id: string;
  readonly integration_code: string;
  readonly merchant_id: string;
  readonly step: bigint;
  readonly pending_id: string | null;
}

/** Locks the wallet until the transaction ends, before the member is locked by any movement; opens it when it is first needed. */
export async function lockWallet(
  transaction: Transaction,
  { memberId, integrationCode, merchantId }: WalletKey & { readonly merchantId: string },
): Promise<VendorWallet> {
  await transaction.query(openWallet, [memberId, integrationCode, merchantId]);
  const [row] = await transaction.query<WalletRow>(`${selectWallet} for update`, [memberId, integrationCode]);
  if (row === undefined) throw new Error(`The wallet of ${memberId} at ${integrationCode} was not opened`);
  return toWallet(row);
}

export function toWallet(row: WalletRow): VendorWallet {
  return {
    memberId: row.member_id,
    integrationCode: row.integration_code,
    merchantId: row.merchant_id,
    step: row.step,
    pendingId: row.pending_id ?? undefined,
  };
}

const updateWallet = `
  update games_vendor_wallets set step = step + 1, pending_id = $3, holds_money = $4 where member_id = $1 and integration_code = $2`;

/** Writes a step of a wallet that is locked, after its movement. */
export async function stepWallet(
  transaction: Transaction,
  { memberId, integrationCode }: WalletKey,
  pendingId: string | undefined,
): Promise<void> {
  const purses = await readVendorPurses(transaction, memberId);
  await transaction.query(updateWallet, [memberId, integrationCode, pendingId ?? null, (purses.get(integrationCode) ?? 0n) > 0n]);
}
