import type { Transaction } from "@lantern/database/database.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { holdMarketLimits } from "../safeguards/hold-market-limits.ts";
import { openEligibility } from "../safeguards/open-eligibility.ts";
import { openPurses } from "../wallet/open-purses.ts";
import { findMemberByName, readMember, type MemberRow } from "./member-row.ts";

export interface NewMobile {
  /** In E.164. */
  readonly number: string;
  /** A code, or another's word for it, has shown that the person has it. */
  readonly proven: boolean;
  /** The account is opened with it instead of a user name, so that it logs in by it. */
  readonly opensAccount: boolean;
}

export interface NewAccount {
  readonly userName: string;
  readonly passwordHash: string | undefined;
  readonly memberType: number;
  readonly currency: string;
  readonly language: string;
  readonly nickname?: string;
  readonly payeeName?: string;
  /** As `normalizeEmail` writes it. */
  readonly email?: string;
  readonly emailProven?: boolean;
  readonly mobile?: NewMobile;
  readonly paymentPasswordHash?: string;
  /** The optional fields of a registration that were filled. */
  readonly registration?: Readonly<Record<string, string>>;
  readonly labels?: readonly string[];
  readonly vipRankLevel?: number;
  readonly firstTimeLogin?: boolean;
  /** The agent above, where there is one. */
  readonly parentId?: string;
}

const insertMember = `
  insert into accounts_members (id, merchant_id, user_name, password_hash, member_type, currency, language, nickname, registration,
    labels, vip_rank_level, first_time_login, parent_id, ancestor_ids, registered_at, payee_name, email, email_verified_at, mobile_num,
    mobile_verified_at, mobile_opened_account, payment_password_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
  on conflict do nothing
  returning id`;

/**
 * Opens an account with its eligibility row and its purses, in the caller's transaction. Undefined where the user name, or the number or
 * address that is the account's own, is taken, also by a transaction that commits at the same moment.
 * @throws Error where the currency is none of the merchant's or the agent above does not exist.
 */
export async function openAccount(
  scope: Pick<Scope, "clock">,
  transaction: Transaction,
  merchant: Merchant,
  account: NewAccount,
): Promise<MemberRow | undefined> {
  if (!merchant.currencies.includes(account.currency))
    throw new Error(`merchant ${merchant.code} does not keep accounts in ${account.currency}`);
  const memberId = newId(scope.clock);
  const now = scope.clock.now();
  const parent = account.parentId === undefined ? undefined : await readMember(transaction, account.parentId);
  const [inserted] = await transaction.query<{ id: string }>(insertMember, [
    memberId,
    merchant.id,
    account.userName,
    account.passwordHash ?? null,
    account.memberType,
    account.currency,
    account.language,
    account.nickname ?? "",
    JSON.stringify(account.registration ?? {}),
    account.labels ?? [],
    account.vipRankLevel ?? 0,
    account.firstTimeLogin ?? false,
    parent?.id ?? null,
    parent === undefined ? [] : [...parent.ancestor_ids, parent.id],
    now,
    account.payeeName ?? null,
    account.email ?? null,
    account.emailProven === true ? now : null,
    account.mobile?.number ?? null,
    account.mobile?.proven === true ? now : null,
    account.mobile?.opensAccount ?? false,
    account.paymentPasswordHash ?? null,
  ]);
  if (inserted === undefined) return undefined;
  await openEligibility(transaction, { memberId, merchantId: merchant.id, memberType: account.memberType, status: "active" });
  await openPurses(transaction, { memberId, merchantId: merchant.id, currency: account.currency, trial: isTrial(account.memberType) });
  if (!isTrial(account.memberType)) await holdMarketLimits(transaction, merchant, { memberId, currency: account.currency, at: now });
  const member = await findMemberByName(transaction, merchant.id, account.userName);
  if (member === undefined) throw new Error("the account that was just opened is not there");
  return member;
}
