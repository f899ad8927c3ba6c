import { limitKinds, limitPeriods, type LimitKind, type LimitPeriod } from "@lantern/contract/schemas/safeguards.ts";
import { readExclusionTerm } from "@lantern/rules/safeguards/exclusion-term.ts";
import type { Merchant } from "../platform/context.ts";
import { settingsOf } from "../site/merchant-settings.ts";

/** A limit that the market of a merchant speaks of. */
export interface MarketLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** The most that a member may set. */
  readonly capUnits: bigint;
}

/** What a merchant may set about safeguards, with what holds where he sets nothing. */
export interface SafeguardsSettings {
  /** Terms as `exclusion-term.ts` reads them. */
  readonly timeOuts: readonly string[];
  readonly selfExclusions: readonly string[];
  /** Minutes between reminders that a member may choose from; 0 is never. */
  readonly reminderChoices: readonly number[];
  /** What holds until he chooses. */
  readonly reminderDefaultMinutes: number;
  /** Every member has each of the market's limits, at its cap until he sets a lower one. */
  readonly mandatoryLimits: boolean;
}

export function safeguardsSettingsOf(merchant: Pick<Merchant, "settings">): SafeguardsSettings {
  const set = merchant.settings;
  return {
    timeOuts: termsOr(set["timeOuts"], ["24h", "7d", "30d"]),
    selfExclusions: termsOr(set["selfExclusions"], ["6m", "1y", "5y", "forever"]),
    reminderChoices: minutesOr(set["reminderChoices"], [15, 30, 60, 120, 0]),
    reminderDefaultMinutes: minutesOr([set["reminderDefaultMinutes"]], [60])[0] ?? 60,
    mandatoryLimits: settingsOf(merchant).mandatoryLimits,
  };
}

/** The market's limits in a currency. The setting `marketLimits` holds units as text by kind, period and currency. */
export function marketLimitsOf(merchant: Pick<Merchant, "settings">, currency: string): readonly MarketLimit[] {
  return limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const units = within(within(within(merchant.settings["marketLimits"], kind), period), currency);
      return typeof units === "string" && /^[1-9][0-9]{0,17}$/.test(units) ? [{ kind, period, capUnits: BigInt(units) }] : [];
    }),
  );
}

function within(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function termsOr(value: unknown, otherwise: readonly string[]): readonly string[] {
  const terms = Array.isArray(value) ? value.filter((term): term is string => typeof term === "string") : [];
  return terms.length > 0 && terms.every((term) => readExclusionTerm(term) !== undefined) ? terms : otherwise;
}

function minutesOr(value: unknown, otherwise: readonly number[]): readonly number[] {
  const minutes = Array.isArray(value) ? value.filter((minute): minute is number => Number.isSafeInteger(minute) && minute >= 0) : [];
  return minutes.length > 0 ? minutes : otherwise;
}
