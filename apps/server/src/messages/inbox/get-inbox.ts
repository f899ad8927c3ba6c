import type { CallValue } from "@lantern/contract/call.ts";
import type { getInbox as getInboxCall } from "@lantern/contract/messages/get-inbox.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { countUnread } from "./count-unread.ts";
import type { InboxRow } from "./inbox-row.ts";
import { wordsOfMessage } from "./words-of-message.ts";

const pageRows = 20;

const selectPage = `
  select id, kind, facts, texts, created_at, read_at from messages_inbox
  where member_id = $1 and deleted_at is null and ($2::uuid is null or id < $2) and ($3 = false or read_at is null)
  order by id desc limit $4`;

/** A page of the member's messages, newest first, in the language of the request (specification 2.3, 7.6). */
export async function getInbox(
  context: SessionContext,
  { query }: CallInput<typeof getInboxCall>,
): Promise<CallValue<typeof getInboxCall>> {
  const { database, session } = context;
  const { beforeId = null, size = pageRows, unread = false } = query;
  const rows = await database.query<InboxRow>(selectPage, [session.memberId, beforeId, unread, size + 1]);
  const shown = rows.slice(0, size);
  return {
    messages: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...wordsOfMessage(context, row),
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
    })),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
    unread: await countUnread(database, session.memberId),
  };
}
