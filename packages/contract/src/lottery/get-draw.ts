import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { announcement, drawnIssue, voidIssue } from "../schemas/lottery-issue.ts";

export const getDraw = declareCall({
  name: "get-draw",
  capability: "lottery",
  method: "GET",
  path: "/lgw/draw/:gameId/:numero",
  access: "public",
  summary: "One issue with everything that its draw can be checked by.",
  params: Type.Object({ gameId: Type.Integer({ minimum: 1 }), numero: Type.String({ maxLength: 32 }) }),
  /** The number of an issue that the asking device has seen on sale: the chain is told from there, or to there. */
  query: Type.Object({ since: Type.Optional(Type.String({ maxLength: 32 })) }),
  value: Type.Object({
    /** Null while it is not drawn. */
    draw: Type.Union([drawnIssue, Type.Null()]),
    /** The issue, where it came to nothing. */
    void: Type.Union([voidIssue, Type.Null()]),
    /** When sales end or ended. */
    lockAt: Type.String({ format: "date-time" }),
    /** Where the public round of the issue is published, for people to look at; absent where it has none. */
    roundUrl: Type.Optional(Type.String()),
    /**
     * What was announced from one of both issues to the other, the oldest first; of this issue alone where none was named, or where they lie too far
     * apart. Empty for official issues.
     */
    announcements: Type.Array(announcement),
    /** The link before the first of them, hex; empty where there are none. */
    previousLink: Type.String(),
  }),
  refusals: ["lottery.game_unknown", "lottery.issue_unknown"],
});
