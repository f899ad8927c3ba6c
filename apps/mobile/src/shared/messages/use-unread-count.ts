import { getUnreadCount } from "@lantern/contract/messages/get-unread-count.ts";
import { useCall } from "../wire/use-call.ts";

/** Asked again after this long, in ms, for phones whose stream does not come through. */
const staleTimeMs = 60_000;

/** How many messages of the inbox are unread; 0 for visitors. The stream's `message` signal has it read anew. */
export function useUnreadCount(): number {
  const { data } = useCall(getUnreadCount, undefined, { staleTimeMs });
  return data?.unread ?? 0;
}
