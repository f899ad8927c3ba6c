import { planCall } from "../call.ts";

export const getVerification = planCall({
  name: "get-verification",
  capability: "accounts",
  method: "GET",
  path: "/wps/verification/sms/noLogin",
  access: "public",
  summary: "Tells when the next code may be asked for, for visitors.",
});
