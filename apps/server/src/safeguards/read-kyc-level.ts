import type { Queryable } from "@lantern/database/database.ts";

const selectLevel = "select kyc_level from safeguards_eligibility where member_id = $1";

/** How far the member's identity is verified, as `set-kyc-level.ts` wrote it; 0 for a member without an eligibility row. */
export async function readKycLevel(queryable: Queryable, memberId: string): Promise<number> {
  const [row] = await queryable.query<{ kyc_level: number }>(selectLevel, [memberId]);
  return row?.kyc_level ?? 0;
}
