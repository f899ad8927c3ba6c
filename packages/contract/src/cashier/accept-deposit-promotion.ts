import { planCall } from "../call.ts";

export const acceptDepositPromotion = planCall({
  name: "accept-deposit-promotion",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_acceptPromo",
  access: "cashier",
  summary: "Joins a promotion with a deposit.",
});
