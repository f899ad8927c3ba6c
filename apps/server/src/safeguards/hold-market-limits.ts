import type { Transaction } from "@lantern/database/database.ts";
import type { Merchant } from "../platform/context.ts";
import { lockMember, readLimits } from "./limit-row.ts";
import { marketLimitsOf, safeguardsSettingsOf } from "./safeguards-settings.ts";
import { storeLimit } from "./store-limit.ts";

export interface MemberOfMarket {
  readonly memberId: string;
  /** ISO 4217: the currency of the member's account. */
  readonly currency: string;
  readonly at: Date;
}

/**
 * Brings a member under the limits of his merchant's market: one that is mandatory he has from now on, at its cap; one of his own that
 * is above a cap comes down to it. After `openPurses`; again after a change of the market, and it does nothing twice.
 */
export async function holdMarketLimits(transaction: Transaction, merchant: Merchant, member: MemberOfMarket): Promise<void> {
  const market = marketLimitsOf(merchant, member.currency);
  if (market.length === 0) return;
  await lockMember(transaction, member.memberId);
  const { mandatoryLimits } = safeguardsSettingsOf(merchant);
  const own = await readLimits(transaction, member.memberId);
  for (const { kind, period, capUnits } of market) {
    const limit = own.find((row) => row.kind === kind && row.period === period);
    const isAbove = limit === undefined ? mandatoryLimits : limit.amount_units > capUnits;
    if (isAbove)
      await storeLimit(transaction, { memberId: member.memberId, at: member.at, kind, period, amountUnits: capUnits, zone: merchant.zone });
  }
}
