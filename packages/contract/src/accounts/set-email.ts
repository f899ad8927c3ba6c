import { planCall } from "../call.ts";

export const setEmail = planCall({
  name: "set-email",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/email",
  access: "member",
  summary: "Changes the e-mail address.",
});
