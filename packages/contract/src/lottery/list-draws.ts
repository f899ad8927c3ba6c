import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { drawnIssue, earlierResult, voidIssue } from "../schemas/lottery-issue.ts";

export const listDraws = declareCall({
  name: "list-draws",
  capability: "lottery",
  method: "GET",
  path: "/lgw/draw/:gameId",
  access: "public",
  summary: "A game's drawn issues, newest first.",
  params: Type.Object({ gameId: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({
    before: Type.Optional(Type.String({ maxLength: 32 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({
    draws: Type.Array(drawnIssue),
    /** Issues of the same time that came to nothing. */
    voids: Type.Array(voidIssue),
    /** Results of these draws that were corrected. */
    earlier: Type.Array(earlierResult),
    hasMore: Type.Boolean(),
  }),
  refusals: ["lottery.game_unknown", "lottery.issue_unknown"],
});
