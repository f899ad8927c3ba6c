import { planCall } from "../call.ts";

export const getInbox = planCall({
  name: "get-inbox",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/CSP_getInbox",
  access: "member",
  summary: "The member's messages.",
});
