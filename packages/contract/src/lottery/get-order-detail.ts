import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { lotteryOrder } from "../schemas/lottery-order.ts";

export const getOrderDetail = declareCall({
  name: "get-order-detail",
  capability: "lottery",
  method: "GET",
  path: "/lgw/orders/detail",
  access: "session",
  summary: "All issues of one order of the member, in drawing order.",
  query: Type.Object({ orderMasterId: Type.String({ format: "uuid" }) }),
  value: Type.Object({ subOrders: Type.Array(lotteryOrder) }),
  refusals: ["lottery.order_unknown"],
});
