import type { CatalogueBrand } from "@lantern/vendor-kit/wire/catalogue.ts";

/** The brands under which the studio publishes: account-type code and display name. Names, so the same in every language. */
export const brands: readonly CatalogueBrand[] = [
  { brandCode: "GNAGA", displayName: "Golden Naga" },
  { brandCode: "SAMPAN", displayName: "Sampan Block" },
  { brandCode: "TINRIC", displayName: "Tin Rickshaw" },
  { brandCode: "NBAZAR", displayName: "Night Bazaar" },
  { brandCode: "PMOON", displayName: "Plain Moon" },
  { brandCode: "MONSUN", displayName: "Monsoon Eleven" },
  { brandCode: "RATTAN", displayName: "Rattan Ring" },
  { brandCode: "LONGTL", displayName: "Longtail" },
  { brandCode: "IMES", displayName: "Ironmesa" },
  { brandCode: "TF", displayName: "Tidefall" },
  { brandCode: "IA", displayName: "Ink Arena" },
];

/** Brands whose players' money stands with the studio, where platform and studio share a secret for it. */
const walletBrandCodes: ReadonlySet<string> = new Set(["PMOON"]);

/** Where the money of a brand's players stands: with the platform, or with the studio. */
export type MoneyPlace = "platform" | "studio";

/** Without a secret of its own for the wallet the studio keeps nobody's money. */
export function moneyPlaceOf(brandCode: string, { walletSecret }: { readonly walletSecret?: string | undefined }): MoneyPlace {
  return walletSecret !== undefined && walletBrandCodes.has(brandCode) ? "studio" : "platform";
}

/** @throws Error for a code that no brand has */
export function brandName(brandCode: string): string {
  const brand = brands.find((candidate) => candidate.brandCode === brandCode);
  if (brand === undefined) throw new Error(`The studio has no brand ${brandCode}.`);
  return brand.displayName;
}
