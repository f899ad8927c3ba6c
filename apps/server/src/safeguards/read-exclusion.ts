import type { Queryable } from "@lantern/database/database.ts";

export interface Exclusion {
  readonly kind: "time_out" | "self_exclusion";
  /** ISO 8601; null where it is for ever. */
  readonly until: string | null;
}

/** The exclusion that holds longest gives its kind; one that was not chosen by the member himself counts as a self-exclusion. */
const selectExclusion = `
  select case when isfinite(member.excluded_until) then member.excluded_until end as until,
    coalesce((
      select own.kind from safeguards_exclusions as own
      where own.member_id = member.member_id and own.ends_at = member.excluded_until order by own.begins_at limit 1
    ), 'self_exclusion') as kind
  from safeguards_eligibility as member where member.member_id = $1 and member.excluded_until > $2`;

/** The time-out or self-exclusion that holds at an instant; undefined where the member may play. */
export async function readExclusion(
  queryable: Queryable,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<Exclusion | undefined> {
  const [row] = await queryable.query<{ until: Date | null; kind: Exclusion["kind"] }>(selectExclusion, [memberId, at]);
  return row === undefined ? undefined : { kind: row.kind, until: row.until?.toISOString() ?? null };
}
