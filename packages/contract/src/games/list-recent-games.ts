import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameClientQuery, pageNumber, sessionToken } from "../schemas/game-query.ts";
import { game } from "../schemas/game.ts";

export const listRecentGames = declareCall({
  name: "list-recent-games",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCS_recentGame",
  access: "session",
  summary: "The games that the member played last, newest first. Lotteries have a call of their own.",
  query: Type.Object({
    ...gameClientQuery,
    token: sessionToken,
    /** One of the recent categories RNG, LIVE, FISH, PVP, SPORTS; all of them where it is missing. */
    gameType: Type.Optional(Type.String({ maxLength: 16 })),
    page: pageNumber,
    /** 15 where it is missing. */
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({ list: Type.Array(game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  refusals: [],
});
