import { planCall } from "../call.ts";

export const getChatUnreadCount = planCall({
  name: "get-chat-unread-count",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/CBS_unreadCount",
  access: "session",
  summary: "Unread chat messages.",
});
