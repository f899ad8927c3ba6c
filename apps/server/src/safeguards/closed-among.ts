import type { Queryable } from "@lantern/database/database.ts";

const selectClosed = "select member_id from safeguards_eligibility where member_id = any($1) and status = 'closed'";

/** Which of these members' accounts are closed. */
export async function closedAmong(queryable: Queryable, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queryable.query<{ member_id: string }>(selectClosed, [memberIds]);
  return new Set(rows.map(({ member_id }) => member_id));
}
