import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameClientQuery } from "../schemas/game-query.ts";

const side = Type.Object({
  name: Type.String(),
  /** CSS colour of its shirt. */
  colour: Type.String(),
});

export const getHotMatch = declareCall({
  name: "get-hot-match",
  capability: "games",
  method: "GET",
  path: "/wps/relay/GCSGAME_hotMatch",
  access: "public",
  summary: "The fixtures of the hot-match panel: those that are on first, then those to come by their kick-off; at most eight.",
  query: Type.Object({ ...gameClientQuery }),
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        matchId: Type.String(),
        /** The sports vendor's game that a tap opens. */
        nodeId: Type.String(),
        vassalage: Type.String(),
        gameId: Type.String(),
        gameType: Type.String(),
        /** Texts in the request's language where the vendor has them, else in English. */
        competition: Type.String(),
        home: side,
        away: side,
        kickOffAt: Type.String({ format: "date-time" }),
        live: Type.Boolean(),
        /** Of a match that is on. */
        score: Type.Optional(Type.Object({ home: Type.Integer(), away: Type.Integer() })),
        minute: Type.Optional(Type.Integer()),
        /** What a unit staked pays back, decimal texts. */
        odds: Type.Optional(Type.Object({ home: Type.String(), draw: Type.Optional(Type.String()), away: Type.String() })),
      }),
    ),
  }),
  refusals: [],
});
