import { planCall } from "../call.ts";

export const getPasswordVerification = planCall({
  name: "get-password-verification",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/password/verification",
  access: "public",
  summary: "Checks the code of a password reset.",
});
