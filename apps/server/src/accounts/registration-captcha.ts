import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { guessOf } from "./guesses/guess-of.ts";
import type { Registration } from "./registration-request.ts";
import { useCaptcha } from "./use-captcha.ts";

/** Spends the captcha of a registration, where the merchant demands one (specification 2.24.1, 7.7.1). */
export async function refuseWithoutRegistrationCaptcha(
  context: CallContext,
  body: Registration,
): Promise<Refusal<"accounts.captcha_required" | "accounts.captcha_wrong" | "accounts.too_many_tries"> | undefined> {
  if (!accountsSettingsOf(context.merchant).captchaAtRegistration) return undefined;
  const guess = await guessOf(context, { kind: "captcha", subject: body.username ?? body.mobileNum ?? "", memberId: undefined });
  return useCaptcha(context.database, { guess, captchaId: body.captchaId, captcha: body.captcha });
}
