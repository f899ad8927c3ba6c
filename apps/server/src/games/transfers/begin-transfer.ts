import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { transactUnlessRefused } from "../../platform/refused-transaction.ts";
import type { PostRefusal } from "../../wallet/movement.ts";
import { holdForVendor } from "./hold-for-vendor.ts";
import { recallFromVendor } from "./recall-from-vendor.ts";
import { toTransfer, transferColumns, type Direction, type TransferRow, type VendorTransfer } from "./transfer.ts";
import { vendorTimeoutMs, type TransferVendor } from "./transfer-vendor.ts";
import { lockWallet, stepWallet } from "./vendor-wallet.ts";

export interface NewTransfer {
  readonly memberId: string;
  readonly merchantId: string;
  readonly vendor: Pick<TransferVendor, "integrationCode" | "vendorCode">;
  readonly direction: Direction;
  readonly amountUnits: bigint;
  readonly currency: string;
  /** The caller's key and the hash of what he asked; absent for what the house moves by itself. */
  readonly request?: TransferRequest;
}

export interface TransferRequest {
  readonly key: string;
  readonly hash: Buffer;
}

export interface BegunTransfer extends VendorTransfer {
  /** False for what the key began before: whoever began it asks the vendor, once. */
  readonly isNew: boolean;
}

export type BeginRefusal = Refusal<"games.transfer_under_way" | "request.idempotency_conflict"> | PostRefusal;

/** The vendor is asked for what no process has settled by then: the call itself is over, whatever became of it. */
const firstAskMs = vendorTimeoutMs + 4_000;

const selectByRequest = `
  select ${transferColumns}, encode(request_hash, 'hex') as request_hash from games_vendor_transfers where member_id = $1 and request_key = $2`;

const insertTransfer = `
  insert into games_vendor_transfers (id, merchant_id, member_id, integration_code, vendor_code, direction, amount_units, currency, state,
    request_key, request_hash, begun_at, ask_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $10, $11, $12)
  returning ${transferColumns}`;

/**
 * Stores that money is to be moved, and sets it on its way, in one transaction: from then on it comes to an end, whatever
 * happens to this process. One at a time for a member and a vendor.
 */
export async function beginTransfer(scope: Scope, wanted: NewTransfer): Promise<BegunTransfer | BeginRefusal> {
  const { memberId, merchantId, vendor, request } = wanted;
  return transactUnlessRefused<BegunTransfer | BeginRefusal>(scope.database, async (transaction) => {
    const wallet = await lockWallet(transaction, { memberId, merchantId, integrationCode: vendor.integrationCode });
    const before = request === undefined ? undefined : await findByRequest(transaction, memberId, request);
    if (before !== undefined) return isRefusal(before) ? before : { ...before, isNew: false };
    if (wallet.pendingId !== undefined) return refuse("games.transfer_under_way");
    const id = newId(scope.clock);
    const now = scope.clock.now();
    const { amountUnits, direction } = wanted;
    const money = { id, memberId, amountUnits, ...vendor, at: now };
    const posted = await (direction === "in" ? holdForVendor(transaction, money) : recallFromVendor(transaction, money));
    if (isRefusal(posted)) return posted;
    const [row] = await transaction.query<TransferRow>(insertTransfer, [
      id,
      merchantId,
      memberId,
      vendor.integrationCode,
      vendor.vendorCode,
      wanted.direction,
      wanted.amountUnits,
      wanted.currency,
      request?.key ?? null,
      request?.hash ?? null,
      now,
      new Date(now.getTime() + firstAskMs),
    ]);
    if (row === undefined) throw new Error(`The transfer ${id} was not stored`);
    await stepWallet(transaction, wallet, id);
    return { ...toTransfer(row), isNew: true };
  });
}

/** What a key began before: the same again, whatever became of it. */
export async function findByRequest(
  queryable: Pick<Transaction, "query">,
  memberId: string,
  { key, hash }: TransferRequest,
): Promise<VendorTransfer | Refusal<"request.idempotency_conflict"> | undefined> {
  const [row] = await queryable.query<TransferRow & { readonly request_hash: string }>(selectByRequest, [memberId, key]);
  if (row === undefined) return undefined;
  return row.request_hash === hash.toString("hex") ? toTransfer(row) : refuse("request.idempotency_conflict");
}
