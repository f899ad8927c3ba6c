import type { CallValue } from "@lantern/contract/call.ts";
import type { deleteMessage as deleteMessageCall } from "@lantern/contract/messages/delete-message.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { deleteMessages } from "./delete-messages.ts";

/** Takes one message of the member's out of his inbox. */
export function deleteMessage(
  context: SessionContext,
  { params, query }: CallInput<typeof deleteMessageCall>,
): Promise<CallValue<typeof deleteMessageCall> | Refusal<"messages.message_unknown">> {
  return deleteMessages(context, { params: undefined, query, body: { messageIds: [params.messageId] } });
}
