import { planCall } from "../call.ts";

export const getHeadIcon = planCall({
  name: "get-head-icon",
  capability: "accounts",
  method: "GET",
  path: "/wps/member/info/icon",
  access: "member",
  summary: "The member's head icon.",
});
