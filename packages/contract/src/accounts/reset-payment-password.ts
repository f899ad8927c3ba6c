import { planCall } from "../call.ts";

export const resetPaymentPassword = planCall({
  name: "reset-payment-password",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/paymentPassword/reset",
  access: "member",
  summary: "Resets the payment password after security questions.",
});
