import type { registerMobile } from "@lantern/contract/accounts/register-mobile.ts";
import type { registrationRefusals } from "@lantern/contract/schemas/registration-fields.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { fieldValue, type FormValues } from "@lantern/rules/accounts/form-rules.ts";
import { optionalRegistrationFields } from "@lantern/rules/accounts/registration-defaults.ts";
import { registrationFaults, shownFields, type RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { typedMobileOf } from "./codes/mobile-number.ts";
import { findAffiliate, type Affiliate } from "./find-affiliate.ts";
import { findMemberByName } from "./member-row.ts";
import { checkField } from "./registration-settings.ts";

/** What a registration sends, by user name or by mobile number (specification 3.5). */
export type Registration = CallBody<typeof registerMobile> & { readonly username?: string };

export type RegistrationRefusal = Refusal<(typeof registrationRefusals)[number]>;

/** What was typed, by field. */
export function valuesOf(body: Registration): FormValues {
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { ...Object.fromEntries(texts), mobileNum: typedMobileOf(body) };
}

/** The first thing that is wrong with a registration by the merchant's form, as the client would have shown it (specification 5.1). */
export function invalidField(
  { merchant }: CallContext,
  form: RegistrationForm,
  body: Registration,
): Refusal<"accounts.field_invalid"> | undefined {
  const values = valuesOf(body);
  const [fault] = registrationFaults(form, values);
  if (fault !== undefined) return refuse("accounts.field_invalid", { value: { ...fault } });
  const withPassword = shownFields(form).some(({ field }) => field === "password");
  const messageId = withPassword ? checkField(merchant, "password", values["password"] ?? "") : undefined;
  if (messageId !== undefined) return refuse("accounts.field_invalid", { value: { field: "password", messageId } });
  if (!body.agreed) return refuse("accounts.field_invalid", { value: { field: "agreed", messageId: "formRules.required" } });
  const unknownCurrency = body.currency !== undefined && !merchant.currencies.includes(body.currency);
  return unknownCurrency ? refuse("accounts.field_invalid", { value: { field: "currency", messageId: "formRules.required" } }) : undefined;
}

/** One of the form's own optional fields as it was filled; empty where the form does not have it, whatever was sent. */
export function optionalField(form: RegistrationForm, body: Registration, field: (typeof optionalRegistrationFields)[number]): string {
  const shown = shownFields(form).some((setting) => setting.field === field);
  return shown ? fieldValue(field, valuesOf(body)) : "";
}

/** Fields that have a place of their own on the account, or are a secret. */
const keptApart = new Set(["paymentPassword", "email", "nickname", "payeeName", "mobileNum"]);

/** The optional fields of the form that were filled and that no one asks for by themselves, with where the registration came from. */
export function keptFields(form: RegistrationForm, body: Registration): Record<string, string> {
  const optional = optionalRegistrationFields
    .filter((field) => !keptApart.has(field))
    .map((field) => [field, optionalField(form, body, field)] as const);
  const origin = [["countryDialingCode", body.countryDialingCode ?? ""] as const, ["registerUrl", body.registerUrl ?? ""] as const];
  const method = ["registerMethod", body.registerMethod ?? ""] as const;
  return Object.fromEntries([...optional, ...origin, method].filter(([, value]) => value !== ""));
}

export function currencyOf({ merchant }: CallContext, body: Registration): string {
  const currency = body.currency ?? merchant.currencies[0];
  if (currency === undefined) throw new Error(`merchant ${merchant.code} has no currency`);
  return currency;
}

/** The agent who brought the person: by invitation code, else by the referrer's user name (specification 5.1.8, 7.7.2). */
export async function affiliateOf(
  { merchant, clock }: CallContext,
  queryable: Queryable,
  body: Registration,
): Promise<Affiliate | undefined | Refusal<"accounts.affiliate_unknown" | "accounts.referrer_unknown">> {
  const code = body.affiliateCode?.trim() ?? "";
  if (code !== "") {
    const affiliate = await findAffiliate(queryable, { merchantId: merchant.id, code, at: clock.now() });
    return (
      affiliate ?? refuse("accounts.affiliate_unknown", { value: { field: "affiliateCode", messageId: "formRules.invitation_code_error" } })
    );
  }
  const referrer = body.recommenderId?.trim() ?? "";
  if (referrer === "") return undefined;
  const member = await findMemberByName(queryable, merchant.id, referrer);
  if (member === undefined) return refuse("accounts.referrer_unknown", { value: { field: "recommenderId" } });
  return { code: undefined, agentId: member.id, memberType: 0, template: "" };
}
