import type { Queryable } from "@lantern/database/database.ts";

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
  readonly labels: string[];
  readonly vip_rank_level: number;
  readonly first_time_login: boolean;
  readonly ancestor_ids: string[];
  readonly registered_at: Date;
}

const columns = `
  id, merchant_id, user_name, password_hash, member_type, currency, language, nickname, labels, vip_rank_level,
  first_time_login, ancestor_ids, registered_at`;

const selectByName = `select ${columns} from accounts_members where merchant_id = $1 and user_name_key = lower($2)`;
const selectById = `select ${columns} from accounts_members where id = $1`;

export async function findMemberByName(queryable: Queryable, merchantId: string, userName: string): Promise<MemberRow | undefined> {
  const [row] = await queryable.query<MemberRow>(selectByName, [merchantId, userName]);
  return row;
}

/** @throws Error where there is no such member: ids come from sessions and rows that refer to members. */
export async function readMember(queryable: Queryable, memberId: string): Promise<MemberRow> {
  const [row] = await queryable.query<MemberRow>(selectById, [memberId]);
  if (row === undefined) throw new Error(`no member ${memberId}`);
  return row;
}
