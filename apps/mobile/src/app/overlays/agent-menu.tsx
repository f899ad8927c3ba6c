import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconLink } from "@lantern/ui/components/icon-button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { hrefs, type PageName } from "../../paths.ts";
import { useUnreadCount } from "../../shared/messages/use-unread-count.ts";
import { useSwitches } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import { routeRowOf } from "../route-table.ts";
import type { OverlayProps } from "../overlay-host.tsx";

interface AgentEntry {
  readonly text: MessageId;
  readonly icon: IconName;
  readonly page: Exclude<PageName, "lotteryGame" | "securityEntry">;
  /** The switch of an entry whose page has none of its own; of the others the route table knows it. */
  readonly needs?: "TRANSREC3";
}

/** Specification 2.44.1, 2.44.2: the overview needs no switch. */
const entries: readonly AgentEntry[] = [
  { text: "shell.agent.overview", icon: "chart-bar", page: "teamOverview" },
  { text: "shell.agent.register", icon: "user-plus", page: "agentRegister" },
  { text: "shell.agent.profitAndLoss", icon: "chart", page: "teamProfitAndLoss" },
  { text: "shell.agent.members", icon: "users", page: "teamMembers" },
  { text: "shell.agent.betting", icon: "receipt", page: "teamBetting" },
  { text: "shell.agent.transactions", icon: "transactions", page: "transactions", needs: "TRANSREC3" },
  { text: "shell.agent.transfer", icon: "handshake", page: "teamMembers" },
];

/** What an agent may open (specification 2.44): choosing navigates and closes; the mask and the cross close. */
export function AgentMenu({ open, onClose }: OverlayProps) {
  const t = useText();
  const switches = useSwitches();
  const unread = useUnreadCount();
  const shown = entries.filter(({ page, needs = routeRowOf(page).needs }) => needs === undefined || switches.has(needs));
  return (
    <Sheet open={open} onClose={onClose} title={t("shell.agent.title")} closeLabel={t("shell.close")}>
      <IconLink
        icon="mail"
        label={unread > 0 ? t("shell.service.messagesUnread", { count: unread }) : t("shell.agent.inbox")}
        dot={unread > 0}
        href={hrefs.page("inbox")}
        className="absolute! -top-[52px] end-14"
        onClick={onClose}
      />
      <ul className="grid grid-cols-3 gap-2 px-4 pt-1 pb-5">
        {shown.map(({ text, icon, page }) => (
          <li key={text}>
            <Link
              href={hrefs.page(page)}
              className="pressable card flex min-h-24 flex-col items-center justify-center gap-2 px-1 py-3 text-center"
              onClick={onClose}
            >
              <Icon name={icon} size={28} className="text-paper-2" />
              <span className="text-label">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
