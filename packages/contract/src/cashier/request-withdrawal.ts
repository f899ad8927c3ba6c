import { planCall } from "../call.ts";

export const requestWithdrawal = planCall({
  name: "request-withdrawal",
  capability: "cashier",
  method: "POST",
  path: "/wps/transaction/withdraw",
  access: "cashier",
  summary: "Asks for a withdrawal.",
});
