import { planCall } from "../call.ts";

export const addBankCard = planCall({
  name: "add-bank-card",
  capability: "cashier",
  method: "POST",
  path: "/wps/member/bankCard",
  access: "member",
  summary: "Adds a bank card.",
});
