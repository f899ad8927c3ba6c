import { formatAmount } from "@lantern/money/amount.ts";
import type { Merchant } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import type { LimitName } from "./limit-row.ts";
import { marketLimitsOf, safeguardsSettingsOf } from "./safeguards-settings.ts";

export type MarketRefusal = Refusal<"safeguards.limit_above_cap" | "safeguards.limit_mandatory">;

/** What the merchant's market says against a limit of that amount, or against having none. */
export function refusedByMarket(
  merchant: Merchant,
  currency: string,
  { kind, period, amountUnits }: LimitName & { readonly amountUnits: bigint | undefined },
): MarketRefusal | undefined {
  const market = marketLimitsOf(merchant, currency).find((limit) => limit.kind === kind && limit.period === period);
  if (market === undefined) return undefined;
  if (amountUnits === undefined) {
    return safeguardsSettingsOf(merchant).mandatoryLimits ? refuse("safeguards.limit_mandatory") : undefined;
  }
  return amountUnits > market.capUnits
    ? refuse("safeguards.limit_above_cap", { values: { cap: formatAmount(market.capUnits, 2) }, money: ["cap"] })
    : undefined;
}
