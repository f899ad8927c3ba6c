import type { Queryable } from "@lantern/database/database.ts";

export interface NewAffiliateCode {
  readonly merchantId: string;
  readonly code: string;
  readonly agentId: string;
  /** The type of the accounts that it opens. */
  readonly memberType: 0 | 1;
  readonly expiresAt?: Date;
}

const insertCode = `
  insert into accounts_affiliate_codes (merchant_id, code, agent_id, member_type, expires_at) values ($1, $2, $3, $4, $5)`;

/** Makes an invitation code of an agent. */
export async function createAffiliateCode(
  queryable: Queryable,
  { merchantId, code, agentId, memberType, expiresAt }: NewAffiliateCode,
): Promise<void> {
  await queryable.query(insertCode, [merchantId, code, agentId, memberType, expiresAt ?? null]);
}
