import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useText } from "../../shared/text/text.tsx";

/** A row of a menu: icon, name, arrow. */
export function PanelLink({ icon, text, href }: { readonly icon: IconName; readonly text: MessageId; readonly href: string }) {
  const t = useText();
  return (
    <li>
      <Link href={href} className="pressable text-lead flex min-h-13 items-center gap-3.5 text-[15px]!">
        <Icon name={icon} className="text-paper-2" />
        <span className="min-w-0 flex-1">{t(text)}</span>
        <Icon name="caret-right" size={14} className="text-paper-3" />
      </Link>
    </li>
  );
}
