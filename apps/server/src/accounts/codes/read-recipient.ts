import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { settingsOf } from "../../site/merchant-settings.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { codeSettingsOf } from "./code-settings.ts";
import { normalizeEmail } from "./email-address.ts";
import { normalizeMobile, typedMobileOf, type TypedMobile } from "./mobile-number.ts";

type FieldRefusal = Refusal<"accounts.field_invalid">;

/** The number of a call in E.164, or the refusal of one that is missing or wrong (specification 5.1.6, 5.4). */
export function readMobile({ merchant }: Pick<CallContext, "merchant">, typed: TypedMobile): string | FieldRefusal {
  const number = typedMobileOf(typed);
  if (number === "") return refuse("accounts.field_invalid", { value: { field: "mobileNum", messageId: formMessages.mobileMissing } });
  const dialled = typed.countryDialingCode ?? "";
  return (
    normalizeMobile(number, dialled === "" ? settingsOf(merchant).countryDialingCode : dialled) ??
    refuse("accounts.field_invalid", { value: { field: "mobileNum", messageId: fieldPatterns.mobileNum.messageId } })
  );
}

/** The number of a call to which a code is to be sent: of a country, too, that the merchant sends to. */
export function readServedMobile(
  context: Pick<CallContext, "merchant">,
  typed: TypedMobile,
): string | FieldRefusal | Refusal<"accounts.mobile_not_served"> {
  const mobile = readMobile(context, typed);
  if (typeof mobile !== "string") return mobile;
  const { smsDialingCodes } = codeSettingsOf(context.merchant);
  const served = smsDialingCodes.length === 0 || smsDialingCodes.some((code) => mobile.startsWith(code));
  return served ? mobile : refuse("accounts.mobile_not_served", { value: { field: "mobileNum" } });
}

export function readEmail(typed: string): string | FieldRefusal {
  return normalizeEmail(typed) ?? refuse("accounts.field_invalid", { value: { field: "email", messageId: fieldPatterns.email.messageId } });
}
