import type { register as registerCall } from "@lantern/contract/accounts/register.ts";
import type { CallBody, CallRefusal } from "@lantern/contract/call.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { optionalRegistrationFields } from "@lantern/rules/accounts/registration-defaults.ts";
import { fieldValue, type FormValues } from "@lantern/rules/accounts/form-rules.ts";
import { registrationFaults } from "@lantern/rules/accounts/registration-rules.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { transactUnlessRefused } from "../platform/refused-transaction.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { countAffiliateUse, findAffiliate, type Affiliate } from "./find-affiliate.ts";
import { grantWelcome } from "./grant-welcome.ts";
import { guessOf } from "./guesses/guess-of.ts";
import { findMemberByName } from "./member-row.ts";
import { openAccount } from "./open-account.ts";
import { hashPassword } from "./password-hash.ts";
import { checkField, registrationFlagsOf, registrationFormOf } from "./registration-settings.ts";
import { startSession, type SessionStart } from "./start-session.ts";
import { useCaptcha } from "./use-captcha.ts";

type Registration = CallBody<typeof registerCall>;
type RegisterRefusal = Refusal<CallRefusal<typeof registerCall>>;

/**
 * Opens a member's account by user name and logs it in (specification 5.1, 7.3.3, 7.7). Fields that a client may not set,
 * such as `type`, have no effect: the account's type comes from the affiliate code, a member's where there is none.
 */
export async function register(context: CallContext, { body }: CallInput<typeof registerCall>): Promise<SessionStart | RegisterRefusal> {
  const { database, merchant } = context;
  if (!registrationFlagsOf(merchant).username) return refuse("accounts.registration_closed");
  const invalid = invalidField(context, body);
  if (invalid !== undefined) return invalid;
  if (accountsSettingsOf(merchant).captchaAtRegistration) {
    const guess = await guessOf(context, { kind: "captcha", subject: body.username, memberId: undefined });
    const refused = await useCaptcha(database, { guess, captchaId: body.captchaId, captcha: body.captcha });
    if (refused !== undefined) return refused;
  }
  const passwordHash = await hashPassword(body.password);
  return transactUnlessRefused<SessionStart | RegisterRefusal>(database, async (transaction) => {
    const affiliate = await affiliateOf(context, transaction, body);
    if (isRefusal(affiliate)) return affiliate;
    const member = await openAccount(context, transaction, merchant, {
      userName: body.username.trim(),
      passwordHash,
      memberType: affiliate?.memberType ?? 0,
      currency: currencyOf(context, body),
      language: context.language,
      nickname: fieldValue("nickname", valuesOf(body)),
      registration: filledFields(body),
      ...(affiliate === undefined ? {} : { parentId: affiliate.agentId }),
    });
    if (member === undefined) return refuse("accounts.username_taken", { value: { field: "username" } });
    if (affiliate?.code !== undefined) await countAffiliateUse(transaction, merchant.id, affiliate.code);
    await grantWelcome(context, transaction, member);
    return startSession(transaction, context, member);
  });
}

function valuesOf(body: Registration): FormValues {
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function invalidField({ merchant }: CallContext, body: Registration): RegisterRefusal | undefined {
  const [fault] = registrationFaults(registrationFormOf(merchant), valuesOf(body));
  if (fault !== undefined) return refuse("accounts.field_invalid", { value: { ...fault } });
  const messageId = checkField(merchant, "password", body.password);
  if (messageId !== undefined) return refuse("accounts.field_invalid", { value: { field: "password", messageId } });
  if (!body.agreed) return refuse("accounts.field_invalid", { value: { field: "agreed", messageId: "formRules.required" } });
  const unknownCurrency = body.currency !== undefined && !merchant.currencies.includes(body.currency);
  return unknownCurrency ? refuse("accounts.field_invalid", { value: { field: "currency", messageId: "formRules.required" } }) : undefined;
}

function currencyOf({ merchant }: CallContext, body: Registration): string {
  const currency = body.currency ?? merchant.currencies[0];
  if (currency === undefined) throw new Error(`merchant ${merchant.code} has no currency`);
  return currency;
}

/** The optional fields that were filled; secrets are not among them. */
function filledFields(body: Registration): Record<string, string> {
  const values = valuesOf(body);
  const kept = [
    ...optionalRegistrationFields.filter((field) => field !== "paymentPassword"),
    "countryDialingCode",
    "registerUrl",
    "registerMethod",
  ];
  return Object.fromEntries(kept.map((field) => [field, fieldValue(field, values)] as const).filter(([, value]) => value !== ""));
}

/** The agent who brought the person: by invitation code, else by the referrer's user name. */
async function affiliateOf(
  { merchant, clock }: CallContext,
  transaction: Transaction,
  body: Registration,
): Promise<Affiliate | undefined | Refusal<"accounts.affiliate_unknown" | "accounts.referrer_unknown">> {
  const code = body.affiliateCode?.trim() ?? "";
  if (code !== "") {
    const affiliate = await findAffiliate(transaction, { merchantId: merchant.id, code, at: clock.now() });
    return (
      affiliate ?? refuse("accounts.affiliate_unknown", { value: { field: "affiliateCode", messageId: "formRules.invitation_code_error" } })
    );
  }
  const referrer = body.recommenderId?.trim() ?? "";
  if (referrer === "") return undefined;
  const member = await findMemberByName(transaction, merchant.id, referrer);
  if (member === undefined) return refuse("accounts.referrer_unknown", { value: { field: "recommenderId" } });
  return { code: undefined, agentId: member.id, memberType: 0 };
}
