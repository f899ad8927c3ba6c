import type { Queryable } from "@lantern/database/database.ts";
import type { Merchant } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { readKycLevel } from "../../safeguards/read-kyc-level.ts";
import { kycSettingsOf } from "./kyc-settings.ts";

/**
 * Whether the member is verified as far as the merchant asks for a withdrawal: undefined, or the refusal (specification 8.1.15). Ask it ahead, so that
 * he hears it before he starts, and again in the withdrawal's own transaction after the movement holds his eligibility row: levels are written under
 * that row's lock.
 */
export async function askKycGate(
  queryable: Queryable,
  { merchant, memberId }: { readonly merchant: Pick<Merchant, "settings">; readonly memberId: string },
): Promise<Refusal<"accounts.id_not_verified"> | undefined> {
  const { withdrawalLevel } = kycSettingsOf(merchant);
  if (withdrawalLevel === 0) return undefined;
  const level = await readKycLevel(queryable, memberId);
  return level >= withdrawalLevel ? undefined : refuse("accounts.id_not_verified", { value: { kycLevel: level, needed: withdrawalLevel } });
}
