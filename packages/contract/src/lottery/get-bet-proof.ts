import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const getBetProof = declareCall({
  name: "get-bet-proof",
  capability: "lottery",
  method: "GET",
  path: "/lgw/orders/suborders/:subOrderId/proof",
  access: "session",
  summary:
    "What shows that a bet of the member's own is in the closed set of its issue: the steps from its leaf to the root that was published.",
  params: Type.Object({ subOrderId: Type.String({ format: "uuid" }) }),
  value: Type.Object({
    numero: Type.String(),
    /** Hex; published at the lock, before the draw. */
    betRoot: Type.String(),
    /** From the leaf to the root: the neighbour's hash, and the side it stands on. */
    steps: Type.Array(Type.Object({ side: Type.Union([Type.Literal("left"), Type.Literal("right")]), hash: Type.String() })),
  }),
  refusals: ["lottery.order_unknown", "lottery.issue_not_locked"],
});
