import { planCall } from "../call.ts";

export const getDepositReport = planCall({
  name: "get-deposit-report",
  capability: "cashier",
  method: "GET",
  path: "/wps/relay/MCS2_depositTransactioNReport",
  access: "member",
  summary: "The member's deposits and their states.",
});
