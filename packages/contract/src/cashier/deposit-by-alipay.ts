import { planCall } from "../call.ts";

export const depositByAlipay = planCall({
  name: "deposit-by-alipay",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_DepositAlipay",
  access: "cashier",
  summary: "Starts a deposit by Alipay.",
});
