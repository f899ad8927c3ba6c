import type { Transaction } from "@lantern/database/database.ts";
import type { PostOutcome } from "../../wallet/movement.ts";
import { post } from "../../wallet/post.ts";
import { movementKeyOf } from "./transfer.ts";

export interface MoneyOnItsWay {
  /** The transfer's. */
  readonly id: string;
  readonly memberId: string;
  readonly amountUnits: bigint;
  readonly integrationCode: string;
  readonly vendorCode: string;
  readonly at: Date;
}

/** Sets money on its way to a vendor. It goes as a stake does: the gate asks status, exclusion and limits. */
export function holdForVendor(
  transaction: Transaction,
  { id, memberId, amountUnits, vendorCode, at }: MoneyOnItsWay,
): Promise<PostOutcome> {
  return post(transaction, {
    kind: "hold",
    purpose: "stake",
    reason: "vendor_in",
    idempotencyKey: movementKeyOf(id, "begun"),
    memberId,
    amountUnits,
    subject: { type: "vendor_transfer", id },
    details: { vendorCode },
    occurredAt: at,
  });
}
