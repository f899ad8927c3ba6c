import { planCall } from "../call.ts";

export const depositByAlipay = planCall({
  name: "deposit-by-alipay",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_DepositAlipay",
  access: "member",
  summary: "Starts a deposit by Alipay.",
});
