import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { hrefs } from "../../paths.ts";
import { Avatar } from "../../shared/avatar/avatar.tsx";
import { useUnreadCount } from "../../shared/messages/use-unread-count.ts";
import { overlays } from "../../shared/layout/overlays.ts";
import { BelowFirstView } from "../../shared/page/below-first-view.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { MemberCard } from "./member-card.tsx";
import { VendorWallets } from "./wallets/vendor-wallets.tsx";
import { MemberLinks, type MemberLink } from "./member-links.tsx";

const play: readonly MemberLink[] = [
  { icon: "receipt", text: "shell.panel.bettingRecord", href: hrefs.page("bettingRecord") },
  { icon: "transactions", text: "shell.panel.transactions", href: hrefs.page("transactions") },
  { icon: "gamepad", text: "accounts.member.recent", href: hrefs.gameList({ type: "recent", gameType: "ALL" }) },
  { icon: "ticket", text: "accounts.member.lottery", href: hrefs.lottery() },
];

const house: readonly MemberLink[] = [
  { icon: "megaphone", text: "shell.service.announcements", href: hrefs.page("announcements") },
  { icon: "book", text: "shell.title.userAgreement", href: hrefs.page("userAgreement") },
];

/** The member's own page: who he is, what he has, where everything of his is. */
function MemberCentreScreen() {
  const t = useText();
  const session = useSession();
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  const unread = useUnreadCount();
  const trial = session !== undefined && isTrial(session.type);
  const { data: security } = useCall(getSecurityConfiguration, undefined, { enabled: !trial, staleTimeMs: 60_000 });
  const level = security === undefined ? undefined : t(`security.level.${security.level}`);
  if (session === undefined) return <div className="min-h-[70vh]" aria-busy="true" />;
  return (
    <div className="mx-auto max-w-130 px-4 pt-2 pb-6">
      <div className="mb-3 flex min-h-15 items-center gap-3">
        <Avatar userName={session.userName} address={member?.headIcon} />
        <span className="min-w-0 flex-1">
          <span className="text-title block truncate">{session.userName}</span>
          {member?.hasVip === true && (
            <span className="text-label flex items-center gap-1.5 text-paper-2">
              <Icon name="crown" size={14} />
              {t("shell.panel.vip", { level: member.vipRankLevel })}
            </span>
          )}
        </span>
      </div>
      {trial && <p className="text-label mb-3 rounded-m bg-ink-3 px-4 py-3 text-paper-2">{t("accounts.member.trial")}</p>}
      <MemberCard />
      {!trial && <VendorWallets />}
      <MemberLinks title={t("accounts.member.money")} links={play} />
      <MemberLinks
        title={t("security.group.person")}
        links={[
          { icon: "account", text: "shell.panel.account", href: hrefs.page("myAccount"), note: member?.nickname },
          { icon: "shield", text: "shell.title.security", href: hrefs.page("securityCentre"), note: level },
        ]}
      />
      <BelowFirstView>
        <MemberLinks
          title={t("accounts.member.house")}
          links={[
            ...(trial
              ? []
              : [
                  {
                    icon: "mail" as const,
                    text: "shell.service.messages" as const,
                    href: hrefs.page("inbox"),
                    note: unread > 0 ? t("messages.inbox.count", { count: unread }) : undefined,
                  },
                ]),
            ...house,
          ]}
        />
        <Button kind="quiet" wide icon="sign-out" className="mt-5" onClick={() => overlays.open("sign-out")}>
          {t("shell.panel.signOut")}
        </Button>
      </BelowFirstView>
    </div>
  );
}

export const screen = defineScreen({ component: MemberCentreScreen });
