import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameClientQuery } from "../schemas/game-query.ts";
import { game } from "../schemas/game.ts";

export const listHotGames = declareCall({
  name: "list-hot-games",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCSGAME_hotGamesV2",
  aliases: [{ path: "/lgw/games/popular" }],
  access: "public",
  summary: "The hot games, in the merchant's order; remembered for half a minute.",
  query: Type.Object({
    ...gameClientQuery,
    /** 2. */
    isPlatform: Type.Optional(Type.Integer()),
    gameType: Type.Optional(Type.String({ maxLength: 16 })),
    gameName: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  value: Type.Object({ list: Type.Array(game) }),
  refusals: [],
});
