import { deleteMessage } from "@lantern/contract/messages/delete-message.ts";
import { getInbox } from "@lantern/contract/messages/get-inbox.ts";
import { getUnreadCount } from "@lantern/contract/messages/get-unread-count.ts";
import { markAllMessagesAsRead } from "@lantern/contract/messages/mark-all-messages-as-read.ts";
import { markMessageAsRead } from "@lantern/contract/messages/mark-message-as-read.ts";
import type { InfiniteData } from "@tanstack/react-query";
import { useRecordPages, type RecordPages } from "../../../shared/lists/use-record-pages.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useLanguage, useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { callKey } from "../../../shared/wire/use-call.ts";
import type { InboxMessage, InboxPage } from "./inbox-message.ts";

export type InboxFilter = "all" | "unread";

export interface Inbox {
  readonly list: RecordPages<InboxPage>;
  readonly messages: readonly InboxMessage[];
  readonly unread: number;
  /** Says that it has been read; a failure leaves it unread, and the next opening says it again. */
  readonly read: (message: InboxMessage) => Promise<void>;
  readonly readAll: () => Promise<void>;
  /** True once it is gone. */
  readonly remove: (message: InboxMessage) => Promise<boolean>;
  readonly pending: boolean;
}

const pageRows = 20;

/** The member's messages, and what he does with them: the list shows it at once, in every filter. */
export function useInbox(filter: InboxFilter): Inbox {
  const t = useText();
  const { queryClient, toasts, wire } = useServices();
  const language = useLanguage();
  const query = { size: pageRows, ...(filter === "unread" ? { unread: true } : {}) };
  const list = useRecordPages<InboxPage>({
    call: getInbox,
    choice: `${filter}:${language}`,
    query,
    read: (server, beforeId, signal) =>
      server.callServer(getInbox, { query: beforeId === undefined ? query : { ...query, beforeId }, signal }),
  });
  const forget = (id: string) => {
    keep((message) => (message.id === id ? undefined : message));
    toasts.show("info", t("messages.inbox.gone"));
  };
  const marking = useAction(markAllMessagesAsRead);
  const deleting = useAction(deleteMessage);
  const messages = list.pages?.flatMap((page) => page.messages) ?? [];

  /** What the list shows after a change that the platform knows of. */
  function keep(to: (message: InboxMessage) => InboxMessage | undefined, count?: { readonly unread: number }): void {
    const known = { queryKey: callKey(getInbox).slice(0, 2) };
    queryClient.setQueriesData<InfiniteData<InboxPage>>(
      known,
      (data) => data && { ...data, pages: data.pages.map((page) => changed(page, to, count)) },
    );
    if (count !== undefined) queryClient.setQueryData(callKey(getUnreadCount), count);
  }

  return {
    list,
    messages,
    unread: list.pages?.[0]?.unread ?? 0,
    read: async ({ id, read }) => {
      if (read) return;
      const outcome = await wire.callServer(markMessageAsRead, { body: { messageId: id } });
      if (!outcome.ok) {
        if (outcome.errorCode === "messages.message_unknown") forget(id);
        return;
      }
      keep((message) => (message.id === id ? { ...message, read: true } : message), outcome.value);
    },
    readAll: async () => {
      const newestId = messages[0]?.id;
      if (newestId === undefined) return;
      const outcome = await marking.run({ body: { newestId } });
      if (outcome?.ok !== true) return;
      keep((message) => (message.id <= newestId ? { ...message, read: true } : message), outcome.value);
      toasts.show("success", t("messages.inbox.markedAll"));
    },
    remove: async ({ id }) => {
      const outcome = await deleting.run({ params: { messageId: id } });
      if (outcome?.ok !== true) return false;
      keep((message) => (message.id === id ? undefined : message), outcome.value);
      toasts.show("success", t("messages.inbox.deleted"));
      return true;
    },
    pending: marking.pending || deleting.pending,
  };
}

function changed(
  page: InboxPage,
  to: (message: InboxMessage) => InboxMessage | undefined,
  count: { readonly unread: number } = page,
): InboxPage {
  return { ...page, unread: count.unread, messages: page.messages.flatMap((message) => to(message) ?? []) };
}
