import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameClientQuery, pageNumber } from "../schemas/game-query.ts";
import { game } from "../schemas/game.ts";

export const listGames = declareCall({
  name: "list-games",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCSGAME_gameList",
  aliases: [{ path: "/lgw/games/mobile" }],
  access: "public",
  summary: "The games that can be played, filtered, in the merchant's order. An empty filter filters nothing.",
  query: Type.Object({
    ...gameClientQuery,
    /** Any part of the name, in any case; blanks around it do not count. */
    gameName: Type.Optional(Type.String({ maxLength: 64 })),
    /** Category code; all where it is missing. */
    gameType: Type.Optional(Type.String({ maxLength: 16 })),
    /** Account-type name of a vendor; `LOBBY` is all of them. */
    vassalage: Type.Optional(Type.String({ maxLength: 24 })),
    /** Slot or live-table class (specification 3.19). */
    gameClassify: Type.Optional(Type.String({ maxLength: 8 })),
    /** Decimal text: games that can be played for a stake as small as this. */
    minBet: Type.Optional(Type.String({ pattern: "^((0|[1-9][0-9]{0,9})(\\.[0-9]{1,4})?|any)?$" })),
    /** Games with at least as many lines or ways. */
    minLine: Type.Optional(Type.String({ pattern: "^[0-9]{0,5}$" })),
    pageNo: pageNumber,
    /** 15 where it is missing. */
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({ games: Type.Array(game), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  refusals: [],
});
