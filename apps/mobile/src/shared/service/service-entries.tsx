import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { hrefs } from "../../paths.ts";
import { useUnreadCount } from "../messages/use-unread-count.ts";
import { useFlags, useResource, useSystemStatus } from "../page/use-site.ts";
import { useSession } from "../session/use-session.ts";
import { useText } from "../text/text.tsx";
import { useCall } from "../wire/use-call.ts";
import { chatAllowed } from "./chat-rule.ts";

export interface ServiceEntriesProps {
  /** Told when one has been followed. */
  readonly onFollow?: () => void;
  /** The page that shows them, which needs no link to itself. */
  readonly here?: string;
}

/** Live chat, telegram, announcements, messages, help: those that the merchant has and this person may use (specification 2.45). */
export function ServiceEntries({ onFollow, here }: ServiceEntriesProps) {
  const t = useText();
  const session = useSession();
  const unread = useUnreadCount();
  const service = useSystemStatus()?.info.customerService;
  const help = useResource("HELPCENTER");
  const chat = useChatAddress();
  const inbox = hrefs.page("inbox");
  return (
    <ul className="grid gap-2">
      {chat !== undefined && (
        <Entry icon="chat" title={t("shell.service.chat")} note={t("shell.service.chatNote")} href={chat} onFollow={onFollow} />
      )}
      {typeof service?.telegram === "string" && (
        <Entry icon="telegram" title={t("shell.service.telegram")} href={service.telegram} onFollow={onFollow} />
      )}
      <Entry icon="megaphone" title={t("shell.service.announcements")} href={hrefs.page("announcements")} onFollow={onFollow} />
      <Entry
        icon="mail"
        title={t("shell.service.messages")}
        unreadText={unread > 0 ? t("shell.service.messagesUnread", { count: unread }) : undefined}
        href={session === undefined ? hrefs.login({ from: inbox }) : inbox}
        onFollow={onFollow}
      />
      {help !== undefined && help !== here && <Entry icon="help" title={t("shell.service.help")} href={help} onFollow={onFollow} />}
    </ul>
  );
}

/** Where live chat is, for those who may use it. */
function useChatAddress(): string | undefined {
  const session = useSession();
  const flags = useFlags();
  const address = useSystemStatus()?.info.customerService.liveChat;
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  const labels = member?.memberLabel.map(({ labelName }) => labelName) ?? [];
  return typeof address === "string" && chatAllowed({ flagOn: flags.has("CBS3"), memberType: session?.type, labels }) ? address : undefined;
}

interface EntryProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string;
  /** Read instead of the title, and marked by a dot, where something is unread. */
  readonly unreadText?: string | undefined;
  readonly href: string;
  readonly onFollow?: (() => void) | undefined;
}

function Entry({ icon, title, note, unreadText, href, onFollow }: EntryProps) {
  const external = !href.startsWith("/");
  return (
    <li>
      <Link
        href={href}
        className="pressable card flex min-h-16 items-center gap-4 px-4 py-2"
        aria-label={unreadText}
        onClick={onFollow}
        {...(external ? { target: "_blank" } : {})}
      >
        <span className="relative">
          <Icon name={icon} size={28} className="text-paper-2" />
          {unreadText !== undefined && <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-pill bg-heat-fill" />}
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
