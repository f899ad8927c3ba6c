import type { registerMobile as registerMobileCall } from "@lantern/contract/accounts/register-mobile.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { readServedMobile } from "./codes/read-recipient.ts";
import { useCode } from "./codes/use-code.ts";
import { proveByFirebase } from "./firebase/prove-by-firebase.ts";
import { openRegisteredAccount } from "./open-registered-account.ts";
import { codeStandsForCaptcha, refuseWithoutRegistrationCaptcha } from "./registration-captcha.ts";
import { affiliateOf, invalidField, type Registration } from "./registration-request.ts";
import { registrationFlagsOf, registrationFormOf } from "./registration-settings.ts";
import type { SessionStart } from "./start-session.ts";

type RegisterMobileRefusal = Refusal<CallRefusal<typeof registerMobileCall>>;

/**
 * Opens a member's account by mobile number and logs it in (specification 2.22, 3.5, 7.3.3, 7.7.3). With REGMOBVERF3 the number is proven by
 * the code that came to it, or by the outside service that sent one; without, the person's word is taken. With MOBILENUMPASSREG3
 * it gets a password too. Who has solved a captcha for his code is not asked for another.
 */
export async function registerMobile(
  context: CallContext,
  { body }: CallInput<typeof registerMobileCall>,
): Promise<SessionStart | RegisterMobileRefusal> {
  const { database, merchant } = context;
  const flags = registrationFlagsOf(merchant);
  if (!flags.mobileNum) return refuse("accounts.registration_closed");
  const form = registrationFormOf(merchant, "mobileNum");
  const byCode = body.firebaseIdToken === undefined;
  const captchaSolved = byCode && codeStandsForCaptcha(merchant);
  const asked: RegistrationForm = {
    ...form,
    // What an outside service proves needs no code of ours.
    flags: byCode ? flags : { ...flags, mobileVerification: false },
    captchaShown: form.captchaShown && !captchaSolved,
  };
  const invalid = invalidField(context, asked, body);
  if (invalid !== undefined) return invalid;
  const number = readServedMobile(context, body);
  if (typeof number !== "string") return number;
  const withoutCaptcha = captchaSolved ? undefined : await refuseWithoutRegistrationCaptcha(context, body);
  if (withoutCaptcha !== undefined) return withoutCaptcha;
  const affiliate = await affiliateOf(context, database, body);
  if (isRefusal(affiliate)) return affiliate;
  const refused = await refuseUnproven(context, number, body);
  if (refused !== undefined) return refused;
  const proven = flags.mobileVerification || body.firebaseIdToken !== undefined;
  const opened = await openRegisteredAccount(context, { form, body, affiliate, mobile: { number, proven, opensAccount: true } });
  return opened ?? refuse("accounts.mobile_taken", { value: { field: "mobileNum" } });
}

async function refuseUnproven(context: CallContext, number: string, body: Registration): Promise<RegisterMobileRefusal | undefined> {
  if (body.firebaseIdToken !== undefined)
    return proveByFirebase(context, { firebaseIdToken: body.firebaseIdToken, mobileNum: number, memberId: undefined });
  if (!registrationFlagsOf(context.merchant).mobileVerification) return undefined;
  return useCode(context, { purpose: "registration", recipient: number, code: body.verificationCode ?? "" });
}
