import type { Transaction } from "@lantern/database/database.ts";

/** A brand as a merchant offers it. */
export interface NewVendor {
  readonly merchantId: string;
  /** Account-type name. */
  readonly code: string;
  /** The integration that serves its games; absent for the house's own lotteries, which name their category instead. */
  readonly integrationCode?: string;
  readonly category?: "LOTT" | "ELOTT";
  /** Language code → name; English must be there. */
  readonly displayNames: Readonly<Record<string, string>> & { readonly en: string };
  readonly iconUrl?: string;
  readonly position: number;
}

const insertVendor = `
  insert into games_vendors (merchant_id, code, integration_code, category, display_names, icon_url, position)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7)
  on conflict (merchant_id, code) do nothing
  returning code`;

/** Gives a merchant a vendor. One that he has already stays as it is, with whatever an operator changed. @returns whether it is new. */
export async function createVendor(transaction: Transaction, vendor: NewVendor): Promise<boolean> {
  const made = await transaction.query(insertVendor, [
    vendor.merchantId,
    vendor.code,
    vendor.integrationCode ?? null,
    vendor.category ?? null,
    JSON.stringify(vendor.displayNames),
    vendor.iconUrl ?? "",
    vendor.position,
  ]);
  return made.length > 0;
}
