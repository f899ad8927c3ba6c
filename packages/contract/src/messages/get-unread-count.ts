import { declareCall } from "../call.ts";
import { unreadCount } from "../schemas/inbox.ts";

export const getUnreadCount = declareCall({
  name: "get-unread-count",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/CSP_unreadCount",
  access: "session",
  summary: "How many messages of the inbox are unread; trial accounts have none.",
  value: unreadCount,
  refusals: [],
});
