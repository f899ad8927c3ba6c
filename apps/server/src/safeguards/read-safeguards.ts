import type { CallValue } from "@lantern/contract/call.ts";
import type { getSafeguards as getSafeguardsCall } from "@lantern/contract/safeguards/get-safeguards.ts";
import { limitKinds, limitPeriods } from "@lantern/contract/schemas/safeguards.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { SessionContext } from "../platform/context.ts";
import { readExclusion } from "./read-exclusion.ts";
import { readLimits, waitingTime, type LimitRow } from "./limit-row.ts";
import { readReminderMinutes } from "./read-reminder.ts";
import { marketLimitsOf, safeguardsSettingsOf, type MarketLimit } from "./safeguards-settings.ts";

type Safeguards = CallValue<typeof getSafeguardsCall>;
type LimitView = Safeguards["limits"][number];

interface UsedRow {
  readonly kind: string;
  readonly period: string;
  readonly used_units: bigint;
  readonly ends_at: Date;
}

const selectUsed = "select kind, period, used_units, ends_at from safeguards_used($1, $2)";

const amountOf = (units: bigint) => formatAmount(units, 2);

/** Everything about a member's safeguards, as of now. */
export async function readSafeguards(context: SessionContext, queryable: Queryable): Promise<Safeguards> {
  const { session, merchant, clock } = context;
  const at = clock.now();
  const limits = await readLimits(queryable, session.memberId);
  const used = await queryable.query<UsedRow>(selectUsed, [session.memberId, at]);
  const { timeOuts, selfExclusions, reminderChoices, mandatoryLimits } = safeguardsSettingsOf(merchant);
  const market = marketLimitsOf(merchant, session.currency);
  return {
    currency: session.currency,
    serverTime: at.toISOString(),
    limits: limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => {
        const named = <Row extends { readonly kind: string; readonly period: string }>(rows: readonly Row[]) =>
          rows.find((row) => row.kind === kind && row.period === period);
        const cap = named(market);
        return { kind, period, ...stateOf(named(limits), named(used), at), ...capOf(cap, mandatoryLimits) };
      }),
    ),
    exclusion: (await readExclusion(queryable, { memberId: session.memberId, at })) ?? null,
    timeOuts: [...timeOuts],
    selfExclusions: [...selfExclusions],
    reminderMinutes: await readReminderMinutes(queryable, merchant, session.memberId),
    reminderChoices: [...reminderChoices],
  };
}

function stateOf(
  limit: LimitRow | undefined,
  used: UsedRow | undefined,
  at: Date,
): Pick<LimitView, "amount" | "used" | "left" | "startsAnewAt" | "waiting"> {
  if (limit === undefined || used === undefined) return { amount: null, used: null, left: null, startsAnewAt: null, waiting: null };
  const left = limit.amount_units - used.used_units;
  const waiting = waitingTime(limit, at);
  return {
    amount: amountOf(limit.amount_units),
    used: amountOf(used.used_units),
    left: amountOf(left > 0n ? left : 0n),
    startsAnewAt: used.ends_at.toISOString(),
    waiting:
      waiting === undefined
        ? null
        : {
            amount: limit.asked_amount_units === null ? null : amountOf(limit.asked_amount_units),
            confirmableFrom: waiting.from.toISOString(),
            confirmableUntil: waiting.until.toISOString(),
          },
  };
}

function capOf(cap: MarketLimit | undefined, mandatoryLimits: boolean): Pick<LimitView, "mandatory" | "cap"> {
  return cap === undefined ? { mandatory: false, cap: null } : { mandatory: mandatoryLimits, cap: amountOf(cap.capUnits) };
}
