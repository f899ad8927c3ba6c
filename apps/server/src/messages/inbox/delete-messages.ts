import type { CallValue } from "@lantern/contract/call.ts";
import type { deleteMessages as deleteMessagesCall } from "@lantern/contract/messages/delete-messages.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { transactUnlessRefused } from "../../platform/refused-transaction.ts";
import { countUnread } from "./count-unread.ts";

type DeleteOutcome = CallValue<typeof deleteMessagesCall> | Refusal<"messages.message_unknown">;

/** One that he has deleted before counts as done: the same request again changes nothing. */
const updateDeleted = `
  update messages_inbox set deleted_at = coalesce(deleted_at, $3) where id = any($1::uuid[]) and member_id = $2 returning id`;

/** Takes messages of the member's out of his inbox: all of those named, or none. */
export async function deleteMessages(context: SessionContext, { body }: CallInput<typeof deleteMessagesCall>): Promise<DeleteOutcome> {
  const { database, session, clock } = context;
  const messageIds = [...new Set(body.messageIds.map((id) => id.toLowerCase()))];
  return transactUnlessRefused<DeleteOutcome>(database, async (transaction) => {
    const rows = await transaction.query(updateDeleted, [messageIds, session.memberId, clock.now()]);
    if (rows.length < messageIds.length) return refuse("messages.message_unknown");
    return { unread: await countUnread(transaction, session.memberId) };
  });
}
