import { checkBirthDate, type AgeOfMajority } from "./age-rules.ts";
import { formMessages, type FieldFault } from "./form-rules.ts";
import { compilePattern } from "./pattern-safety.ts";
import { normalizedName } from "./person-name.ts";
import { fieldPatterns } from "./registration-defaults.ts";

/** Who a member says he is (specification 3.22), in the form's order. */
export const kycFields = ["realName", "birthDate", "placeOfBirth", "nationality", "address", "occupation", "sourceOfIncome"] as const;

export type KycField = (typeof kycFields)[number];

/** Texts as `normalizedKycProfile` writes them; `birthDate` is DD/MM/YYYY, `nationality` an ISO 3166-1 code of two letters. */
export type KycProfile = Readonly<Record<KycField, string>>;

export const occupations = [
  "employee",
  "civil_servant",
  "business_owner",
  "self_employed",
  "trader",
  "farmer",
  "driver",
  "factory_worker",
  "construction",
  "service",
  "professional",
  "teacher",
  "health",
  "homemaker",
  "student",
  "retired",
  "unemployed",
  "other",
] as const;

export const incomeSources = ["salary", "business", "trade", "farming", "savings", "investments", "pension", "family", "other"] as const;

/** Fields that hold words of the member's own. */
export const kycTextFields = ["realName", "placeOfBirth", "address"] as const satisfies readonly KycField[];

/** Characters at most. */
export const kycLengthMax: Readonly<Partial<Record<KycField, number>>> = { realName: 64, birthDate: 10, placeOfBirth: 100, address: 240 };

/** Words of a place: letters of any script, digits and what stands between them. */
const placePattern = "^[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N} .,'’()/#&၊။:\\-]*$";
const addressLengthMin = 6;

export interface KycTerms {
  /** Today in the merchant's zone. */
  readonly today: { readonly year: number; readonly month: number; readonly day: number };
  readonly ageMin: AgeOfMajority;
  /** ISO 3166-1 codes that may be chosen. */
  readonly countryCodes: readonly string[];
}

/** What was typed in the form in which it is checked and kept: composed letters, single blanks, nothing around. */
export function normalizedKycProfile(typed: Readonly<Partial<Record<KycField, string>>>): KycProfile {
  return Object.fromEntries(kycFields.map((field) => [field, normalizedName(typed[field] ?? "")])) as KycProfile;
}

/** Every field that cannot be sent, in the form's order (specification 5.4, 5.5.5). */
export function kycProfileFaults(profile: KycProfile, terms: KycTerms): KycFault[] {
  return kycFields.map((field) => faultOf(field, profile[field], terms)).filter((fault) => fault !== undefined);
}

/** With the values of the phrase's placeholders, where it has any. */
export type KycFault = FieldFault & { readonly values?: Readonly<Record<string, number>> };

function faultOf(field: KycField, value: string, terms: KycTerms): KycFault | undefined {
  const fault = (messageId: string): KycFault => ({ field, messageId });
  if (value === "") return fault(formMessages.required);
  if (value.length > (kycLengthMax[field] ?? value.length)) return fault(formMessages.tooLong);
  switch (field) {
    case "realName":
      return compilePattern(fieldPatterns.name.pattern).test(value) ? undefined : fault(fieldPatterns.name.messageId);
    case "birthDate": {
      const checked = checkBirthDate(value, terms);
      if (checked.ok) return undefined;
      return { field, messageId: checked.messageId, ...(checked.values === undefined ? {} : { values: checked.values }) };
    }
    case "nationality":
      return terms.countryCodes.includes(value) ? undefined : fault(formMessages.required);
    case "occupation":
      return (occupations as readonly string[]).includes(value) ? undefined : fault(formMessages.required);
    case "sourceOfIncome":
      return (incomeSources as readonly string[]).includes(value) ? undefined : fault(formMessages.required);
    case "placeOfBirth":
      return isPlace(value, 2) ? undefined : fault("kyc.fault.place");
    case "address":
      return isPlace(value, addressLengthMin) ? undefined : fault("kyc.fault.address");
  }
}

function isPlace(value: string, lengthMin: number): boolean {
  return value.length >= lengthMin && compilePattern(placePattern).test(value);
}
