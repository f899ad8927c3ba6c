import type { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { AccountMark } from "../account-mark.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { SecurityEntry } from "./security-entries.ts";

export type SecurityFact = CallValue<typeof getSecurityConfiguration>["entries"][number];

/** One protection: what it is, what it is good for, how it stands. */
export function SecurityRow({ entry, fact }: { readonly entry: SecurityEntry; readonly fact: SecurityFact | undefined }) {
  const t = useText();
  const { icon, title, note, href } = entry;
  const detail = fact?.detail ?? "";
  return (
    <li className="border-t border-line first:border-t-0">
      <Link href={href} className="security-row active:bg-wash">
        <AccountMark icon={icon} state={fact?.state} />
        <span className="min-w-0 flex-1 py-2.5">
          <span className="text-lead block text-[15px]!">{t(title)}</span>
          <span className="text-label block font-medium! text-paper-2 [overflow-wrap:anywhere]">{detail === "" ? t(note) : detail}</span>
        </span>
        <StateSign entry={entry} fact={fact} />
        <Icon name="caret-right" size={14} className="flex-none text-paper-3" />
      </Link>
    </li>
  );
}

const signs: Readonly<Record<SecurityFact["state"], { readonly icon?: IconName; readonly look: string }>> = {
  set: { icon: "check-circle", look: "text-jade" },
  unset: { look: "text-paper-2" },
  pending: { icon: "clock", look: "text-paper-2" },
  attention: { icon: "warning-circle", look: "text-heat" },
  open: { look: "text-paper-2" },
};

function StateSign({ entry, fact }: { readonly entry: SecurityEntry; readonly fact: SecurityFact | undefined }) {
  const t = useText();
  const state = fact?.state ?? "open";
  const own = entry.states?.[state];
  if (state === "open" && own === undefined) return null;
  const { icon, look } = signs[state];
  return (
    <span className={`text-label flex max-w-[40%] flex-none items-center gap-1 text-end ${look}`}>
      {icon !== undefined && <Icon name={icon} size={16} className="flex-none" />}
      <span>{t(own ?? (`security.state.${state}` as MessageId), { count: fact?.count ?? 0 })}</span>
    </span>
  );
}
