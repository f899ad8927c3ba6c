import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { isAgent, isTrial } from "@lantern/rules/accounts/member-types.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton, IconLink } from "@lantern/ui/components/icon-button.tsx";
import { hrefs } from "../../paths.ts";
import { overlays } from "../../shared/layout/overlays.ts";
import { useUnreadCount } from "../../shared/messages/use-unread-count.ts";
import { useSwitches } from "../../shared/page/use-site.ts";
import { useFollowing } from "../../shared/page/use-whole-page.ts";
import type { SessionInfo } from "../../shared/session/session-info.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { Avatar } from "../../shared/avatar/avatar.tsx";
import { BalanceCard } from "../../shared/wallet/balance-card.tsx";
import { MoneyShortcuts } from "./money-shortcuts.tsx";
import { PanelFoot } from "./panel-foot.tsx";
import { PanelDownload } from "./panel-download.tsx";
import { PanelButton, PanelLink } from "./panel-link.tsx";
import { PanelVibration } from "./panel-vibration.tsx";
import { SessionTime } from "./session-time.tsx";

/** Name, balance, every link of a member, language, sign out (specification 2.43). */
export function MemberPanel({ session, onClose }: { readonly session: SessionInfo; readonly onClose: () => void }) {
  const t = useText();
  // The panel comes from beyond the edge: what is below its head follows while it moves.
  const whole = useFollowing(true);
  const unread = useUnreadCount();
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  return (
    <>
      <div className="mb-2 flex min-h-15 items-center gap-3">
        <Avatar userName={session.userName} address={member?.headIcon} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-title text-[19px] leading-6 font-bold [font-stretch:92%]">{session.userName}</span>
          {member?.hasVip === true && (
            <span className="text-label flex items-center gap-1.5 text-paper-2">
              <Icon name="crown" size={14} />
              {t("shell.panel.vip", { level: member.vipRankLevel })}
            </span>
          )}
        </span>
        {!isTrial(session.type) && (
          <IconLink
            icon="mail"
            label={unread > 0 ? t("shell.service.messagesUnread", { count: unread }) : t("shell.service.messages")}
            dot={unread > 0}
            href={hrefs.page("inbox")}
          />
        )}
        <IconButton icon="close" label={t("shell.close")} size={22} className="-me-2" onClick={onClose} />
      </div>
      <BalanceCard>
        <MoneyShortcuts memberType={session.type} />
      </BalanceCard>
      {whole && <Rest memberType={session.type} />}
    </>
  );
}

function Rest({ memberType }: { readonly memberType: SessionInfo["type"] }) {
  const t = useText();
  const switches = useSwitches();
  return (
    <>
      <SessionTime />
      <ul className="mt-2">
        {isAgent(memberType) && <PanelButton icon="users" text="shell.panel.team" onClick={() => overlays.open("agent-menu")} />}
        <PanelLink icon="account" text="shell.panel.account" href={hrefs.page("myAccount")} />
        <PanelLink icon="receipt" text="shell.panel.bettingRecord" href={hrefs.page("bettingRecord")} />
        <PanelLink icon="transactions" text="shell.panel.transactions" href={hrefs.page("transactions")} />
        <PanelLink icon="chart" text="shell.panel.profitAndLoss" href={hrefs.page("profitAndLoss")} />
        {switches.has("REWCEN3") && <PanelLink icon="gift" text="shell.panel.rewards" href={hrefs.page("rewardCentre")} />}
        <PanelLink icon="mall" text="shell.panel.mall" href={hrefs.page("mall")} />
        <PanelLink icon="shield" text="shell.panel.security" href={hrefs.page("securityCentre")} />
        <PanelDownload />
        <PanelVibration />
      </ul>
      <PanelFoot>
        <Button kind="quiet" icon="sign-out" className="px-2!" onClick={() => overlays.open("sign-out")}>
          {t("shell.panel.signOut")}
        </Button>
      </PanelFoot>
    </>
  );
}
