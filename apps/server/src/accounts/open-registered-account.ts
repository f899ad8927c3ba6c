import { randomInt } from "node:crypto";
import type { RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { transactUnlessRefused } from "../platform/refused-transaction.ts";
import { normalizeEmail } from "./codes/email-address.ts";
import { refuseExcludedDevice } from "./devices/refuse-excluded-device.ts";
import { countAffiliateUse, type Affiliate } from "./find-affiliate.ts";
import { grantWelcome } from "./grant-welcome.ts";
import { findMemberByMobile, type MemberRow } from "./member-row.ts";
import { openAccount, type NewAccount, type NewMobile } from "./open-account.ts";
import { hashPassword } from "./password-hash.ts";
import { currencyOf, keptFields, optionalField, type Registration } from "./registration-request.ts";
import { linkNewAccount } from "./social/link-new-account.ts";
import { startSession, type SessionStart } from "./start-session.ts";

export interface AdmittedRegistration {
  readonly form: RegistrationForm;
  readonly body: Registration;
  readonly affiliate: Affiliate | undefined;
  /** Absent where the account is opened by a number: it gets a name that is free. */
  readonly userName?: string;
  readonly mobile?: NewMobile;
}

const nameTriesMax = 5;

/**
 * Opens the account of a registration that has passed every check, with its welcome, the sign-in service that led to it and a session, all
 * or nothing. Undefined where its name or its number is taken; refused on a device from which someone plays who is excluded.
 */
export async function openRegisteredAccount(
  context: CallContext,
  registration: AdmittedRegistration,
): Promise<SessionStart | Refusal<"accounts.social_expired" | "accounts.device_excluded"> | undefined> {
  const { database, merchant } = context;
  const { affiliate, userName, body } = registration;
  const excluded = await refuseExcludedDevice(context);
  if (excluded !== undefined) return excluded;
  const account = await accountOf(context, registration);
  return transactUnlessRefused(database, async (transaction) => {
    const member =
      userName === undefined
        ? await openUnderFreeName(context, transaction, account)
        : await openAccount(context, transaction, merchant, { ...account, userName });
    if (member === undefined) return undefined;
    const refused = await linkNewAccount(context, transaction, { member, ticket: body.socialTicket });
    if (refused !== undefined) return refused;
    if (affiliate?.code !== undefined) await countAffiliateUse(transaction, merchant.id, affiliate.code);
    await grantWelcome(context, transaction, member);
    return startSession(transaction, context, member);
  });
}

async function accountOf(
  context: CallContext,
  { form, body, affiliate, mobile }: AdmittedRegistration,
): Promise<Omit<NewAccount, "userName">> {
  const withPassword = form.method === "username" || form.flags.mobilePassword;
  const paymentPassword = optionalField(form, body, "paymentPassword");
  const payeeName = optionalField(form, body, "payeeName").trim();
  const email = normalizeEmail(optionalField(form, body, "email"));
  return {
    passwordHash: withPassword ? await hashPassword(body.password ?? "") : undefined,
    memberType: affiliate?.memberType ?? 0,
    currency: currencyOf(context, body),
    language: context.language,
    nickname: optionalField(form, body, "nickname").trim(),
    registration: keptFields(form, body),
    ...(payeeName === "" ? {} : { payeeName }),
    ...(email === undefined ? {} : { email }),
    ...(mobile === undefined ? {} : { mobile }),
    ...(paymentPassword === "" ? {} : { paymentPasswordHash: await hashPassword(paymentPassword) }),
    ...(affiliate === undefined ? {} : { parentId: affiliate.agentId }),
  };
}

/** A number is nobody else's business, so the name that others see of an account says nothing of it. */
async function openUnderFreeName(
  context: CallContext,
  transaction: Transaction,
  account: Omit<NewAccount, "userName">,
): Promise<MemberRow | undefined> {
  for (let attempt = 0; attempt < nameTriesMax; attempt += 1) {
    const userName = `user${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
    const member = await openAccount(context, transaction, context.merchant, { ...account, userName });
    if (member !== undefined) return member;
    const { mobile } = account;
    if (mobile !== undefined && (await findMemberByMobile(transaction, context.merchant.id, mobile.number)) !== undefined) return undefined;
  }
  throw new Error(`no free name in ${nameTriesMax} tries`);
}
