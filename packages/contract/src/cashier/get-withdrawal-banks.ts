import { planCall } from "../call.ts";

export const getWithdrawalBanks = planCall({
  name: "get-withdrawal-banks",
  capability: "cashier",
  method: "GET",
  path: "/wps/relay/MCS2_withdrawBanks",
  access: "member",
  summary: "Banks that withdrawals are paid to.",
});
