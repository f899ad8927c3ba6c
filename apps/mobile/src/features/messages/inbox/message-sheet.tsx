import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { messageHrefs, messageIcons, type InboxMessage } from "./inbox-message.ts";
import { wholeTimeOf } from "./message-time.ts";

export interface MessageSheetProps {
  readonly message: InboxMessage;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** A message, whole, with the way to what it speaks of. */
export function MessageSheet({ message, open, onClose, onDelete }: MessageSheetProps) {
  const t = useText();
  const { facts } = useServices();
  const { kind, title, text, link, createdAt } = message;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t("shell.close")}
      footer={
        <div className="flex gap-2.5 px-5 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
          {link === null ? (
            <Button kind="quiet" size="large" icon="trash" wide onClick={onDelete}>
              {t("messages.inbox.delete")}
            </Button>
          ) : (
            <>
              <IconButton icon="trash" label={t("messages.inbox.delete")} className="inbox-delete" onClick={onDelete} />
              <ButtonLink kind="gold" size="large" wide href={messageHrefs[link]}>
                {t(`messages.inbox.link.${link}`)}
              </ButtonLink>
            </>
          )}
        </div>
      }
    >
      <div className="px-5 pb-2">
        <p className="text-note flex items-center gap-2 text-paper-3 tabular-nums">
          <Icon name={messageIcons[kind]} size={18} className="text-paper-2" />
          <time dateTime={createdAt}>{wholeTimeOf(createdAt, facts.timeZone)}</time>
          {kind === "operator" && <span>{t("messages.inbox.from", { merchant: facts.merchantName })}</span>}
        </p>
        <p className="text-body mt-3 wrap-anywhere whitespace-pre-line text-paper-2">{text}</p>
      </div>
    </Sheet>
  );
}
