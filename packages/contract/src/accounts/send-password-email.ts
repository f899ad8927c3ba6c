import { planCall } from "../call.ts";

export const sendPasswordEmail = planCall({
  name: "send-password-email",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/password/email",
  access: "public",
  summary: "Sends the link that resets a forgotten password.",
});
