import { planCall } from "../call.ts";

export const hasWithdrawalPassword = planCall({
  name: "has-withdrawal-password",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/hasWithdrawalPassword",
  access: "member",
  summary: "Whether a payment password is set.",
});
