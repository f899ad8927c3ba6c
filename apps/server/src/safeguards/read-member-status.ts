import type { Queryable } from "@lantern/database/database.ts";
import type { MemberStatus } from "./open-eligibility.ts";

const selectStatus = "select status from safeguards_eligibility where member_id = $1";

/** The member's status, such as login asks it; nothing for a member without an eligibility row. */
export async function readMemberStatus(queryable: Queryable, memberId: string): Promise<MemberStatus | undefined> {
  const [row] = await queryable.query<{ status: MemberStatus }>(selectStatus, [memberId]);
  return row?.status;
}
