import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { drawnIssue } from "../schemas/lottery-issue.ts";

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
  value: Type.Object({ draws: Type.Array(drawnIssue), hasMore: Type.Boolean() }),
  refusals: ["lottery.game_unknown", "lottery.issue_unknown"],
});
