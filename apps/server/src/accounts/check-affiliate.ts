import type { checkAffiliate as checkAffiliateCall } from "@lantern/contract/accounts/check-affiliate.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findAffiliate } from "./find-affiliate.ts";

/** Checks an invitation code before a registration (specification 7.7.2). */
export async function checkAffiliate(
  { database, merchant, clock }: CallContext,
  { query }: CallInput<typeof checkAffiliateCall>,
): Promise<{ valid: boolean; memberType: number; template: string } | Refusal<"accounts.affiliate_unknown">> {
  const affiliate = await findAffiliate(database, { merchantId: merchant.id, code: query.affiliateCode, at: clock.now() });
  if (affiliate === undefined) return refuse("accounts.affiliate_unknown");
  return { valid: true, memberType: affiliate.memberType, template: affiliate.template };
}
