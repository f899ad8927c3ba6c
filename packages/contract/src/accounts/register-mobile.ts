import { planCall } from "../call.ts";

export const registerMobile = planCall({
  name: "register-mobile",
  capability: "accounts",
  method: "PUT",
  path: "/wps/member/register/mobile",
  access: "public",
  summary: "Registers by mobile number and code.",
});
