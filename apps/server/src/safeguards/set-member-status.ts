import type { Transaction } from "@lantern/database/database.ts";
import type { MemberStatus } from "./open-eligibility.ts";

const updateStatus = "update safeguards_eligibility set status = $2 where member_id = $1 returning member_id";

/** Suspends, closes or reactivates a member. Movements that are under way finish first; later ones see the new status. */
export async function setMemberStatus(
  transaction: Transaction,
  input: { readonly memberId: string; readonly status: MemberStatus },
): Promise<void> {
  const rows = await transaction.query(updateStatus, [input.memberId, input.status]);
  if (rows.length === 0) throw new Error(`Member ${input.memberId} has no eligibility row`);
}
