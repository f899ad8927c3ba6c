import "./messages.css";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { hrefs } from "../../paths.ts";
import { useQueryValue } from "../../shared/layout/use-page.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { AnnouncementList, AnnouncementSkeleton } from "./announcement-list.tsx";
import { announcementPagesQuery, cataloguesQuery } from "./announcement-pages.ts";
import { noticeTabOf, noticeTabs, shownNoticeTabs, type NoticeTab } from "./notice-tabs.ts";

/** The lobby's news and every kind of announcement, each opening in its place (specification 2.3, 2.25, 7.17.1, 7.17.2). */
function AnnouncementsScreen() {
  const t = useText();
  const { navigate, wire } = useServices();
  const session = useSession();
  const asked = useQueryValue("type");
  const catalogue = useQuery({ ...cataloguesQuery(wire, session?.userName), placeholderData: keepPreviousData });
  if (catalogue.data === undefined && !catalogue.isError) return <PageSkeleton />;
  // Without a catalogue there are the news.
  const shown = shownNoticeTabs(catalogue.data?.catalogues ?? []);
  const tab = noticeTabOf(asked, shown);
  return (
    <>
      {shown.length > 1 && (
        <Tabs
          label={t("messages.announcements.kinds")}
          panelId="announcements"
          selected={tab}
          items={shown.map(({ tab: id, unread }) => ({ id, label: <TabLabel tab={id} unread={session === undefined ? 0 : unread} /> }))}
          onSelect={(id) => navigate(hrefs.announcements(id === "news" ? {} : { type: id }), { replace: true })}
        />
      )}
      <div id="announcements" {...(shown.length > 1 ? { role: "tabpanel", "aria-label": t(`messages.announcements.tab.${tab}`) } : {})}>
        <AnnouncementList key={tab} tab={tab} />
      </div>
    </>
  );
}

function TabLabel({ tab, unread }: { readonly tab: NoticeTab; readonly unread: number }) {
  const t = useText();
  return (
    <span className="relative">
      {t(`messages.announcements.tab.${tab}`)}
      {unread > 0 && (
        <>
          <span className="absolute -end-2.5 top-0 size-2 rounded-pill bg-heat-fill" />
          <span className="sr-only">{t("messages.inbox.count", { count: unread })}</span>
        </>
      )}
    </span>
  );
}

function PageSkeleton() {
  return (
    <>
      <div className="flex h-12 items-center gap-6 px-5" aria-hidden="true">
        <Skeleton className="block h-4 w-16" />
        <Skeleton className="block h-4 w-20" />
      </div>
      <AnnouncementSkeleton count={4} />
    </>
  );
}

export const screen = defineScreen({
  component: AnnouncementsScreen,
  load: async ({ queryClient, wire, query }) => {
    // A member reads his own.
    if (!import.meta.env.SSR) return;
    const tab = noticeTabs.find((known) => known === query["type"]) ?? "news";
    await Promise.all([
      queryClient.prefetchQuery(cataloguesQuery(wire, undefined)),
      queryClient.prefetchInfiniteQuery(announcementPagesQuery(wire, tab, undefined)),
    ]);
  },
});
