import { planCall } from "../call.ts";

export const getWithdrawalReport = planCall({
  name: "get-withdrawal-report",
  capability: "cashier",
  method: "GET",
  path: "/wps/relay/MCS2_WithdrawTransactionReport",
  access: "member",
  summary: "The member's withdrawals and their states.",
});
