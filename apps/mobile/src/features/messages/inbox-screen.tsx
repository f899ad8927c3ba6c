import "../../shared/lists/line-card.css";
import "./inbox/inbox.css";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { InfiniteList } from "@lantern/ui/components/infinite-list.tsx";
import { PullToRefresh } from "@lantern/ui/components/pull-to-refresh.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { latePart } from "../../shared/page/late-part.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import type { InboxMessage } from "./inbox/inbox-message.ts";
import { InboxSkeleton } from "./inbox/inbox-skeleton.tsx";
import { MessageRow } from "./inbox/message-row.tsx";
import { useInbox, type InboxFilter } from "./inbox/use-inbox.ts";

const OpenedMessage = latePart(async () => (await import("./inbox/opened-message.tsx")).OpenedMessage, { asked: true });

/** The member's messages (specification 2.3, 6.2.1): the newest first, each opening over the list. */
function InboxScreen() {
  const t = useText();
  const [filter, setFilter] = useState<InboxFilter>("all");
  const [opened, setOpened] = useState<{ readonly message: InboxMessage; readonly opening: number }>();
  const inbox = useInbox(filter);
  const { list, messages, unread } = inbox;
  const { pages, refresh } = list;
  const open = (message: InboxMessage) => {
    setOpened((before) => ({ message, opening: (before?.opening ?? 0) + 1 }));
    void inbox.read(message);
  };
  const labels = { before: t("games.pull.before"), pulling: t("games.pull.pulling"), done: t("games.pull.done") };
  return (
    <PullToRefresh labels={labels} onRefresh={refresh}>
      <div className="flex items-center gap-2 px-4 pt-2 pb-3">
        <div className="min-w-0 flex-1">
          <Segmented
            label={t("messages.inbox.filter")}
            items={[
              { id: "all", label: t("messages.inbox.all") },
              { id: "unread", label: unread > 0 ? t("messages.inbox.unreadTab", { count: unread }) : t("messages.inbox.unread") },
            ]}
            selected={filter}
            onSelect={setFilter}
          />
        </div>
        <IconButton
          icon="mail-open"
          label={t("messages.inbox.markAll")}
          disabled={unread === 0 || inbox.pending}
          className="disabled:opacity-40"
          onClick={() => void inbox.readAll()}
        />
      </div>
      <div className="min-h-[60vh]">
        <AsOf atMs={list.asOfMs} className="px-5 pb-2" />
        {list.failed && <LoadFailed page title={t("messages.inbox.failed")} pending={list.fetching} onRetry={() => void refresh()} />}
        {pages === undefined && !list.failed && <InboxSkeleton count={6} />}
        {pages !== undefined && messages.length === 0 && <NoMessages filter={filter} />}
        {messages.length > 0 && (
          <InfiniteList
            hasMore={list.hasMore}
            loading={list.loadingMore}
            failed={list.moreFailed}
            onMore={list.more}
            loadingView={<InboxSkeleton count={2} />}
            endText={t("messages.inbox.end")}
            failedText={t("messages.inbox.moreFailed")}
            retryLabel={t("shell.retry")}
          >
            <div className="px-4">
              <ul className="line-card">
                {messages.map((message) => (
                  <li key={message.id}>
                    <MessageRow message={message} onOpen={() => open(message)} />
                  </li>
                ))}
              </ul>
            </div>
          </InfiniteList>
        )}
      </div>
      {opened !== undefined && <OpenedMessage key={opened.opening} message={opened.message} inbox={inbox} />}
    </PullToRefresh>
  );
}

function NoMessages({ filter }: { readonly filter: InboxFilter }) {
  const t = useText();
  return (
    <EmptyState
      className="min-h-[50vh] justify-center"
      picture="messages"
      title={t(filter === "all" ? "messages.inbox.none" : "messages.inbox.noneUnread")}
      note={t(filter === "all" ? "messages.inbox.noneNote" : "messages.inbox.noneUnreadNote")}
    />
  );
}

export const screen = defineScreen({ component: InboxScreen });
