import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameClientQuery, pageNumber, sessionToken } from "../schemas/game-query.ts";
import { game } from "../schemas/game.ts";

export const listFavouriteGames = declareCall({
  name: "list-favourite-games",
  capability: "games",
  method: "GET",
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  access: "session",
  summary: "The member's favourite games that can be played now, the last one added first.",
  query: Type.Object({
    ...gameClientQuery,
    token: sessionToken,
    gameType: Type.Optional(Type.String({ maxLength: 16 })),
    pageNo: pageNumber,
    /** 15 where it is missing. */
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({ content: Type.Array(game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  refusals: [],
});
