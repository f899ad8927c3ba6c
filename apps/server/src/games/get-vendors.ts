import type { CallValue } from "@lantern/contract/call.ts";
import type { getVendors as getVendorsCall } from "@lantern/contract/games/get-vendors.ts";
import { gameCentreTabs } from "@lantern/rules/games/categories.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { categoriesOf, readVendorEntries, type VendorEntry } from "./vendor-entries.ts";
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
  if (gameType === "") return { vendors };
  // The same vendors as under the game centre's tab: those of e-sports alone are not among sports (specification 2.28).
  const { esportsLeaveSports } = settingsOf(context.merchant);
  const names = gameCentreTabs(categoriesOf(vendors), { esportsLeaveSports }).find(({ tab }) => tab === gameType)?.vendorNames;
  return { vendors: vendors.filter((vendor) => isOf(vendor, gameType) && names?.includes(vendor.accountTypeName) !== false) };
}

function isOf({ gameCategory }: VendorEntry, gameType: string): boolean {
  return gameCategory === gameType || (gameType === "ESPORTS" && gameCategory === "SPORTS");
}
