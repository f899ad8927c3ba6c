import type { register as registerCall } from "@lantern/contract/accounts/register.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { readMobile } from "./codes/read-recipient.ts";
import { useCode } from "./codes/use-code.ts";
import { findMemberByName } from "./member-row.ts";
import type { NewMobile } from "./open-account.ts";
import { openRegisteredAccount } from "./open-registered-account.ts";
import { refuseWithoutRegistrationCaptcha } from "./registration-captcha.ts";
import { affiliateOf, invalidField, optionalField, type Registration, type RegistrationRefusal } from "./registration-request.ts";
import { registrationFlagsOf, registrationFormOf } from "./registration-settings.ts";
import type { SessionStart } from "./start-session.ts";

type RegisterRefusal = Refusal<CallRefusal<typeof registerCall>>;

/**
 * Opens a member's account by user name and logs it in (specification 5.1, 7.3.3, 7.7). Fields that a client may not set,
 * such as `type`, have no effect: the account's type comes from the affiliate code, a member's where there is none.
 */
export async function register(context: CallContext, { body }: CallInput<typeof registerCall>): Promise<SessionStart | RegisterRefusal> {
  const { database, merchant } = context;
  if (!registrationFlagsOf(merchant).username) return refuse("accounts.registration_closed");
  const form = registrationFormOf(merchant, "username");
  const invalid = invalidField(context, form, body) ?? (await refuseWithoutRegistrationCaptcha(context, body));
  if (invalid !== undefined) return invalid;
  const affiliate = await affiliateOf(context, database, body);
  if (isRefusal(affiliate)) return affiliate;
  const mobile = await mobileOf(context, form, body);
  if (isRefusal(mobile)) return mobile;
  const userName = body.username.trim();
  const opened = await openRegisteredAccount(context, { form, body, affiliate, userName, ...(mobile === undefined ? {} : { mobile }) });
  return opened ?? takenRefusal(context, userName);
}

/** Of a name and a number the one that is another's. */
async function takenRefusal(
  { database, merchant }: CallContext,
  userName: string,
): Promise<Refusal<"accounts.username_taken" | "accounts.mobile_taken">> {
  return (await findMemberByName(database, merchant.id, userName)) === undefined
    ? refuse("accounts.mobile_taken", { value: { field: "mobileNum" } })
    : refuse("accounts.username_taken", { value: { field: "username" } });
}

/** The number that was given beside the name, where there is one; proven where a code came with it. */
async function mobileOf(
  context: CallContext,
  form: RegistrationForm,
  body: Registration,
): Promise<NewMobile | undefined | RegistrationRefusal> {
  if (optionalField(form, body, "mobileNum") === "") return undefined;
  const number = readMobile(context, body);
  if (typeof number !== "string") return number;
  const code = body.verificationCode?.trim() ?? "";
  if (code === "" || !form.flags.mobileVerification) return { number, proven: false, opensAccount: false };
  const refused = await useCode(context, { purpose: "registration", recipient: number, code });
  return refused ?? { number, proven: true, opensAccount: false };
}
