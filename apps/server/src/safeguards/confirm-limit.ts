import type { CallValue } from "@lantern/contract/call.ts";
import type { confirmLimit as confirmLimitCall } from "@lantern/contract/safeguards/confirm-limit.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { transactUnlessRefused } from "../platform/refused-transaction.ts";
import { lockMember, readLimit, waitingTime } from "./limit-row.ts";
import { readSafeguards } from "./read-safeguards.ts";
import { recordLimitsChanged } from "./record-limits-changed.ts";
import { refusedByMarket, type MarketRefusal } from "./refused-by-market.ts";
import { removeLimit, storeLimit } from "./store-limit.ts";

type ConfirmOutcome =
  | CallValue<typeof confirmLimitCall>
  | MarketRefusal
  | Refusal<"safeguards.nothing_to_confirm" | "safeguards.confirm_too_soon">;

/** Gives the second word to a raise or a removal, once its 24 hours are over: it holds from now on. */
export async function confirmLimit(context: SessionContext, { body }: CallInput<typeof confirmLimitCall>): Promise<ConfirmOutcome> {
  const { database, session, merchant, clock } = context;
  const own = { memberId: session.memberId, kind: body.kind, period: body.period };
  return transactUnlessRefused<ConfirmOutcome>(database, async (transaction) => {
    await lockMember(transaction, session.memberId);
    const limit = await readLimit(transaction, session.memberId, body);
    const at = clock.now();
    const waiting = limit === undefined ? undefined : waitingTime(limit, at);
    if (limit === undefined || waiting === undefined) return refuse("safeguards.nothing_to_confirm");
    if (at < waiting.from) return refuse("safeguards.confirm_too_soon", { value: { confirmableFrom: waiting.from.toISOString() } });
    const amountUnits = limit.asked_amount_units ?? undefined;
    const refused = refusedByMarket(merchant, session.currency, { ...own, amountUnits });
    if (refused !== undefined) return refused;
    if (amountUnits === undefined) await removeLimit(transaction, own);
    else await storeLimit(transaction, { ...own, amountUnits, zone: merchant.zone, at });
    const change = amountUnits === undefined ? "removed" : "raised";
    await recordLimitsChanged(transaction, session, { change, kind: body.kind, period: body.period, amountUnits });
    return readSafeguards(context, transaction);
  });
}
