import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { prizeMode } from "../schemas/lottery-query.ts";

export const getOpenNumeros = declareCall({
  name: "get-open-numeros",
  capability: "lottery",
  method: "GET",
  path: "/lotto/lgw/games/opened/numero",
  access: "public",
  summary: "The issue on sale of every lottery, soonest lock first.",
  query: Type.Object({ prizeMode: Type.Optional(prizeMode) }),
  value: Type.Array(
    Type.Object({
      gameId: Type.Integer(),
      /** The one asked for where the lottery is sold in it, else Lott. */
      prizeMode: Type.String(),
      numero: Type.String(),
      /** Milliseconds to the lock. */
      remainTime: Type.Integer(),
      lockTime: Type.Integer(),
      isSale: Type.Boolean(),
    }),
  ),
  refusals: [],
});
