import type { Queryable } from "@lantern/database/database.ts";

const selectEnded = "select ended_at is not null as ended from accounts_sessions where id = $1";

/**
 * Whether a session was ended: by its member, or from elsewhere with a new password. One that only was not used for long
 * has not been: what was opened with it has a term of its own.
 */
export async function hasSessionEnded(queryable: Queryable, sessionId: string): Promise<boolean> {
  const [row] = await queryable.query<{ ended: boolean }>(selectEnded, [sessionId]);
  return row?.ended === true;
}
