import { planCall } from "../call.ts";

export const getDepositBanks = planCall({
  name: "get-deposit-banks",
  capability: "cashier",
  method: "GET",
  path: "/wps/relay/MCS2_depositBanksByVendor",
  access: "member",
  summary: "Deposit channels by provider.",
});
