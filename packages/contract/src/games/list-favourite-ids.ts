import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { pageNumber, sessionToken } from "../schemas/game-query.ts";

export const listFavouriteIds = declareCall({
  name: "list-favourite-ids",
  capability: "games",
  method: "GET",
  path: "/wps/relay/MCSFE_getFavoriteGames",
  access: "session",
  summary: "The nodeIds of the member's favourite games, the last one added first.",
  query: Type.Object({
    token: sessionToken,
    pageNo: pageNumber,
    /** 1000 where it is missing. */
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  }),
  value: Type.Object({ content: Type.Array(Type.String()), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  refusals: [],
});
