import type { CallContext, Merchant } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { codeSettingsOf } from "./codes/code-settings.ts";
import { guessOf } from "./guesses/guess-of.ts";
import type { Registration } from "./registration-request.ts";
import { registrationFlagsOf } from "./registration-settings.ts";
import { useCaptcha } from "./use-captcha.ts";

/**
 * Whether the code that proves a number stands for the captcha of that registration: where a captcha is demanded before a code is sent, the
 * one that was solved for it was solved for this registration. That lets nobody in for less:
 * - a registration code is sent by one call alone, which spends a captcha, and it counts once, for one number, for ten minutes, so that an
 *   account costs a solved captcha as before, and a message to a number besides;
 * - a guessed code is no proof: each wrong one is refused, kills the code after a few, and is counted against the number and the
 *   address more narrowly than wrong captchas are;
 * - what is told before the code is looked at (a field, an invitation code, a referrer's name) is told to anyone by the calls that
 *   check an invitation code and a user name.
 */
export function codeStandsForCaptcha(merchant: Merchant): boolean {
  return registrationFlagsOf(merchant).mobileVerification && codeSettingsOf(merchant).captchaBeforeCode;
}

/** Spends the captcha of a registration, where the merchant demands one (specification 2.24.1, 7.7.1). */
export async function refuseWithoutRegistrationCaptcha(
  context: CallContext,
  body: Registration,
): Promise<Refusal<"accounts.captcha_required" | "accounts.captcha_wrong" | "accounts.too_many_tries"> | undefined> {
  if (!accountsSettingsOf(context.merchant).captchaAtRegistration) return undefined;
  const guess = await guessOf(context, { kind: "captcha", subject: body.username ?? body.mobileNum ?? "", memberId: undefined });
  return useCaptcha(context.database, { guess, captchaId: body.captchaId, captcha: body.captcha });
}
