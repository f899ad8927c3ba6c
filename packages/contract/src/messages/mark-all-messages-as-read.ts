import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { unreadCount } from "../schemas/inbox.ts";

export const markAllMessagesAsRead = declareCall({
  name: "mark-all-messages-as-read",
  capability: "messages",
  method: "POST",
  path: "/wps/member/messages/readAll",
  access: "member",
  summary: "Notes that the member has read every message up to the newest that he has seen; one that came after it stays unread.",
  body: Type.Object({ newestId: Type.String({ format: "uuid" }) }),
  value: unreadCount,
  refusals: ["messages.message_unknown"],
});
