import type { Transaction } from "@lantern/database/database.ts";
import type { Session } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";

/** Tells the member's open pages that his limits are others now. */
export async function recordLimitsChanged(
  transaction: Transaction,
  { merchantId, memberId }: Pick<Session, "merchantId" | "memberId">,
): Promise<void> {
  await recordEvent(transaction, { topic: "safeguards.limits_changed", merchantId, memberId, payload: {} });
}
