import type { Transaction } from "@lantern/database/database.ts";
import { studioVendorCode, studioWalletVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { createIntegration } from "./create-integration.ts";
import { createVendor } from "./create-vendor.ts";
import { moveBrand } from "./move-brand.ts";
import { studioWalletReference } from "./vendor-keys.ts";

/** The studio's brands, in the order in which the merchants of demo mode show them. Names, so the same in every language. */
const studioBrands = [
  { code: "GNAGA", displayNames: { en: "Golden Naga" }, keepsMoney: false },
  { code: "SAMPAN", displayNames: { en: "Sampan Block" }, keepsMoney: false },
  { code: "TINRIC", displayNames: { en: "Tin Rickshaw" }, keepsMoney: false },
  { code: "NBAZAR", displayNames: { en: "Night Bazaar" }, keepsMoney: false },
  { code: "PMOON", displayNames: { en: "Plain Moon" }, keepsMoney: true },
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
 * Gives a merchant the studio's brands and the house's lottery. Of one brand the studio keeps the players' money itself. Idempotent; the studio's address follows the
 * configuration, so that a platform that starts on other ports finds it again.
 */
export async function seedVendors(scope: Scope, transaction: Transaction, merchant: Pick<Merchant, "id">): Promise<void> {
  await createIntegration(scope, transaction, {
    code: studioVendorCode,
    protocol: "studio",
    baseUrl: `http://127.0.0.1:${scope.configuration.studioPort}`,
    secretReference: "studio",
  });
  const walletIsShared = scope.configuration.studioWalletSecret !== undefined;
  if (walletIsShared) {
    await createIntegration(scope, transaction, {
      code: studioWalletVendorCode,
      protocol: "transfer-wallet",
      baseUrl: `http://127.0.0.1:${scope.configuration.studioPort}`,
      secretReference: studioWalletReference,
    });
  }
  for (const [position, { keepsMoney, ...brand }] of studioBrands.entries()) {
    const integrationCode = keepsMoney && walletIsShared ? studioWalletVendorCode : studioVendorCode;
    // A house from before has it with the other.
    if (integrationCode !== studioVendorCode)
      await moveBrand(transaction, { merchantId: merchant.id, code: brand.code, from: studioVendorCode, to: integrationCode });
    await createVendor(transaction, {
      merchantId: merchant.id,
      integrationCode,
      iconUrl: `/art/brands/${brand.code}.webp`,
      position,
      ...brand,
    });
  }
  const others = [
    lotteryVendor,
    ...sportsBrands.map((brand) => ({ ...brand, integrationCode: studioVendorCode, iconUrl: `/art/brands/${brand.code}.webp` })),
  ];
  for (const [place, vendor] of others.entries())
    await createVendor(transaction, { merchantId: merchant.id, position: studioBrands.length + place, ...vendor });
}
