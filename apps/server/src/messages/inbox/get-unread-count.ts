import type { CallValue } from "@lantern/contract/call.ts";
import type { getUnreadCount as getUnreadCountCall } from "@lantern/contract/messages/get-unread-count.ts";
import type { SessionContext } from "../../platform/context.ts";
import { countUnread } from "./count-unread.ts";

/** How many messages are unread: the dot on their entries (specification 2.45.1, 7.4.1). */
export async function getUnreadCount({ database, session }: SessionContext): Promise<CallValue<typeof getUnreadCountCall>> {
  return { unread: await countUnread(database, session.memberId) };
}
