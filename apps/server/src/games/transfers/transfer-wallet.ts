import { createHash } from "node:crypto";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { transferWallet as transferWalletCall } from "@lantern/contract/games/transfer-wallet.ts";
import { formatAmount, parseAmount } from "@lantern/money/amount.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { findByRequest } from "./begin-transfer.ts";
import { moveMoney } from "./move-money.ts";
import type { VendorTransfer } from "./transfer.ts";
import { listTransferVendors, type TransferVendor } from "./transfer-vendor.ts";

type Value = CallValue<typeof transferWalletCall>;
type TransferRefusal = Refusal<CallRefusal<typeof transferWalletCall> | "request.idempotency_conflict">;

/**
 * Moves a member's money to a vendor who keeps it himself, or home (specification 7.18.1). The same key answers the same
 * transfers again, as they stand by then. Home from several vendors, one that does not answer holds up no other.
 */
export async function transferWallet(
  context: SessionContext,
  { body }: CallInput<typeof transferWalletCall>,
): Promise<Value | TransferRefusal> {
  const { session, merchant, idempotencyKey } = context;
  if (idempotencyKey === undefined) throw new Error("the contract asks for an idempotency key");
  const { vendor, direction, amount } = body;
  const parsed = amount === undefined ? undefined : parseAmount(amount, { decimalsMax: 2 });
  if (parsed?.ok === false || (parsed?.ok === true && parsed.amountUnits === 0n)) return refuse("wallet.amount_invalid");
  const amountUnits = parsed?.amountUnits;
  const vendors = vendor === undefined && direction === "in" ? [] : await listTransferVendors(context, merchant.id, vendor);
  if (vendors.length === 0 && (vendor !== undefined || direction === "in")) return refuse("games.transfer_vendor_unknown");
  if (vendor === undefined && amount !== undefined) return refuse("wallet.amount_invalid");

  const hash = createHash("sha256")
    .update(JSON.stringify([vendor ?? null, direction, amount ?? null]))
    .digest();
  const outcomes = await Promise.all(
    vendors.map(async (one) => {
      const request = { key: `${idempotencyKey}:${one.integrationCode}`, hash };
      const before = await findByRequest(context.database, session.memberId, request);
      return before ?? (await move(one, request));
    }),
  );
  const moved = outcomes.filter((outcome): outcome is VendorTransfer => outcome !== undefined && !isRefusal(outcome));
  const refused = outcomes.find(isRefusal);
  if (refused !== undefined && moved.length === 0) return refused as TransferRefusal;
  if (vendor !== undefined && moved[0]?.state === "undone") return refuse("games.transfer_refused");
  return {
    transfers: moved.map((one) => ({ id: one.id, vendor: one.vendorCode, amount: formatAmount(one.amountUnits), state: one.state })),
  };

  async function move(one: TransferVendor, request: { readonly key: string; readonly hash: Buffer }) {
    const { memberId, currency } = session;
    const all =
      direction === "in" && amountUnits === undefined ? (await readBalances(context.database, memberId)).spendableUnits : amountUnits;
    return moveMoney(context, { memberId, currency, merchantId: merchant.id, vendor: one, direction, amountUnits: all, request });
  }
}
