import type { Scope } from "../../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { beginTransfer, type BeginRefusal, type TransferRequest } from "./begin-transfer.ts";
import { learnResult } from "./learn-result.ts";
import { sendTransfer } from "./send-transfer.ts";
import type { Direction, VendorTransfer } from "./transfer.ts";
import type { TransferVendor } from "./transfer-vendor.ts";

export interface MoneyToMove {
  readonly memberId: string;
  readonly merchantId: string;
  readonly currency: string;
  readonly vendor: TransferVendor;
  readonly direction: Direction;
  /** Absent: all that stands at the vendor. */
  readonly amountUnits?: bigint | undefined;
  readonly request?: TransferRequest;
}

/** Moves money and waits for the vendor's answer. Undefined where there is nothing to move; `pending` where nobody knows yet. */
export async function moveMoney(
  scope: Scope,
  wanted: MoneyToMove,
): Promise<VendorTransfer | undefined | BeginRefusal | Refusal<"games.vendor_unavailable" | "wallet.insufficient_funds">> {
  const { memberId, merchantId, currency, vendor, direction, request } = wanted;
  let { amountUnits } = wanted;
  if (direction === "out") {
    const stands = await learnResult(scope, vendor.client, { memberId, merchantId, currency, ...vendor });
    if (stands === undefined) return refuse((await isUnderWay(scope, wanted)) ? "games.transfer_under_way" : "games.vendor_unavailable");
    amountUnits ??= stands;
    if (amountUnits > stands) return refuse("wallet.insufficient_funds");
  }
  if (amountUnits === undefined || amountUnits === 0n) return undefined;
  const begun = await beginTransfer(scope, {
    memberId,
    merchantId,
    vendor,
    direction,
    amountUnits,
    currency,
    ...(request === undefined ? {} : { request }),
  });
  // A second call under the same id might be refused where the first is done, so nobody else makes one.
  if (isRefusal(begun) || !begun.isNew) return begun;
  return { ...begun, state: await sendTransfer(scope, vendor.client, begun) };
}

const selectUnderWay =
  "select pending_id from games_vendor_wallets where member_id = $1 and integration_code = $2 and pending_id is not null";

async function isUnderWay({ database }: Scope, { memberId, vendor }: MoneyToMove): Promise<boolean> {
  return (await database.query(selectUnderWay, [memberId, vendor.integrationCode])).length > 0;
}
