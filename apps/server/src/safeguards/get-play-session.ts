import type { CallValue } from "@lantern/contract/call.ts";
import type { getPlaySession as getPlaySessionCall } from "@lantern/contract/safeguards/get-play-session.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { SessionContext } from "../platform/context.ts";
import { readReminderMinutes } from "./read-reminder.ts";

const selectPlay = "select staked_units, won_units from wallet_play($1, $2)";

/** What happened to the member's money in this session, for the panel and the reminder. */
export async function getPlaySession(context: SessionContext): Promise<CallValue<typeof getPlaySessionCall>> {
  const { database, session, merchant, clock } = context;
  const [play] = await database.query<{ staked_units: bigint; won_units: bigint }>(selectPlay, [session.memberId, session.startedAt]);
  const [staked, won] = [play?.staked_units ?? 0n, play?.won_units ?? 0n];
  return {
    startedAt: session.startedAt.toISOString(),
    serverTime: clock.now().toISOString(),
    currency: session.currency,
    staked: amountOf(staked),
    won: amountOf(won),
    net: formatAmount(won - staked, 2),
    reminderMinutes: await readReminderMinutes(database, merchant, session.memberId),
  };
}

/** A win of the session may be taken back after it: never below zero on its own. */
function amountOf(units: bigint): string {
  return formatAmount(units > 0n ? units : 0n, 2);
}
