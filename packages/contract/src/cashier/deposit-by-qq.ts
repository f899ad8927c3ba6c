import { planCall } from "../call.ts";

export const depositByQq = planCall({
  name: "deposit-by-qq",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_DepositQQ",
  access: "cashier",
  summary: "Starts a deposit by QQ wallet.",
});
