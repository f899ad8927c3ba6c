import { kycFields, kycProfileFaults, kycTextFields, normalizedKycProfile, type KycProfile } from "@lantern/rules/accounts/kyc-profile.ts";
import type { Merchant } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { diallingCodes } from "../../site/dialling-codes.ts";
import { kycSettingsOf } from "./kyc-settings.ts";
import { toUnicode } from "./to-unicode.ts";

const countryCodes = diallingCodes.map(({ countryCode }) => countryCode);

/** What was typed in the form in which it is kept; Zawgyi is turned into Unicode. */
export function takenProfile(typed: KycProfile): KycProfile {
  const fields = kycFields.map((field) => [
    field,
    (kycTextFields as readonly string[]).includes(field) ? toUnicode(typed[field]) : typed[field],
  ]);
  return normalizedKycProfile(Object.fromEntries(fields));
}

/** The first fault, and all of them in `faults`, in the form's order (specification 5.4, 5.5.5); ages count by the merchant's calendar. */
export function refusedProfile(
  merchant: Pick<Merchant, "zone" | "settings">,
  profile: KycProfile,
  at: Date,
): Refusal<"accounts.field_invalid"> | undefined {
  const faults = kycProfileFaults(profile, { today: dayIn(merchant.zone, at), ageMin: kycSettingsOf(merchant).ageMin, countryCodes });
  const [first] = faults;
  if (first === undefined) return undefined;
  return refuse("accounts.field_invalid", { value: { field: first.field, messageId: first.messageId, faults } });
}

/** The day of the calendar in a zone, YYYY-MM-DD. */
export function dayTextIn(zone: string, at: Date): string {
  const { year, month, day } = dayIn(zone, at);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The day of the calendar in a zone. */
export function dayIn(zone: string, at: Date): { year: number; month: number; day: number } {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric", month: "numeric", day: "numeric" }).formatToParts(at);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month"), day: numberOf("day") };
}
