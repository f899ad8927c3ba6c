import type { Transaction } from "@lantern/database/database.ts";
import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { createIntegration } from "./create-integration.ts";
import { createVendor } from "./create-vendor.ts";

/** The studio's brands, in the order in which the merchants of demo mode show them. Names, so the same in every language. */
const studioBrands = [
  { code: "GNAGA", displayNames: { en: "Golden Naga" } },
  { code: "SAMPAN", displayNames: { en: "Sampan Block" } },
  { code: "TINRIC", displayNames: { en: "Tin Rickshaw" } },
  { code: "NBAZAR", displayNames: { en: "Night Bazaar" } },
  { code: "PMOON", displayNames: { en: "Plain Moon" } },
] as const;

/** The studio's leagues; those under a code of e-sports have a tab of their own (specification 2.28.2). */
const sportsBrands = [
  { code: "MONSUN", displayNames: { en: "Monsoon Eleven" } },
  { code: "RATTAN", displayNames: { en: "Rattan Ring" } },
  { code: "LONGTL", displayNames: { en: "Longtail" } },
  { code: "IMES", displayNames: { en: "Ironmesa" } },
  { code: "TF", displayNames: { en: "Tidefall" } },
  { code: "IA", displayNames: { en: "Ink Arena" } },
] as const;

/** The house's own lotteries: launched by the lottery's calls, listed among the vendors (specification 2.31.3, 4.6.2). */
const lotteryVendor = {
  code: "TCG_SEA",
  category: "LOTT",
  iconUrl: "/art/lotteries/house.webp",
  displayNames: { en: "Lantern Lottery", my: "မီးအိမ်ထီ", th: "หวย Lantern", fil: "Lantern Lottery" },
} as const;

/**
 * Gives a merchant the studio's brands and the house's lottery. Idempotent; the studio's address follows the
 * configuration, so that a platform that starts on other ports finds it again.
 */
export async function seedVendors(scope: Scope, transaction: Transaction, merchant: Pick<Merchant, "id">): Promise<void> {
  await createIntegration(scope, transaction, {
    code: studioVendorCode,
    protocol: "studio",
    baseUrl: `http://127.0.0.1:${scope.configuration.studioPort}`,
    secretReference: "studio",
  });
  const vendors = [...studioBrands.map(ofStudio), lotteryVendor, ...sportsBrands.map(ofStudio)];
  for (const [position, vendor] of vendors.entries()) await createVendor(transaction, { merchantId: merchant.id, position, ...vendor });
}

function ofStudio<Brand extends { readonly code: string }>(brand: Brand) {
  return { ...brand, integrationCode: studioVendorCode, iconUrl: `/art/brands/${brand.code}.webp` };
}
