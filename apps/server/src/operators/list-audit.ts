import type { listAudit as listAuditCall } from "@lantern/contract/operators/list-audit.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { readAudit } from "../platform/read-audit.ts";
import type { CallInput } from "../http/answer.ts";
import type { OperatorContext } from "../platform/context.ts";

/** Who did what at this merchant, the last first. */
export async function listAudit(
  { database, merchant }: OperatorContext,
  { query }: CallInput<typeof listAuditCall>,
): Promise<CallValue<typeof listAuditCall>> {
  const { page = 1, size = 20, subjectId } = query;
  const lines = await readAudit(database, { merchantId: merchant.id, subjectId, page, size });
  return { page, lines: lines.map(({ at, ...line }) => ({ at: at.toISOString(), ...line })) };
}
