import type { CallValue } from "@lantern/contract/call.ts";
import type { setLimit as setLimitCall } from "@lantern/contract/safeguards/set-limit.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { balanceDecimals } from "@lantern/money/display.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { transactUnlessRefused } from "../platform/refused-transaction.ts";
import { lockMember, raiseWaitMs, readLimit, waitingTime, type LimitName, type LimitRow } from "./limit-row.ts";
import { refusedByMarket, type MarketRefusal } from "./refused-by-market.ts";
import { readSafeguards } from "./read-safeguards.ts";
import { recordLimitsChanged } from "./record-limits-changed.ts";
import { storeLimit, storeWish } from "./store-limit.ts";

type SetLimitOutcome = CallValue<typeof setLimitCall> | MarketRefusal | Refusal<"wallet.amount_invalid">;

/**
 * Sets a limit. A first one and a lower one hold at once, and give up what waited; a higher one and a removal wait for 24 hours and for
 * the member's second word (`confirm-limit.ts`). Asked for again, the same change goes on waiting from when it was first asked for.
 */
export async function setLimit(context: SessionContext, { body }: CallInput<typeof setLimitCall>): Promise<SetLimitOutcome> {
  const { database, session, merchant } = context;
  const amountUnits = body.amount === null ? undefined : unitsOf(body.amount);
  if (body.amount !== null && amountUnits === undefined) return refuse("wallet.amount_invalid");
  const refused = refusedByMarket(merchant, session.currency, { ...body, amountUnits });
  return transactUnlessRefused<SetLimitOutcome>(database, async (transaction) => {
    await lockMember(transaction, session.memberId);
    const limit = await readLimit(transaction, session.memberId, body);
    if (isRefusal(refused) && (limit !== undefined || amountUnits !== undefined)) return refused;
    await apply(context, transaction, { name: body, limit, amountUnits });
    return readSafeguards(context, transaction);
  });
}

interface WantedLimit {
  readonly name: LimitName;
  readonly limit: LimitRow | undefined;
  readonly amountUnits: bigint | undefined;
}

async function apply(context: SessionContext, transaction: Transaction, { name, limit, amountUnits }: WantedLimit): Promise<void> {
  const { session, merchant, clock } = context;
  const own = { memberId: session.memberId, kind: name.kind, period: name.period, at: clock.now() };
  if (amountUnits !== undefined && (limit === undefined || amountUnits <= limit.amount_units)) {
    await storeLimit(transaction, { ...own, amountUnits, zone: merchant.zone });
    await recordLimitsChanged(transaction, session, {
      kind: name.kind,
      period: name.period,
      change: changeOf(limit, amountUnits),
      amountUnits,
    });
  } else if (limit !== undefined && !waitsAlready(limit, amountUnits, own.at)) {
    await storeWish(transaction, { ...own, amountUnits });
    const change = amountUnits === undefined ? "removal_asked" : "raise_asked";
    const from = new Date(own.at.getTime() + raiseWaitMs);
    await recordLimitsChanged(transaction, session, { kind: name.kind, period: name.period, change, amountUnits, from });
  }
}

function changeOf(limit: LimitRow | undefined, amountUnits: bigint): "set" | "lowered" | "kept" {
  if (limit === undefined) return "set";
  return amountUnits < limit.amount_units ? "lowered" : "kept";
}

function waitsAlready(limit: LimitRow, amountUnits: bigint | undefined, at: Date): boolean {
  if (waitingTime(limit, at) === undefined) return false;
  return amountUnits === undefined ? limit.asked === "removal" : limit.asked_amount_units === amountUnits;
}

/** Above zero, and below the ledger's own bound of an amount. */
function unitsOf(amount: string): bigint | undefined {
  const parsed = parseAmount(amount, { decimalsMax: balanceDecimals });
  return parsed.ok && parsed.amountUnits > 0n && parsed.amountUnits < 10n ** 17n ? parsed.amountUnits : undefined;
}
