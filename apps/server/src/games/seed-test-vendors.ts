import type { Transaction } from "@lantern/database/database.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { createIntegration } from "./create-integration.ts";
import { createVendor } from "./create-vendor.ts";

/** The stand-in's code, and the name of its keys in the configuration. */
const standIn = { code: "FAIR", keys: "fair" } as const;

/** Whether a stand-in is there to be asked. */
export function hasTestVendors({ configuration }: Pick<Scope, "configuration">): boolean {
  return configuration.vendorKeys[standIn.keys] !== undefined;
}

/** Its brands; one has the longest name that a sign painter ever charged for. */
const brands = [
  { code: "FAIRSPIN", name: "Spinning Parasol" },
  { code: "FAIRLONG", name: "The Extraordinarily Long-Winded Riverside Amusement Company of Upper Mandalay" },
  { code: "FAIRTABLE", name: "Velvet Table" },
  { code: "FAIRFISH", name: "Coral Reach" },
  { code: "FAIRNET", name: "Silver Net" },
  { code: "FAIRHOOK", name: "Bent Hook" },
  { code: "FAIRCARD", name: "Four Suits" },
  { code: "FAIRBOOK", name: "Corner Flag" },
  { code: "IMES", name: "Pixel Arena" },
] as const;

/** A vendor of lotteries by the code that the specification starts by the lottery launch (2.31.3). */
const lotteryVendor = { code: "TCG_LOTTO_VN", category: "LOTT", displayNames: { en: "Delta Lottery" } } as const;

/** Gives the test seed's merchant FAIR its vendors: their stand-in answers on the port after the studio's. */
export async function seedTestVendors(scope: Scope, transaction: Transaction, merchant: Pick<Merchant, "id">): Promise<void> {
  const { configuration } = scope;
  await createIntegration(scope, transaction, {
    code: standIn.code,
    protocol: "studio",
    baseUrl: `http://127.0.0.1:${configuration.studioPort + 1}`,
    // Until the platform has the pictures they are its own, which a page may show.
    publicUrl: `http://fair.localhost:${configuration.port}`,
    secretReference: standIn.keys,
  });
  for (const [position, { code, name }] of brands.entries()) {
    await createVendor(transaction, {
      merchantId: merchant.id,
      code,
      integrationCode: standIn.code,
      displayNames: { en: name },
      position,
    });
  }
  await createVendor(transaction, { merchantId: merchant.id, position: brands.length, ...lotteryVendor });
}
