import { planCall } from "../call.ts";

export const sendPasswordVerification = planCall({
  name: "send-password-verification",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/password/verification",
  access: "public",
  summary: "Sends the code of a password reset to the phone.",
});
