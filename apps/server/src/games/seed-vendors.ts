import type { Transaction } from "@lantern/database/database.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { createIntegration } from "./create-integration.ts";
import { createVendor } from "./create-vendor.ts";

/** Code under which the studio's system is known and calls back. */
export const studioCode = "STUDIO";

/** The studio's brands, in the order in which the merchants of demo mode show them. */
const studioBrands = [
  { code: "GNAGA", displayNames: { en: "Golden Naga", my: "ရွှေနဂါး" } },
  { code: "SAMPAN", displayNames: { en: "Sampan Works", my: "သမ္ဗန်" } },
  { code: "TINRIC", displayNames: { en: "Tin Rickshaw", my: "သံဆိုက်ကား" } },
  { code: "NBAZAR", displayNames: { en: "Night Bazaar", my: "ညဈေး" } },
  { code: "PMOON", displayNames: { en: "Paper Moon", my: "စက္ကူလ" } },
] as const;

/** The house's own lotteries: launched by the lottery's calls, listed among the vendors (specification 2.31.3). */
const lotteryVendors = [
  { code: "TCG_LOTTO_VN", category: "LOTT", displayNames: { en: "Lantern Lottery", my: "မီးအိမ်ထီ" } },
] as const;

/**
 * Gives a merchant the studio's brands and the house's lottery. Idempotent; the studio's address follows the
 * configuration, so that a platform that starts on other ports finds it again.
 */
export async function seedVendors(scope: Scope, transaction: Transaction, merchant: Pick<Merchant, "id">): Promise<void> {
  await createIntegration(scope, transaction, {
    code: studioCode,
    protocol: "studio",
    baseUrl: `http://127.0.0.1:${scope.configuration.studioPort}`,
    secretReference: "studio",
  });
  for (const [position, brand] of studioBrands.entries()) {
    await createVendor(transaction, { merchantId: merchant.id, integrationCode: studioCode, position, ...brand });
  }
  for (const [index, vendor] of lotteryVendors.entries()) {
    await createVendor(transaction, { merchantId: merchant.id, position: studioBrands.length + index, ...vendor });
  }
}
