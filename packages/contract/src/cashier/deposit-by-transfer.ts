import { planCall } from "../call.ts";

export const depositByTransfer = planCall({
  name: "deposit-by-transfer",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_depositManualTransfer",
  access: "cashier",
  summary: "Announces a manual bank transfer.",
});
