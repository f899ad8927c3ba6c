import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getChaseNumeros = declareCall({
  name: "get-chase-numeros",
  capability: "lottery",
  method: "GET",
  path: "/lgw/numeros/chase/:gameId",
  access: "public",
  summary: "The issues that a chase may cover, in drawing order, from the one on sale.",
  params: Type.Object({ gameId: Type.Integer({ minimum: 1 }) }),
  value: Type.Object({
    chaseNumeros: Type.Array(
      Type.Object({ numero: Type.String(), lockAt: Type.String({ format: "date-time" }), drawAt: Type.String({ format: "date-time" }) }),
    ),
  }),
  refusals: ["lottery.game_unknown"],
});
