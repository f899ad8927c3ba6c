import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { inboxMessage } from "../schemas/inbox.ts";

export const getInbox = declareCall({
  name: "get-inbox",
  capability: "messages",
  method: "GET",
  path: "/wps/relay/CSP_getInbox",
  access: "member",
  summary: "The member's messages, newest first, 20 a page where nothing is said; `next` is the `beforeId` of the page behind.",
  query: Type.Object({
    /** Where the page before ended. */
    beforeId: Type.Optional(Type.String({ format: "uuid" })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    /** Only what is not read yet. */
    unread: Type.Optional(Type.Boolean()),
  }),
  value: Type.Object({
    messages: Type.Array(inboxMessage),
    next: Type.Union([Type.String(), Type.Null()]),
    unread: Type.Integer({ minimum: 0 }),
  }),
  refusals: [],
});
