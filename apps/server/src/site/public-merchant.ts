import type { publicMerchant, switchBoard } from "@lantern/contract/schemas/merchant.ts";
import type { Static } from "typebox";
import type { Merchant } from "../platform/context.ts";
import { languagesOf } from "./merchant-languages.ts";

/** What a visitor may know of the merchant. */
export function publicMerchantOf(merchant: Merchant): Static<typeof publicMerchant> {
  return {
    code: merchant.code,
    name: merchant.name,
    defaultLanguage: merchant.defaultLanguage,
    languages: languagesOf(merchant).map(({ wireCode }) => wireCode),
    zone: merchant.zone,
    currencies: [...merchant.currencies],
    theme: merchant.theme,
  };
}

/** Names that are on, as the wire shows them; a name that is missing is off. */
export function switchBoardOf(namesOn: ReadonlySet<string>): Static<typeof switchBoard> {
  return Object.fromEntries([...namesOn].map((name) => [name, true]));
}
