import type { CallValue } from "@lantern/contract/call.ts";
import type { markMessageAsRead as markMessageAsReadCall } from "@lantern/contract/messages/mark-message-as-read.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { countUnread } from "./count-unread.ts";

const updateRead = `
  update messages_inbox set read_at = coalesce(read_at, $3) where id = $1 and member_id = $2 and deleted_at is null returning id`;

/** Notes that the member has read a message of his. */
export async function markMessageAsRead(
  { database, session, clock }: SessionContext,
  { body }: CallInput<typeof markMessageAsReadCall>,
): Promise<CallValue<typeof markMessageAsReadCall> | Refusal<"messages.message_unknown">> {
  const rows = await database.query(updateRead, [body.messageId, session.memberId, clock.now()]);
  return rows.length === 0 ? refuse("messages.message_unknown") : { unread: await countUnread(database, session.memberId) };
}
