import { planCall } from "../call.ts";

export const setPaymentPassword = planCall({
  name: "set-payment-password",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/paymentPassword",
  access: "member",
  summary: "Sets or changes the payment password.",
});
