import type { Queryable } from "@lantern/database/database.ts";

const selectUnread = `
  select count(*)::int as unread from messages_inbox where member_id = $1 and read_at is null and deleted_at is null`;

/** How many messages of a member are unread. */
export async function countUnread(queryable: Queryable, memberId: string): Promise<number> {
  const [row] = await queryable.query<{ unread: number }>(selectUnread, [memberId]);
  return row?.unread ?? 0;
}
