import type { getRegistrationSettings as getRegistrationSettingsCall } from "@lantern/contract/accounts/get-registration-settings.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { registrationMethods } from "@lantern/rules/accounts/registration-rules.ts";
import type { CallContext } from "../platform/context.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { codeStandsForCaptcha } from "./registration-captcha.ts";
import { fieldSettingsOf, registrationFlagsOf } from "./registration-settings.ts";

/** Which fields a registration has and their patterns (specification 5.1.1, 7.4.1). */
export async function getRegistrationSettings({ merchant }: CallContext): Promise<CallValue<typeof getRegistrationSettingsCall>> {
  const { captchaAtRegistration } = accountsSettingsOf(merchant);
  return {
    methods: [...registrationMethods(registrationFlagsOf(merchant)).methods],
    captchaRequired: captchaAtRegistration,
    codeStandsForCaptcha: codeStandsForCaptcha(merchant),
    ageMin: settingsOf(merchant).ageMin,
    currencies: [...merchant.currencies],
    fields: fieldSettingsOf(merchant).map(({ field, enabled, required, patterns }) => ({
      field,
      enabled,
      required,
      patterns: patterns.map((pattern) => ({ ...pattern })),
    })),
  };
}
