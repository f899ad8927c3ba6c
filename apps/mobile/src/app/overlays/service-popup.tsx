import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { hrefs } from "../../paths.ts";
import { useFlags, useResource, useSystemStatus } from "../../shared/page/use-site.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import type { OverlayProps } from "../overlay-host.tsx";
import { chatAllowed } from "./chat-rule.ts";
import { useUnreadCount } from "../../shared/messages/use-unread-count.ts";

/** Announcements, messages, help, chat, telegram (specification 2.45). Every way out of it closes it. */
export function ServicePopup({ open, onClose }: OverlayProps) {
  const t = useText();
  const session = useSession();
  const flags = useFlags();
  const service = useSystemStatus()?.info.customerService;
  const help = useResource("HELPCENTER");
  const unread = useUnreadCount();
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  const chat =
    service?.liveChat !== null &&
    service?.liveChat !== undefined &&
    chatAllowed({
      flagOn: flags.has("CBS3"),
      memberType: session?.type,
      labels: member?.memberLabel.map(({ labelName }) => labelName) ?? [],
    });
  return (
    <Sheet open={open} onClose={onClose} title={t("shell.service.title")} closeLabel={t("shell.close")}>
      <ul className="grid gap-2 px-4 pb-5">
        {chat && (
          <Entry
            icon="chat"
            title={t("shell.service.chat")}
            note={t("shell.service.chatNote")}
            href={service.liveChat ?? ""}
            onClose={onClose}
          />
        )}
        {service?.telegram !== null && service?.telegram !== undefined && (
          <Entry icon="telegram" title={t("shell.service.telegram")} href={service.telegram} onClose={onClose} />
        )}
        <Entry icon="megaphone" title={t("shell.service.announcements")} href={hrefs.page("announcements")} onClose={onClose} />
        <Entry
          icon="mail"
          title={t("shell.service.messages")}
          dotLabel={unread > 0 ? t("shell.service.messagesUnread", { count: unread }) : undefined}
          href={session === undefined ? hrefs.login({ from: hrefs.page("inbox") }) : hrefs.page("inbox")}
          onClose={onClose}
        />
        {help !== undefined && <Entry icon="help" title={t("shell.service.help")} href={help} onClose={onClose} />}
      </ul>
    </Sheet>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  /** Read instead of the title where something is unread. */
  readonly dotLabel?: string | undefined;
  readonly href: string;
  readonly onClose: () => void;
}

function Entry({ icon, title, note, dotLabel, href, onClose }: EntryProps) {
  const external = !href.startsWith("/");
  return (
    <li>
      <Link
        href={href}
        className="pressable card flex min-h-16 items-center gap-4 px-4 py-2"
        aria-label={dotLabel}
        onClick={onClose}
        {...(external ? { target: "_blank" } : {})}
      >
        <span className="relative">
          <Icon name={icon} size={28} className="text-paper-2" />
          {dotLabel !== undefined && <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-pill bg-heat-fill" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="text-lead block">{title}</span>
          {note !== undefined && <span className="text-note block text-paper-3">{note}</span>}
        </span>
        <Icon name={external ? "external" : "caret-right"} size={16} className="text-paper-3" />
      </Link>
    </li>
  );
}
