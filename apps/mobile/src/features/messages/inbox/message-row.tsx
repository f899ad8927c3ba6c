import { Icon } from "@lantern/ui/components/icon.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { messageIcons, type InboxMessage } from "./inbox-message.ts";
import { shortTimeOf } from "./message-time.ts";

export interface MessageRowProps {
  readonly message: InboxMessage;
  readonly onOpen: () => void;
}

/** One message of the list: what it is about, how it begins, when it came, and whether it is unread. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  const t = useText();
  const { facts, clock } = useServices();
  const { kind, title, text, createdAt, read } = message;
  return (
    <button type="button" className="inbox-row" data-unread={read ? undefined : ""} aria-haspopup="dialog" onClick={onOpen}>
      <span className="inbox-sign">
        <Icon name={messageIcons[kind]} size={22} />
        {!read && <span className="inbox-dot" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span className="inbox-title">
            {!read && <span className="sr-only">{t("messages.inbox.unread")}</span>}
            {title}
          </span>
          <time className="text-note flex-none text-paper-3 tabular-nums" dateTime={createdAt}>
            {shortTimeOf(createdAt, clock.nowMs(), facts.timeZone)}
          </time>
        </span>
        <span className="inbox-text">{text.split("\n")[0]}</span>
      </span>
    </button>
  );
}
