import "./messages.css";
import { getSystemAnnouncements } from "@lantern/contract/messages/get-system-announcements.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { AnnouncementItem } from "./announcement-item.tsx";

/** The announcements, each opening in its place (specification 2.3, 2.25). */
function AnnouncementsScreen() {
  const t = useText();
  const { data, isError, isFetching, refetch } = useCall(getSystemAnnouncements, undefined, { staleTimeMs: 30_000 });
  if (data === undefined) {
    return isError ? (
      <ErrorState
        className="min-h-[50vh] justify-center"
        title={t("messages.announcements.failed")}
        retryLabel={t("shell.retry")}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <ListSkeleton />
    );
  }
  const { announcements } = data;
  if (announcements.length === 0)
    return (
      <EmptyState
        className="min-h-[50vh] justify-center"
        title={t("messages.announcements.none")}
        note={t("messages.announcements.noneNote")}
      />
    );
  return (
    <>
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
