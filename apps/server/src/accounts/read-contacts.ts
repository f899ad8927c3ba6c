import type { Queryable } from "@lantern/database/database.ts";

/** Where a member is reached: what was proven to be his, or nothing. */
export interface Contacts {
  /** In E.164. */
  readonly mobileNum: string | undefined;
  readonly email: string | undefined;
}

const selectContacts = `
  select case when mobile_verified_at is not null then mobile_num end as mobile_num,
         case when email_verified_at is not null then email end as email
  from accounts_members where id = $1`;

export async function readContacts(queryable: Queryable, memberId: string): Promise<Contacts> {
  const [row] = await queryable.query<{ mobile_num: string | null; email: string | null }>(selectContacts, [memberId]);
  return { mobileNum: row?.mobile_num ?? undefined, email: row?.email ?? undefined };
}
