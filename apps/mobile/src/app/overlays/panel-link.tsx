import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useText } from "../../shared/text/text.tsx";

interface PanelRow {
  readonly icon: IconName;
  readonly text: MessageId;
}

const look = "pressable text-lead flex min-h-13 w-full items-center gap-3.5 text-start text-[15px]!";

/** A row of the panel that leads to a page: icon, name, arrow. */
export function PanelLink({ href, ...row }: PanelRow & { readonly href: string }) {
  return (
    <li>
      <Link href={href} className={look}>
        <Row {...row} />
      </Link>
    </li>
  );
}

/** A row of the panel that opens something over the page. */
export function PanelButton({ onClick, ...row }: PanelRow & { readonly onClick: () => void }) {
  return (
    <li>
      <button type="button" className={look} aria-haspopup="dialog" onClick={onClick}>
        <Row {...row} />
      </button>
    </li>
  );
}

function Row({ icon, text }: PanelRow) {
  const t = useText();
  return (
    <>
      <Icon name={icon} className="text-paper-2" />
      <span className="min-w-0 flex-1">{t(text)}</span>
      <Icon name="caret-right" size={14} className="text-paper-3" />
    </>
  );
}
