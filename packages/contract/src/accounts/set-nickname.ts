import { planCall } from "../call.ts";

export const setNickname = planCall({
  name: "set-nickname",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/nickname",
  access: "member",
  summary: "Changes the nickname.",
});
