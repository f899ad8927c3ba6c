import type { Transaction } from "@lantern/database/database.ts";
import type { Session } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import type { LimitName } from "./limit-row.ts";

/** `lowered` holds at once, as does the first (`set`); `raise_asked` and `removal_asked` wait until `from`; `kept` gives them up. */
export interface LimitChange extends LimitName {
  readonly change: "set" | "lowered" | "raise_asked" | "removal_asked" | "raised" | "removed" | "kept";
  readonly amountUnits?: bigint | undefined;
  /** When it may be confirmed. */
  readonly from?: Date;
}

/** Tells the member's open pages, and his inbox, that his limits are others now. */
export async function recordLimitsChanged(
  transaction: Transaction,
  { merchantId, memberId, currency }: Pick<Session, "merchantId" | "memberId" | "currency">,
  { change, kind, period, amountUnits, from }: LimitChange,
): Promise<void> {
  const payload = { change, kind, period, currency, amountUnits: amountUnits?.toString(), from: from?.toISOString() };
  await recordEvent(transaction, { topic: "safeguards.limits_changed", merchantId, memberId, payload });
}
