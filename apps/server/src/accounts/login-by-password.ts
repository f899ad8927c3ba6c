import type { login as loginCall } from "@lantern/contract/accounts/login.ts";
import type { CallBody, CallRefusal } from "@lantern/contract/call.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { readMobile } from "./codes/read-recipient.ts";
import { deviceCredentialProves } from "./devices/device-credential.ts";
import { enterAccount } from "./enter-account.ts";
import { forgetGuesses } from "./guesses/forget-guesses.ts";
import { guardGuesses } from "./guesses/guard-guesses.ts";
import { guessOf } from "./guesses/guess-of.ts";
import { readGuesses, type GuessCounts } from "./guesses/read-guesses.ts";
import { findMemberByMobile, findMemberByName, type MemberRow } from "./member-row.ts";
import { passwordMatches } from "./password-hash.ts";
import { hashSecretToken } from "./secret-token.ts";
import type { SessionStart } from "./start-session.ts";
import { useCaptcha } from "./use-captcha.ts";

type LoginBody = CallBody<typeof loginCall>;
type LoginRefusal = Refusal<CallRefusal<typeof loginCall>>;

/**
 * Logs in by user name or mobile number, and password (specification 3.2, 3.3, 4.7.2, 6.4.1). After some refusals of a name or an address
 * a captcha is demanded; the refusal that demands it says `{ captcha: true }`. An unknown name and a wrong password cost the
 * same work and are refused alike. On a device that is remembered its credential stands in the password's place.
 */
export async function loginByPassword(context: CallContext, body: LoginBody): Promise<SessionStart | LoginRefusal> {
  const { database } = context;
  const { member, subject } = await findNamed(context, body);
  const guess = await guessOf(context, { kind: "login", subject, memberId: member?.id });
  const triesBefore = await readGuesses(database, guess);
  if (captchaDemanded(context, triesBefore)) {
    const refused = await useCaptcha(database, { guess, captchaId: body.captchaId, captcha: body.captcha });
    if (refused !== undefined) return refused;
  }
  const refused = await guardGuesses(database, guess);
  if (refused !== undefined) return refused;

  const forget = (transaction: Transaction) => forgetGuesses(transaction, guess);
  const { deviceCredential, rememberDevice: remember } = body;
  if (deviceCredential !== undefined) {
    if (member === undefined || !(await deviceCredentialProves(context, member, deviceCredential)))
      return refuse("accounts.device_not_remembered", { value: { captcha: captchaDemanded(context, await readGuesses(database, guess)) } });
    return enterAccount(context, member, {
      method: "device",
      remember,
      credentialHash: hashSecretToken(deviceCredential),
      alongside: forget,
    });
  }
  const matches = await passwordMatches(member?.password_hash ?? null, body.password ?? "");
  if (member === undefined || !matches || isTrial(member.member_type)) {
    return refuse("accounts.login_failed", { value: { captcha: captchaDemanded(context, await readGuesses(database, guess)) } });
  }
  return enterAccount(context, member, {
    method: "password",
    remember,
    alongside: forget,
    refuseCeased: async (_transaction, current) =>
      current.password_hash === member.password_hash
        ? undefined
        : refuse("accounts.login_failed", { value: { captcha: captchaDemanded(context, triesBefore) } }),
  });
}

/**
 * The account of a user name, or else of a number; names are looked at first, since a merchant may let them be all digits. The subject is what
 * was typed, a number in its one form: however it is written, tries at it are counted together.
 */
async function findNamed(
  context: CallContext,
  { username, countryDialingCode }: LoginBody,
): Promise<{ readonly member: MemberRow | undefined; readonly subject: string }> {
  const { database, merchant } = context;
  const typed = username?.trim() ?? "";
  const named = await findMemberByName(database, merchant.id, typed);
  const mobile = readMobile(context, { mobileNum: typed, countryDialingCode });
  if (named !== undefined || typeof mobile !== "string") return { member: named, subject: typed };
  return { member: await findMemberByMobile(database, merchant.id, mobile), subject: mobile };
}

/** On a device of his own a member is asked for what was tried there alone, whatever strangers try elsewhere. */
function captchaDemanded({ merchant }: CallContext, { own, strangers = 0, address = 0 }: GuessCounts): boolean {
  const { captchaAfterRefusals, captchaAfterAddressRefusals } = accountsSettingsOf(merchant);
  return (own ?? strangers) >= captchaAfterRefusals || address >= captchaAfterAddressRefusals;
}
