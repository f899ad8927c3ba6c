import { planCall } from "../call.ts";

export const getUnreadCount = planCall({
  name: "get-unread-count",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/CSP_unreadCount",
  access: "session",
  summary: "Unread messages in the inbox.",
});
