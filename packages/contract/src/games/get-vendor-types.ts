import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameVendor } from "../schemas/game-vendor.ts";

export const getVendorTypes = declareCall({
  name: "get-vendor-types",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCSGAME_getVassGameType",
  access: "public",
  summary: "The vendor sorting list: categories in the merchant's order, each with its vendors in the merchant's order.",
  query: Type.Object({
    typeId: Type.Optional(Type.Integer()),
    merchant_code: Type.Optional(Type.String({ maxLength: 20 })),
    language: Type.Optional(Type.String({ maxLength: 5 })),
  }),
  value: Type.Object({
    /** Specification 3.11.2; categories without a vendor are left out. */
    categories: Type.Array(Type.Object({ gameCategory: Type.String(), vendorNames: Type.Array(Type.String()) })),
    vendors: Type.Array(gameVendor),
    /** Whether e-sports vendors that have their own tab leave the sports tab (specification 2.28.4). */
    esportsLeaveSports: Type.Boolean(),
  }),
  refusals: [],
});
