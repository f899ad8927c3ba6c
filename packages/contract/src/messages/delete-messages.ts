import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { messageIds, unreadCount } from "../schemas/inbox.ts";

export const deleteMessages = declareCall({
  name: "delete-messages",
  capability: "messages",
  method: "POST",
  path: "/wps/member/messages/delete",
  access: "member",
  summary: "Takes messages out of the member's inbox: all of them, or none where one is not there.",
  body: Type.Object({ messageIds }),
  value: unreadCount,
  refusals: ["messages.message_unknown"],
});
