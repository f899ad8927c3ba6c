import type { Queryable } from "@lantern/database/database.ts";

const selectExcluded = "select member_id from safeguards_eligibility where member_id = any($1) and excluded_until > $2";

/** Which of these members are excluded from play at an instant. */
export async function excludedAmong(queryable: Queryable, memberIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await queryable.query<{ member_id: string }>(selectExcluded, [memberIds, at]);
  return new Set(rows.map(({ member_id }) => member_id));
}
