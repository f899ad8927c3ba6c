import { planCall } from "../call.ts";

export const getWithdrawalCards = planCall({
  name: "get-withdrawal-cards",
  capability: "cashier",
  method: "GET",
  path: "/wps/relay/MCS2_bankCards",
  access: "member",
  summary: "The cards that a withdrawal may go to.",
});
