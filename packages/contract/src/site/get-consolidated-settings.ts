import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { marketProfile, publicMerchant, switchBoard } from "../schemas/merchant.ts";

export const getConsolidatedSettings = declareCall({
  name: "get-consolidated-settings",
  capability: "site",
  method: "GET",
  path: "/wps/system/settings/consolidated",
  access: "public",
  summary: "The merchant's settings in one answer: flags, switches, languages, market profile.",
  value: Type.Object({
    merchant: publicMerchant,
    /** Wire codes of the languages a person may choose. */
    languages: Type.Array(Type.String()),
    whitelabel: switchBoard,
    switches: switchBoard,
    market: marketProfile,
    /** Whether logging out leads home instead of to the login page. */
    logoutToHome: Type.Boolean(),
    /** Sports vendors shown under ESPORTS only; otherwise under SPORTS too. */
    esportsLeaveSports: Type.Boolean(),
  }),
  refusals: [],
});
