import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const listResults = declareCall({
  name: "list-results",
  capability: "lottery",
  method: "GET",
  path: "/lgw/draw/:gameId/results",
  access: "public",
  summary: "What a game's last issues drew, newest first and in short, for statistics and charts; with `after`, only what is new since.",
  params: Type.Object({ gameId: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({
    /** The newest issue that is known already. Corrected issues among the last `size` come again. */
    after: Type.Optional(Type.String({ maxLength: 32 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 300 })),
  }),
  value: Type.Object({
    draws: Type.Array(
      Type.Object({
        numero: Type.String(),
        /** Prizes in the family's order joined by `|`, their lots by `_`. */
        result: Type.String(),
      }),
    ),
  }),
  refusals: ["lottery.game_unknown", "lottery.issue_unknown"],
});
