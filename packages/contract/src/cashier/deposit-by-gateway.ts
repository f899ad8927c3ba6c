import { planCall } from "../call.ts";

export const depositByGateway = planCall({
  name: "deposit-by-gateway",
  capability: "cashier",
  method: "POST",
  path: "/wps/relay/MCS2_depositPaymentGateway",
  access: "cashier",
  summary: "Starts a deposit at a payment gateway.",
});
