import type { Queryable } from "@lantern/database/database.ts";

export interface Affiliate {
  /** Absent where a referrer brought the person without a code. */
  readonly code: string | undefined;
  readonly agentId: string;
  /** The type that an account opened by this code gets: 0 member or 1 agent. */
  readonly memberType: number;
  /** The theme that the agent chose for those he invites; empty where it is the merchant's. */
  readonly template: string;
}

const selectAffiliate = `
  select affiliate.code, affiliate.agent_id, affiliate.member_type, coalesce(registration.template, '') as template
  from accounts_affiliate_codes affiliate
  left join accounts_agent_registration registration on registration.agent_id = affiliate.agent_id
  where affiliate.merchant_id = $1 and affiliate.code = $2 and affiliate.retired_at is null
    and (affiliate.expires_at is null or affiliate.expires_at > $3)`;

/** The living affiliate code of an agent; undefined for an unknown, retired or expired one. */
export async function findAffiliate(
  queryable: Queryable,
  { merchantId, code, at }: { readonly merchantId: string; readonly code: string; readonly at: Date },
): Promise<Affiliate | undefined> {
  const [row] = await queryable.query<{ code: string; agent_id: string; member_type: number; template: string }>(selectAffiliate, [
    merchantId,
    code.trim(),
    at,
  ]);
  if (row === undefined) return undefined;
  return { code: row.code, agentId: row.agent_id, memberType: row.member_type, template: row.template };
}

const countUse = `update accounts_affiliate_codes set uses = uses + 1 where merchant_id = $1 and code = $2`;

export async function countAffiliateUse(queryable: Queryable, merchantId: string, code: string): Promise<void> {
  await queryable.query(countUse, [merchantId, code]);
}
