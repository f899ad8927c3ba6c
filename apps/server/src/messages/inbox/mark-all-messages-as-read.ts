import type { CallValue } from "@lantern/contract/call.ts";
import type { markAllMessagesAsRead as markAllMessagesAsReadCall } from "@lantern/contract/messages/mark-all-messages-as-read.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { countUnread } from "./count-unread.ts";

const selectOwn = "select id from messages_inbox where id = $1 and member_id = $2";

const updateAll = `
  update messages_inbox set read_at = $3 where member_id = $2 and id <= $1 and read_at is null and deleted_at is null`;

/** Notes that the member has read everything up to the newest message that he has seen. */
export async function markAllMessagesAsRead(
  { database, session, clock }: SessionContext,
  { body }: CallInput<typeof markAllMessagesAsReadCall>,
): Promise<CallValue<typeof markAllMessagesAsReadCall> | Refusal<"messages.message_unknown">> {
  const own = await database.query(selectOwn, [body.newestId, session.memberId]);
  if (own.length === 0) return refuse("messages.message_unknown");
  await database.query(updateAll, [body.newestId, session.memberId, clock.now()]);
  return { unread: await countUnread(database, session.memberId) };
}
