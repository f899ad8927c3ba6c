import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { lotteryOrder } from "../schemas/lottery-order.ts";

export const listOrders = declareCall({
  name: "list-orders",
  capability: "lottery",
  method: "GET",
  path: "/lgw/orders",
  access: "session",
  summary: "The member's lottery bets, newest first.",
  query: Type.Object({
    /** -1 for all games. */
    gameId: Type.Optional(Type.Integer({ minimum: -1 })),
    /** Those of one issue alone. */
    numero: Type.Optional(Type.String({ maxLength: 32 })),
    /** Placed from this moment on, and before that one. */
    from: Type.Optional(Type.String({ format: "date-time" })),
    to: Type.Optional(Type.String({ format: "date-time" })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({ content: Type.Array(lotteryOrder), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  refusals: [],
});
