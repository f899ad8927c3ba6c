import type { Queryable, Transaction } from "@lantern/database/database.ts";

/** A member as stored. */
export interface MemberRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly user_name: string;
  readonly password_hash: string | null;
  readonly member_type: number;
  readonly currency: string;
  readonly language: string;
  readonly nickname: string;
  readonly head_icon_name: string | null;
  readonly head_icon_id: string | null;
  readonly labels: string[];
  readonly vip_rank_level: number;
  readonly first_time_login: boolean;
  readonly ancestor_ids: string[];
  readonly registered_at: Date;
}

const columns = `
  id, merchant_id, user_name, password_hash, member_type, currency, language, nickname, head_icon_name, head_icon_id, labels, vip_rank_level,
  first_time_login, ancestor_ids, registered_at`;

const selectByName = `select ${columns} from accounts_members where merchant_id = $1 and user_name_key = lower($2)`;
const selectByMobile = `
  select ${columns} from accounts_members
  where merchant_id = $1 and mobile_num = $2 and (mobile_verified_at is not null or mobile_opened_account)`;
const selectByProvenMobile = `
  select ${columns} from accounts_members where merchant_id = $1 and mobile_num = $2 and mobile_verified_at is not null`;
const selectByProvenEmail = `
  select ${columns} from accounts_members where merchant_id = $1 and email_key = $2 and email_verified_at is not null`;
const selectById = `select ${columns} from accounts_members where id = $1`;
const holdById = `${selectById} for share`;

export async function findMemberByName(queryable: Queryable, merchantId: string, userName: string): Promise<MemberRow | undefined> {
  const [row] = await queryable.query<MemberRow>(selectByName, [merchantId, userName]);
  return row;
}

/** The account that logs in by a number (E.164) with its password: the number is proven, or the account was opened with it. */
export async function findMemberByMobile(queryable: Queryable, merchantId: string, mobileNum: string): Promise<MemberRow | undefined> {
  const [row] = await queryable.query<MemberRow>(selectByMobile, [merchantId, mobileNum]);
  return row;
}

/** The account whose number this was proven to be: a code to it opens the account. */
export async function findMemberByProvenMobile(
  queryable: Queryable,
  merchantId: string,
  mobileNum: string,
): Promise<MemberRow | undefined> {
  const [row] = await queryable.query<MemberRow>(selectByProvenMobile, [merchantId, mobileNum]);
  return row;
}

/** The same for an e-mail address, in small letters. */
export async function findMemberByProvenEmail(queryable: Queryable, merchantId: string, email: string): Promise<MemberRow | undefined> {
  const [row] = await queryable.query<MemberRow>(selectByProvenEmail, [merchantId, email]);
  return row;
}

/** @throws Error where there is no such member: ids come from sessions and rows that refer to members. */
export async function readMember(queryable: Queryable, memberId: string): Promise<MemberRow> {
  return oneRow(await queryable.query<MemberRow>(selectById, [memberId]), memberId);
}

/**
 * The member as he is now, until the transaction ends. Whoever starts a session holds him before anything else: a change of his password and a
 * sign-out of all either came before, and are seen, or come after, and end the session.
 */
export async function holdMember(transaction: Transaction, memberId: string): Promise<MemberRow> {
  return oneRow(await transaction.query<MemberRow>(holdById, [memberId]), memberId);
}

function oneRow([row]: readonly MemberRow[], memberId: string): MemberRow {
  if (row === undefined) throw new Error(`no member ${memberId}`);
  return row;
}
