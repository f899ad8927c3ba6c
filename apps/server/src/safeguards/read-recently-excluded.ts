import type { Queryable } from "@lantern/database/database.ts";

export interface RecentlyExcluded {
  readonly memberId: string;
  /** When it was written; another exclusion has another instant. */
  readonly excludedAt: Date;
}

const selectRecent = `
  select member_id, excluded_at from safeguards_eligibility
  where excluded_at > now() - interval '7 days' and excluded_until > $1
  order by excluded_at`;

/**
 * Members who were excluded in the last seven days and still are: for work that an exclusion makes elsewhere. It is found here rather
 * than heard of, since news is lost where nobody listens.
 */
export async function readRecentlyExcluded(queryable: Queryable, at: Date): Promise<RecentlyExcluded[]> {
  const rows = await queryable.query<{ member_id: string; excluded_at: Date }>(selectRecent, [at]);
  return rows.map((row) => ({ memberId: row.member_id, excludedAt: row.excluded_at }));
}
