import { planCall } from "../call.ts";

export const sendVisitorCode = planCall({
  name: "send-visitor-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/verification/sms/noLogin",
  access: "public",
  summary: "Sends a code by SMS to a visitor's number.",
});
