import { useSystemStatus } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";

export interface MemberLink {
  readonly icon: IconName;
  readonly text: MessageId;
  readonly href: string;
  /** How it stands there, under its name. */
  readonly note?: string | undefined;
}

/** A group of links: cards side by side in the new layout (mem_cen is '1'), else a list (specification 3.16.2). */
export function MemberLinks({ title, links }: { readonly title: string; readonly links: readonly MemberLink[] }) {
  const cards = useSystemStatus()?.info.mobileTemplate.mem_cen === "1";
  return (
    <section className="mt-5">
      <h2 className="text-label mb-2 text-paper-3">{title}</h2>
      <ul className={cards ? "grid grid-cols-2 gap-2.5" : "overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]"}>
        {links.map((link) => (
          <li key={link.href} className={cards ? "flex last:odd:col-span-2" : "border-t border-line first:border-t-0"}>
            {cards ? <LinkCard {...link} /> : <LinkRow {...link} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkCard({ icon, text, href, note }: MemberLink) {
  const t = useText();
  return (
    <Link
      href={href}
      className="pressable flex min-h-24 w-full flex-col justify-between gap-2 rounded-l bg-ink-2 p-4 [box-shadow:var(--edge-light)]"
    >
      <Icon name={icon} size={26} className="text-paper-2" />
      <span>
        <span className="text-lead block text-[15px]!">{t(text)}</span>
        {note !== undefined && <span className="text-label block font-medium! text-paper-2">{note}</span>}
      </span>
    </Link>
  );
}

function LinkRow({ icon, text, href, note }: MemberLink) {
  const t = useText();
  return (
    <Link href={href} className="text-lead flex min-h-14 items-center gap-3.5 px-4 text-[15px]! active:bg-wash">
      <Icon name={icon} className="text-paper-2" />
      <span className="min-w-0 flex-1 py-2">
        {t(text)}
        {note !== undefined && <span className="text-label block font-medium! text-paper-2">{note}</span>}
      </span>
      <Icon name="caret-right" size={14} className="text-paper-3" />
    </Link>
  );
}
