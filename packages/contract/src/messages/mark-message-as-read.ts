import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { unreadCount } from "../schemas/inbox.ts";

export const markMessageAsRead = declareCall({
  name: "mark-message-as-read",
  capability: "messages",
  method: "POST",
  path: "/wps/member/messages/read",
  access: "member",
  summary: "Notes that the member has read a message; again changes nothing.",
  body: Type.Object({ messageId: Type.String({ format: "uuid" }) }),
  value: unreadCount,
  refusals: ["messages.message_unknown"],
});
