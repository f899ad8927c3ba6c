import { planCall } from "../call.ts";

export const getBankCards = planCall({
  name: "get-bank-cards",
  capability: "cashier",
  method: "GET",
  path: "/wps/member/bankCard",
  access: "member",
  summary: "The member's bank cards.",
});
