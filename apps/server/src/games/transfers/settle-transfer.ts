import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../../platform/context.ts";
import { isRefusal } from "../../platform/refusal.ts";
import type { AnyMovement } from "../../wallet/movement.ts";
import { post } from "../../wallet/post.ts";
import { findTransfer, movementKeyOf, type TransferState, type VendorTransfer } from "./transfer.ts";
import { lockWallet, stepWallet } from "./vendor-wallet.ts";

const updateSettled = `
  update games_vendor_transfers set state = $2, settled_at = $3, ask_at = null, case_since = null, last_answer = $4 where id = $1`;

/**
 * Ends a transfer as the vendor said it ended: the money that was on its way stands there, or is home. Once; a vendor who
 * says something else later is not believed, and the log has it.
 * @returns how it ended.
 */
export async function settleTransfer(scope: Scope, id: string, as: Exclude<TransferState, "pending">, why: string): Promise<TransferState> {
  return scope.database.tx(async (transaction) => {
    const known = await findTransfer(transaction, id);
    if (known === undefined) throw new Error(`There is no transfer ${id}`);
    const wallet = await lockWallet(transaction, known);
    const transfer = (await findTransfer(transaction, id)) ?? known;
    if (transfer.state !== "pending") {
      if (transfer.state !== as)
        scope.log.error({ transfer: id, was: transfer.state, told: as, why }, "a vendor contradicts himself about a transfer");
      return transfer.state;
    }
    await bringToItsEnd(scope, transaction, transfer, as);
    await transaction.query(updateSettled, [id, as, scope.clock.now(), why]);
    await stepWallet(transaction, wallet, undefined);
    return as;
  });
}

async function bringToItsEnd(scope: Scope, transaction: Transaction, transfer: VendorTransfer, as: "done" | "undone"): Promise<void> {
  const { id, memberId, amountUnits, integrationCode, vendorCode, direction } = transfer;
  const common = {
    idempotencyKey: movementKeyOf(id, as),
    holdIdempotencyKey: movementKeyOf(id, "begun"),
    memberId,
    amountUnits,
    subject: { type: "vendor_transfer", id },
    details: { vendorCode },
    occurredAt: scope.clock.now(),
  } as const;
  const reason = direction === "in" ? "vendor_in" : "vendor_out";
  const endsAtVendor = (direction === "in") === (as === "done");
  const movement: AnyMovement = endsAtVendor
    ? { kind: "deliver", vendorCode: integrationCode, reason, ...common }
    : { kind: "release", reason, ...common };
  const posted = await post(transaction, movement);
  if (isRefusal(posted)) throw new Error(`The end of the transfer ${id} was refused by the wallet: ${posted.refused}`);
}
