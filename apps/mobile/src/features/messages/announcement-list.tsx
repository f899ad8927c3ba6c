import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { InfiniteList } from "@lantern/ui/components/infinite-list.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useLastKnown } from "../../shared/offline/use-last-known.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { useLanguage, useText } from "../../shared/text/text.tsx";
import { AnnouncementItem } from "./announcement-item.tsx";
import { announcementPagesQuery } from "./announcement-pages.ts";
import type { NoticeTab } from "./notice-tabs.ts";

/** What one tab announces, page by page; the first one is kept for the time without a connection. */
export function AnnouncementList({ tab }: { readonly tab: NoticeTab }) {
  const t = useText();
  const { wire } = useServices();
  const session = useSession();
  const { data, error, isError, isPlaceholderData, dataUpdatedAt, isFetching, refetch, ...more } = useInfiniteQuery({
    ...announcementPagesQuery(wire, tab, session?.userName),
    // A visitor's first HTML stands until the member's own reading of it is there.
    placeholderData: keepPreviousData,
  });
  const first = useLastKnown(`announcements:${tab}:${useLanguage()}`, { data: data?.pages[0], error, isPlaceholderData, dataUpdatedAt });
  const pages = data?.pages ?? (first.value === undefined ? undefined : [first.value]);
  if (pages === undefined) {
    return isError ? (
      <LoadFailed page title={t("messages.announcements.failed")} pending={isFetching} onRetry={() => void refetch()} />
    ) : (
      <AnnouncementSkeleton count={4} />
    );
  }
  const announcements = pages.flatMap((page) => page.announcements);
  if (announcements.length === 0)
    return (
      <EmptyState
        className="min-h-[50vh] justify-center"
        picture="messages"
        title={t("messages.announcements.none")}
        note={t("messages.announcements.noneNote")}
      />
    );
  return (
    <>
      <AsOf atMs={first.asOfMs} className="px-5 pt-2" />
      <InfiniteList
        hasMore={more.hasNextPage}
        loading={more.isFetchingNextPage}
        failed={more.isFetchNextPageError}
        onMore={() => void more.fetchNextPage()}
        loadingView={<AnnouncementSkeleton count={2} />}
        endText={t("messages.announcements.end")}
        failedText={t("messages.announcements.failed")}
        retryLabel={t("shell.retry")}
      >
        <ul className="grid gap-2.5 px-4 pt-3">
          {announcements.map((announcement) => (
            <li key={announcement.id}>
              <AnnouncementItem announcement={announcement} />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </>
  );
}

export function AnnouncementSkeleton({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <div className="grid gap-2.5 px-4 pt-3" role="status" aria-label={t("shell.loading")}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="block h-16 rounded-l" />
      ))}
    </div>
  );
}
