import type { CallValue } from "@lantern/contract/call.ts";
import type { getVendorTypes as getVendorTypesCall } from "@lantern/contract/games/get-vendor-types.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { categoriesOf, readVendorEntries } from "./vendor-entries.ts";
import { refuseOtherMerchant, viewerOf } from "./viewer.ts";

/** The vendor sorting list and the vendors in it (specification 2.28.1, 7.9.1). */
export async function getVendorTypes(
  context: CallContext,
  { query }: CallInput<typeof getVendorTypesCall>,
): Promise<CallValue<typeof getVendorTypesCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchant_code);
  if (refused !== undefined) return refused;
  const vendors = await readVendorEntries(context, viewerOf(context, query.language));
  return { categories: categoriesOf(vendors), vendors, esportsLeaveSports: settingsOf(context.merchant).esportsLeaveSports };
}
