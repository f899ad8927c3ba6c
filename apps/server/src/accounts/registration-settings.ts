import { checkField as checkFieldByRule, type FieldSetting } from "@lantern/rules/accounts/form-rules.ts";
import { defaultRegistrationSettings } from "@lantern/rules/accounts/registration-defaults.ts";
import type { RegistrationFlags, RegistrationForm, RegistrationMethod } from "@lantern/rules/accounts/registration-rules.ts";
import type { Merchant } from "../platform/context.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { isBreachedPassword } from "./breached-passwords/is-breached-password.ts";

/** The merchant's fields: its own settings over the defaults (specification 5.1.1). */
export function fieldSettingsOf(merchant: Merchant): readonly FieldSetting[] {
  const own = merchant.settings["registrationFields"];
  const changes = Array.isArray(own) ? (own as Partial<FieldSetting>[]) : [];
  return defaultRegistrationSettings.map((setting) => ({ ...setting, ...changes.find(({ field }) => field === setting.field) }));
}

export function registrationFlagsOf({ flags }: Merchant): RegistrationFlags {
  return {
    username: flags.has("USERNAMEREG3"),
    mobileNum: flags.has("MOBILENUMREG3"),
    mobileVerification: flags.has("REGMOBVERF3"),
    mobilePassword: flags.has("MOBILENUMPASSREG3"),
  };
}

/** What a registration is checked against: the same form that the client shows. */
export function registrationFormOf(merchant: Merchant, method: RegistrationMethod): RegistrationForm {
  return {
    method,
    flags: registrationFlagsOf(merchant),
    settings: fieldSettingsOf(merchant),
    captchaShown: accountsSettingsOf(merchant).captchaAtRegistration,
  };
}

/** The phrase of what is wrong with one required value by the merchant's rules, a password of published breaches included; undefined when nothing is. */
export function checkField(merchant: Merchant, field: string, value: string): string | undefined {
  const setting = fieldSettingsOf(merchant).find((candidate) => candidate.field === field);
  if (setting === undefined) throw new Error(`registration has no field ${field}`);
  const fault = checkFieldByRule({ ...setting, enabled: true, required: true }, { [field]: value });
  if (fault !== undefined) return fault.messageId;
  return field === "password" && isBreachedPassword(value) ? "formRules.password_breached" : undefined;
}
