import { Type } from "typebox";
import { declareCall } from "../call.ts";

export const cancelSubOrders = declareCall({
  name: "cancel-sub-orders",
  capability: "lottery",
  method: "PUT",
  path: "/lgw/orders/suborders/cancel",
  access: "session",
  summary:
    "Cancels sub-orders whose issues are not locked and gives their stakes back; all of them or none. Of a chase the last draws first. Again changes nothing.",
  body: Type.Array(Type.String({ format: "uuid" }), { minItems: 1, maxItems: 200 }),
  value: Type.Object({ cancelled: Type.Array(Type.String()), status: Type.Integer() }),
  refusals: ["lottery.order_unknown", "lottery.order_not_cancellable", "lottery.chase_cancel_order"],
});
