import { markAnnouncementAsRead } from "@lantern/contract/messages/mark-announcement-as-read.ts";
import { formatDate } from "@lantern/phrases/formats.ts";
import { Badge } from "@lantern/ui/components/badge.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { keepAsRead, type Announcement } from "./announcement-pages.ts";
import { OperatorText } from "./operator-text.tsx";

const iconOfType = { A: "megaphone", H: "hot", PL: "user", PR: "promotions", PU: "bell", B: "image" } as const;

/** One announcement that opens in its place. A member's opening of it is told to the platform once, in silence. */
export function AnnouncementItem({ announcement }: { readonly announcement: Announcement }) {
  const t = useText();
  const { facts, wire, queryClient } = useServices();
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const { id, type, title, content, startDate, endDate, read } = announcement;
  const unread = session !== undefined && !read && !opened;
  const day = (date: string) => formatDate(date, { timeZone: facts.timeZone });
  const open = async () => {
    if (opened) return;
    setOpened(true);
    if (session === undefined || read) return;
    const outcome = await wire.callServer(markAnnouncementAsRead, { body: { announcementId: id } });
    if (!outcome.ok) return;
    await keepAsRead(queryClient, id);
  };
  return (
    <details
      className="announcement rounded-l bg-ink-2 [box-shadow:var(--edge-light)]"
      onToggle={(event) => event.currentTarget.open && void open()}
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-3">
        <Icon name={iconOfType[type]} size={22} className="text-paper-3" />
        <span className="min-w-0 flex-1">
          <span className="text-lead block text-[15px]!">{title}</span>
          <span className="text-note mt-0.5 flex items-center gap-2 text-paper-3">
            {endDate === null ? day(startDate) : t("messages.announcements.period", { from: day(startDate), to: day(endDate) })}
            {unread && <Badge kind="new">{t("messages.announcements.unread")}</Badge>}
          </span>
        </span>
        <Icon name="caret-down" size={16} className="announcement-caret text-paper-3" />
      </summary>
      <div className="px-4 pb-4 ps-[50px]">{opened && <OperatorText html={content} />}</div>
    </details>
  );
}
