import type { AgeOfMajority } from "@lantern/rules/accounts/age-rules.ts";
import type { Merchant } from "../../platform/context.ts";
import { settingsOf } from "../../site/merchant-settings.ts";

/** What a merchant may set about identities, with what holds where he sets nothing. */
export interface KycSettings {
  /** The level that a withdrawal needs: 0 none, 1 a verified identity. */
  readonly withdrawalLevel: 0 | 1;
  /** Days for which what was shown in a case that was sent back is kept. */
  readonly rejectedDays: number;
  /** Days for which all else is kept after the account was closed. */
  readonly closedDays: number;
  /** Days before a paper runs out from which on a new one is taken. */
  readonly renewalDays: number;
  /** Days without a change after which what was begun and not submitted is deleted. */
  readonly draftDays: number;
  readonly ageMin: AgeOfMajority;
}

export function kycSettingsOf(merchant: Pick<Merchant, "settings">): KycSettings {
  const set = merchant.settings;
  return {
    withdrawalLevel: set["kycWithdrawalLevel"] === 1 ? 1 : 0,
    rejectedDays: daysOr(set["kycRejectedDays"], 90),
    closedDays: daysOr(set["kycClosedDays"], 5 * 365),
    renewalDays: daysOr(set["kycRenewalDays"], 60),
    draftDays: daysOr(set["kycDraftDays"], 14),
    ageMin: settingsOf(merchant).ageMin === 21 ? 21 : 18,
  };
}

function daysOr(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : otherwise;
}
