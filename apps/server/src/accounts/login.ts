import type { login as loginCall } from "@lantern/contract/accounts/login.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { enterAccount } from "./enter-account.ts";
import { forgetGuesses } from "./guesses/forget-guesses.ts";
import { guardGuesses } from "./guesses/guard-guesses.ts";
import { guessOf } from "./guesses/guess-of.ts";
import { readGuesses, type GuessCounts } from "./guesses/read-guesses.ts";
import { findMemberByName } from "./member-row.ts";
import { passwordMatches } from "./password-hash.ts";
import type { SessionStart } from "./start-session.ts";
import { useCaptcha } from "./use-captcha.ts";

type LoginRefusal = Refusal<CallRefusal<typeof loginCall>>;

/**
 * Logs in by user name and password (specification 3.2, 3.3, 4.7.2, 6.4.1). After some refusals of a name or an address
 * a captcha is demanded; the refusal that demands it says `{ captcha: true }`. An unknown name and a wrong password cost the
 * same work and are refused alike.
 */
export async function login(context: CallContext, { body }: CallInput<typeof loginCall>): Promise<SessionStart | LoginRefusal> {
  const { database, merchant } = context;
  if (body.type === "sms" || body.type === "firebase") return refuse("accounts.sms_login_off");
  const userName = body.username.trim();
  const member = await findMemberByName(database, merchant.id, userName);
  const guess = await guessOf(context, { kind: "login", subject: userName, memberId: member?.id });
  const triesBefore = await readGuesses(database, guess);
  if (captchaDemanded(context, triesBefore)) {
    const refused = await useCaptcha(database, { guess, captchaId: body.captchaId, captcha: body.captcha });
    if (refused !== undefined) return refused;
  }
  const refused = await guardGuesses(database, guess);
  if (refused !== undefined) return refused;

  const matches = await passwordMatches(member?.password_hash ?? null, body.password);
  if (member === undefined || !matches || isTrial(member.member_type)) {
    return refuse("accounts.login_failed", { value: { captcha: captchaDemanded(context, await readGuesses(database, guess)) } });
  }
  return enterAccount(context, member, { method: "password", alongside: (transaction) => forgetGuesses(transaction, guess) });
}

/** On a device of his own a member is asked for what was tried there alone, whatever strangers try elsewhere. */
function captchaDemanded({ merchant }: CallContext, { own, strangers = 0, address = 0 }: GuessCounts): boolean {
  const { captchaAfterRefusals, captchaAfterAddressRefusals } = accountsSettingsOf(merchant);
  return (own ?? strangers) >= captchaAfterRefusals || address >= captchaAfterAddressRefusals;
}
