import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { awaitedIssue, currentIssue, drawnIssue, voidIssue } from "../schemas/lottery-issue.ts";

export const getNearNumeros = declareCall({
  name: "get-near-numeros",
  capability: "lottery",
  method: "GET",
  path: "/lgw/numeros/near",
  access: "public",
  summary: "A game's issue on sale and the one drawn last.",
  query: Type.Object({ gameId: Type.Integer({ minimum: 1 }) }),
  value: Type.Object({
    currentNumero: Type.Union([currentIssue, Type.Null()]),
    previousNumero: Type.Union([drawnIssue, Type.Null()]),
    /** The issues whose official results are awaited, the first one first. */
    awaitedNumeros: Type.Array(awaitedIssue),
    /** The last issue, where it came to nothing. */
    voidNumero: Type.Union([voidIssue, Type.Null()]),
  }),
  refusals: ["lottery.game_unknown"],
});
