import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameClientQuery } from "../schemas/game-query.ts";
import { gameVendor } from "../schemas/game-vendor.ts";

export const getVendors = declareCall({
  name: "get-vendors",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCSGAME_getVassalage",
  access: "public",
  summary: "The vendors of one category, or of all, in the merchant's order.",
  query: Type.Object({ ...gameClientQuery, gameType: Type.Optional(Type.String({ maxLength: 16 })) }),
  value: Type.Object({ vendors: Type.Array(gameVendor) }),
  refusals: [],
});
