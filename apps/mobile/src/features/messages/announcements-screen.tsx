import "./messages.css";
import { getSystemAnnouncements } from "@lantern/contract/messages/get-system-announcements.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useLastKnown } from "../../shared/offline/use-last-known.ts";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useLanguage, useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { AnnouncementItem } from "./announcement-item.tsx";

/** The announcements, each opening in its place (specification 2.3, 2.25). */
function AnnouncementsScreen() {
  const t = useText();
  const answer = useCall(getSystemAnnouncements, undefined, { staleTimeMs: 30_000 });
  const { isError, isFetching, refetch } = answer;
  const { value: data, asOfMs } = useLastKnown(`announcements:${useLanguage()}`, answer);
  if (data === undefined) {
    return isError ? (
      <LoadFailed page title={t("messages.announcements.failed")} pending={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  const { announcements } = data;
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
      <AsOf atMs={asOfMs} className="px-5 pt-2" />
      <ul className="grid gap-2.5 px-4 pt-2">
        {announcements.map((announcement) => (
          <li key={announcement.id}>
            <AnnouncementItem announcement={announcement} />
          </li>
        ))}
      </ul>
      <p className="text-label px-4 py-5 text-center font-medium! text-paper-3">{t("messages.announcements.end")}</p>
    </>
  );
}

function ListSkeleton() {
  const t = useText();
  return (
    <div className="grid gap-2.5 px-4 pt-2" role="status" aria-label={t("shell.loading")}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="block h-16 rounded-l" />
      ))}
    </div>
  );
}

export const screen = defineScreen({
  component: AnnouncementsScreen,
  load: ({ queryClient, wire }) => queryClient.prefetchQuery(callQuery(wire, getSystemAnnouncements)),
});
