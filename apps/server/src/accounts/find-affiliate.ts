import type { Queryable } from "@lantern/database/database.ts";

export interface Affiliate {
  /** Absent where a referrer brought the person without a code. */
  readonly code: string | undefined;
  readonly agentId: string;
  /** The type that an account opened by this code gets: 0 member or 1 agent. */
  readonly memberType: number;
}

const selectAffiliate = `
  select code, agent_id, member_type from accounts_affiliate_codes
  where merchant_id = $1 and code = $2 and retired_at is null and (expires_at is null or expires_at > $3)`;

/** The living affiliate code of an agent; undefined for an unknown, retired or expired one. */
export async function findAffiliate(
  queryable: Queryable,
  { merchantId, code, at }: { readonly merchantId: string; readonly code: string; readonly at: Date },
): Promise<Affiliate | undefined> {
  const [row] = await queryable.query<{ code: string; agent_id: string; member_type: number }>(selectAffiliate, [
    merchantId,
    code.trim(),
    at,
  ]);
  return row === undefined ? undefined : { code: row.code, agentId: row.agent_id, memberType: row.member_type };
}

const countUse = `update accounts_affiliate_codes set uses = uses + 1 where merchant_id = $1 and code = $2`;

export async function countAffiliateUse(queryable: Queryable, merchantId: string, code: string): Promise<void> {
  await queryable.query(countUse, [merchantId, code]);
}
