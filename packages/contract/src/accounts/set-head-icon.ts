import { planCall } from "../call.ts";

export const setHeadIcon = planCall({
  name: "set-head-icon",
  capability: "accounts",
  method: "POST",
  path: "/wps/member/info/icon",
  access: "member",
  summary: "Stores a new head icon.",
});
