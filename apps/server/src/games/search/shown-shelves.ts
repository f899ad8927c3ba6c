import type { Queryable } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { Remembered } from "../../platform/remembered.ts";
import type { MerchantCatalogue } from "../catalogue.ts";
import { keyOfCurrencies } from "../offered-games.ts";

/** What a caller is offered, by the shelves of the search's index: games that have a vendor, currencies and perhaps a merchant in common. */
export interface ShownShelves {
  readonly merchantId: string;
  /** As the vendors name and offer their games; a wish of the merchant's counts before. */
  readonly usual: readonly number[];
  /** Of games of which the merchant wishes anything. */
  readonly own: readonly number[];
}

export interface ShelfTerms {
  readonly merchantId: string;
  /** The vendors that the merchant shows. */
  readonly vendorCodes: readonly string[];
  /** At least one of them must be offered. */
  readonly currencies: readonly string[];
}

const selectShelves = `
  select coalesce(array_agg(shelf_id) filter (where merchant_id is null), '{}') as usual,
         coalesce(array_agg(shelf_id) filter (where merchant_id is not null), '{}') as own
  from games_search_shelves
  where (merchant_id is null or merchant_id = $1) and vendor_code = any ($2::text[]) and currencies && $3::text[]`;

export async function readShownShelves(queryable: Queryable, { merchantId, vendorCodes, currencies }: ShelfTerms): Promise<ShownShelves> {
  const [row] = await queryable.query<{ usual: readonly number[]; own: readonly number[] }>(selectShelves, [
    merchantId,
    vendorCodes,
    currencies,
  ]);
  return { merchantId, usual: row?.usual ?? [], own: row?.own ?? [] };
}

/** By catalogue: a game or wish that changes puts another one in its place, and may be the first on its shelf. */
const rememberedOfCatalogue = new WeakMap<MerchantCatalogue, Remembered<ShownShelves>>();

/** The shelves of what this catalogue offers in these currencies; remembered, since they are few and every search asks for them. */
export function shownShelves(context: CallContext, catalogue: MerchantCatalogue, currencies: readonly string[]): Promise<ShownShelves> {
  // Games that are older than their index are put on shelves without a change of their own.
  const remembered = rememberedOfCatalogue.get(catalogue) ?? new Remembered<ShownShelves>({ ms: 3_000 });
  rememberedOfCatalogue.set(catalogue, remembered);
  const vendorCodes = catalogue.vendors.map((vendor) => vendor.code);
  return remembered.read(context, keyOfCurrencies(currencies), () =>
    readShownShelves(context.database, { merchantId: context.merchant.id, vendorCodes, currencies }),
  );
}
