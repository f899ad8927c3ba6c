import type { Queryable } from "@lantern/database/database.ts";

export interface AuditQuery {
  readonly merchantId: string;
  /** Lines about this alone. */
  readonly subjectId?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface ReadAuditLine {
  readonly at: Date;
  readonly actorKind: string;
  readonly actorName: string;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  readonly address: string;
}

const selectLines = `
  select at, actor_kind as "actorKind", actor_name as "actorName", action, subject_type as "subjectType", subject_id as "subjectId",
    before, after, reason, address
  from platform_audit where merchant_id = $1 and ($2::text is null or subject_id = $2) order by id desc limit $3 offset $4`;

/** Lines of a merchant's audit, the last first. */
export async function readAudit(
  queryable: Queryable,
  { merchantId, subjectId, page, size }: AuditQuery,
): Promise<readonly ReadAuditLine[]> {
  return queryable.query<ReadAuditLine>(selectLines, [merchantId, subjectId ?? null, size, (page - 1) * size]);
}
