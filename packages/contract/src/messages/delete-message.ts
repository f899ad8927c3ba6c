import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { unreadCount } from "../schemas/inbox.ts";

export const deleteMessage = declareCall({
  name: "delete-message",
  capability: "messages",
  method: "DELETE",
  path: "/wps/member/messages/:messageId",
  access: "member",
  summary: "Takes a message out of the member's inbox.",
  params: Type.Object({ messageId: Type.String({ format: "uuid" }) }),
  value: unreadCount,
  refusals: ["messages.message_unknown"],
});
