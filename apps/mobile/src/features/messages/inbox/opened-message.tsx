import { ConfirmDialog } from "@lantern/ui/components/dialog.tsx";
import { useState } from "react";
import { useText } from "../../../shared/text/text.tsx";
import type { InboxMessage } from "./inbox-message.ts";
import { MessageSheet } from "./message-sheet.tsx";
import type { Inbox } from "./use-inbox.ts";

export interface OpenedMessageProps {
  readonly message: InboxMessage;
  readonly inbox: Inbox;
}

/** A message that was opened: its sheet, and the question before it is deleted. */
export function OpenedMessage({ message, inbox }: OpenedMessageProps) {
  const t = useText();
  const [shown, setShown] = useState<"sheet" | "question" | "nothing">("sheet");
  const remove = async () => {
    await inbox.remove(message);
    setShown("nothing");
  };
  return (
    <>
      <MessageSheet message={message} open={shown === "sheet"} onClose={() => setShown("nothing")} onDelete={() => setShown("question")} />
      <ConfirmDialog
        open={shown === "question"}
        title={t("messages.inbox.deleteTitle")}
        cancelLabel={t("messages.inbox.cancel")}
        confirmLabel={t("messages.inbox.delete")}
        confirmKind="heat"
        pending={inbox.pending}
        onCancel={() => setShown("sheet")}
        onConfirm={() => void remove()}
      >
        {t("messages.inbox.deleteText")}
      </ConfirmDialog>
    </>
  );
}
