import type { login as loginCall } from "@lantern/contract/accounts/login.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { accountsSettingsOf, type AccountsSettings } from "./accounts-settings.ts";
import { enterAccount } from "./enter-account.ts";
import { countLoginRefusal, forgetLoginRefusals, readLoginRefusals, type LoginRefusals } from "./login-refusals.ts";
import { findMemberByName } from "./member-row.ts";
import { passwordMatches } from "./password-hash.ts";
import type { SessionStart } from "./start-session.ts";
import { useCaptcha } from "./use-captcha.ts";

type LoginRefusal = Refusal<CallRefusal<typeof loginCall>>;

/**
 * Logs in by user name and password (specification 3.2, 3.3, 4.7.2, 6.4.1). After some refusals of a name or an address
 * a captcha is demanded; the refusal that demands it says `{ captcha: true }`.
 */
export async function login(context: CallContext, { body }: CallInput<typeof loginCall>): Promise<SessionStart | LoginRefusal> {
  const { database, clock, merchant } = context;
  if (body.type === "sms" || body.type === "firebase") return refuse("accounts.sms_login_off");
  const settings = accountsSettingsOf(merchant);
  const now = clock.now();
  const userName = body.username.trim();
  const subject = { merchantId: merchant.id, userName, address: context.remoteAddress };

  const refusalsBefore = await readLoginRefusals(database, subject, now);
  if (captchaDemanded(settings, refusalsBefore)) {
    const refused = await useCaptcha(database, { merchantId: merchant.id, captchaId: body.captchaId, captcha: body.captcha, at: now });
    if (refused !== undefined) return refused;
  }

  const member = await findMemberByName(database, merchant.id, userName);
  const matches = await passwordMatches(member?.password_hash ?? null, body.password);
  if (member === undefined || !matches || isTrial(member.member_type)) {
    await countLoginRefusal(database, subject, now);
    const { ofName, ofAddress } = refusalsBefore;
    const captcha = captchaDemanded(settings, { ofName: ofName + 1, ofAddress: ofAddress + 1 });
    return refuse("accounts.login_failed", { value: { captcha } });
  }
  return enterAccount(context, member, { method: "password", alongside: (transaction) => forgetLoginRefusals(transaction, subject) });
}

function captchaDemanded(settings: AccountsSettings, { ofName, ofAddress }: LoginRefusals): boolean {
  return ofName >= settings.captchaAfterRefusals || ofAddress >= settings.captchaAfterAddressRefusals;
}
