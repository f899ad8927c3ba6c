import type { Queryable } from "@lantern/database/database.ts";

/** What is stored of a member's own settings. */
export interface SecurityRow {
  readonly user_name: string;
  readonly password_hash: string | null;
  readonly payment_password_hash: string | null;
  readonly first_time_login: boolean;
  readonly nickname: string;
  readonly payee_name: string | null;
  readonly email: string | null;
  readonly email_verified_at: Date | null;
  readonly mobile_num: string | null;
  readonly mobile_verified_at: Date | null;
  readonly head_icon_name: string | null;
  readonly head_icon_id: string | null;
  readonly language: string;
}

const columns = `
  user_name, password_hash, payment_password_hash, first_time_login, nickname, payee_name, email, email_verified_at, mobile_num,
  mobile_verified_at, head_icon_name, head_icon_id, language`;

const selectRow = `select ${columns} from accounts_members where id = $1`;
const lockRow = `select ${columns} from accounts_members where id = $1 for no key update`;

/** @throws Error where there is no such member: ids come from sessions. */
export async function readSecurityRow(queryable: Queryable, memberId: string): Promise<SecurityRow> {
  return oneRow(await queryable.query<SecurityRow>(selectRow, [memberId]), memberId);
}

/** The same, held until the transaction ends: of two changes at once the second sees what the first did. */
export async function lockSecurityRow(queryable: Queryable, memberId: string): Promise<SecurityRow> {
  return oneRow(await queryable.query<SecurityRow>(lockRow, [memberId]), memberId);
}

function oneRow([row]: readonly SecurityRow[], memberId: string): SecurityRow {
  if (row === undefined) throw new Error(`no member ${memberId}`);
  return row;
}
