import { kycRenewalFrom, kycStateAfter, type KycRenewal } from "@lantern/rules/accounts/kyc-states.ts";
import type { Merchant } from "../../platform/context.ts";
import { dayTextIn } from "./check-profile.ts";
import { memberStateOf, type OwnCases } from "./kyc-case.ts";
import { kycSettingsOf } from "./kyc-settings.ts";

/** By whose calendar and from when on a new paper is taken. */
export interface RenewalTerms {
  readonly merchant: Pick<Merchant, "zone" | "settings">;
  readonly at: Date;
}

/** How a new paper stands beside the one that holds. What runs out never (no day on it) asks for none. */
export function renewalOf({ last, held }: OwnCases, { merchant, at }: RenewalTerms): KycRenewal {
  if (held === undefined) return "NONE";
  if (last !== undefined && last.id !== held.id) return last.status === "rejected" ? "REJECTED" : "SUBMITTED";
  if (held.document_expires_on === null) return "NONE";
  const from = kycRenewalFrom(held.document_expires_on, kycSettingsOf(merchant).renewalDays);
  return dayTextIn(merchant.zone, at) >= from ? "OPEN" : "NONE";
}

/** Whether the member may write and submit a case now: where nothing waits, and what holds, if anything does, runs out soon. */
export function maySubmit(cases: OwnCases, terms: RenewalTerms): boolean {
  if (cases.held === undefined) return kycStateAfter(memberStateOf(cases), "submit") !== undefined;
  const renewal = renewalOf(cases, terms);
  return renewal === "OPEN" || renewal === "REJECTED";
}
