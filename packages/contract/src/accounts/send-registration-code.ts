import { planCall } from "../call.ts";

export const sendRegistrationCode = planCall({
  name: "send-registration-code",
  capability: "accounts",
  method: "POST",
  path: "/wps/verification/sms/register",
  access: "public",
  summary: "Sends the code that registers or logs in by SMS.",
});
