import { getLobbyNews } from "@lantern/contract/messages/get-lobby-news.ts";
import { postAnnouncement } from "@lantern/contract/messages/post-announcement.ts";
import { postAnnouncementCatalogue } from "@lantern/contract/messages/post-announcement-catalogue.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { RefusedError } from "../../shared/wire/outcome.ts";
import { callKey, callQuery } from "../../shared/wire/use-call.ts";
import type { Wire } from "../../shared/wire/wire.ts";
import type { NoticeTab } from "./notice-tabs.ts";

export type AnnouncementPage = CallValue<typeof getLobbyNews>;
export type Announcement = AnnouncementPage["announcements"][number];

/** All pages of announcements, whatever the tab and whoever reads. */
const everyPage = [...callKey(getLobbyNews).slice(0, 2), "pages"] as const;

const everyCatalogue = callKey(postAnnouncementCatalogue).slice(0, 2);

/** What is announced, and how much of it this reader has not opened: a member's own, so it is told apart from a visitor's. */
export function cataloguesQuery(wire: Wire, userName: string | undefined) {
  return queryOptions({
    ...callQuery(wire, postAnnouncementCatalogue, { body: {} }),
    queryKey: [...everyCatalogue, userName ?? null],
    staleTime: 30_000,
  });
}

/** The pages of one tab. What has been read is a member's own, so his pages are told apart from a visitor's. */
export function announcementPagesQuery(wire: Wire, tab: NoticeTab, userName: string | undefined) {
  return infiniteQueryOptions<AnnouncementPage, RefusedError, InfiniteData<AnnouncementPage, number>, readonly unknown[], number>({
    queryKey: [...everyPage, tab, userName ?? null],
    queryFn: async ({ pageParam: page, signal }) => {
      const outcome = await (tab === "news"
        ? wire.callServer(getLobbyNews, { query: { page }, signal })
        : wire.callServer(postAnnouncement, { body: { type: tab, page }, signal }));
      if (outcome.ok) return outcome.value;
      throw new RefusedError(outcome);
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 30_000,
  });
}

/** An announcement has been opened: every list that has it says so, and what is left unread is counted anew. */
export async function keepAsRead(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.setQueriesData<InfiniteData<AnnouncementPage, number>>(
    { queryKey: everyPage },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, announcements: page.announcements.map(read) })) },
  );
  await queryClient.invalidateQueries({ queryKey: everyCatalogue });
  function read(announcement: Announcement): Announcement {
    return announcement.id === id ? { ...announcement, read: true } : announcement;
  }
}
