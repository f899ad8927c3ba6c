import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { lotteryOrder } from "../schemas/lottery-order.ts";

export const listTodaysOrders = declareCall({
  name: "list-todays-orders",
  capability: "lottery",
  method: "GET",
  path: "/lgw/orders/today",
  access: "session",
  summary: "The member's lottery bets of this day in the merchant's zone, newest first.",
  query: Type.Object({
    /** -1 for all games. */
    gameId: Type.Optional(Type.Integer({ minimum: -1 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Type.Object({ content: Type.Array(lotteryOrder), pageNum: Type.Integer(), totalPages: Type.Integer() }),
  refusals: [],
});
