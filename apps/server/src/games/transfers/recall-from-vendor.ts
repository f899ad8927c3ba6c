import type { Transaction } from "@lantern/database/database.ts";
import type { PostOutcome } from "../../wallet/movement.ts";
import { post } from "../../wallet/post.ts";
import type { MoneyOnItsWay } from "./hold-for-vendor.ts";
import { movementKeyOf } from "./transfer.ts";

/** Sets money on its way home from a vendor. Nobody is asked: what is a member's may always come back. */
export function recallFromVendor(
  transaction: Transaction,
  { id, memberId, amountUnits, integrationCode, vendorCode, at }: MoneyOnItsWay,
): Promise<PostOutcome> {
  return post(transaction, {
    kind: "recall",
    vendorCode: integrationCode,
    reason: "vendor_out",
    idempotencyKey: movementKeyOf(id, "begun"),
    memberId,
    amountUnits,
    subject: { type: "vendor_transfer", id },
    details: { vendorCode },
    occurredAt: at,
  });
}
