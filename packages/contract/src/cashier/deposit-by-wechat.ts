import { planCall } from "../call.ts";

export const depositByWechat = planCall({
  name: "deposit-by-wechat",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_depositWechat",
  access: "cashier",
  summary: "Starts a deposit by WeChat.",
});
