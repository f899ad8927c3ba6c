import { planCall } from "../call.ts";

export const getDepositPromotions = planCall({
  name: "get-deposit-promotions",
  capability: "cashier",
  method: "GET",
  path: "/wps/relay/MCS2_depositPromoList",
  access: "member",
  summary: "Promotions that a deposit may join.",
});
