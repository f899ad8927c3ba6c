import type { Queryable } from "@lantern/database/database.ts";

const selectConfirmed = `select true as on from accounts_authenticators where member_id = $1 and confirmed_at is not null`;

/** Whether a member owes a code of his authenticator app at each login. */
export async function hasSecondFactor(queryable: Queryable, memberId: string): Promise<boolean> {
  return (await queryable.query(selectConfirmed, [memberId])).length > 0;
}
