import type { CallValue } from "@lantern/contract/call.ts";
import type { getVendors as getVendorsCall } from "@lantern/contract/games/get-vendors.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { readVendorEntries } from "./vendor-entries.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

/** The vendors of one category, or of all (specification 2.35.3, 3.11.1). */
export async function getVendors(
  context: CallContext,
  { query }: CallInput<typeof getVendorsCall>,
): Promise<CallValue<typeof getVendorsCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchant ?? query.merchantCode);
  if (refused !== undefined) return refused;
  const { gameType = "" } = query;
  const vendors = await readVendorEntries(context, viewerOf(context, query.language));
  return { vendors: vendors.filter((vendor) => gameType === "" || vendor.gameCategory === gameType) };
}
