import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { memo } from "react";
import { hrefs, type PageName } from "../paths.ts";
import { overlays, useOverlay } from "../shared/layout/overlays.ts";
import { usePage } from "../shared/layout/use-page.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useSession } from "../shared/session/use-session.ts";
import { useText } from "../shared/text/text.tsx";

/** Home, promotions, deposit, customer service, member (specification 2.11). Deposit is the theme's emblem, lit for members. */
export const BottomMenu = memo(function BottomMenu() {
  const t = useText();
  const page = usePage();
  const overlay = useOverlay();
  const session = useSession();
  const { DepositEmblem } = useServices().theme;
  return (
    <nav className="bottom-menu" aria-label={t("shell.menu")}>
      <Entry icon="home" page="home" current={page} label="shell.nav.home" href={hrefs.page("home")} />
      <Entry icon="promotions" page="promotions" current={page} label="shell.nav.promotions" href="/m/activity" />
      <Link href={hrefs.page("deposit")} className="bottom-entry bottom-deposit" aria-current={page === "deposit" ? "page" : undefined}>
        <DepositEmblem lit={session !== undefined} />
        <span>{t("shell.nav.deposit")}</span>
      </Link>
      <button
        type="button"
        className="bottom-entry"
        aria-haspopup="dialog"
        aria-expanded={overlay === "service"}
        onClick={() => overlays.open("service")}
      >
        <Icon name={overlay === "service" ? "service-on" : "service"} size={26} />
        <span>{t("shell.nav.service")}</span>
      </button>
      <Entry icon="member" page="memberHome" current={page} label="shell.nav.member" href={hrefs.page("memberHome")} />
    </nav>
  );
});

interface EntryProps {
  readonly icon: IconName & ("home" | "promotions" | "member");
  readonly page: PageName;
  readonly current: PageName;
  readonly label: MessageId;
  readonly href: string;
}

function Entry({ icon, page, current, label, href }: EntryProps) {
  const t = useText();
  const here = page === current;
  return (
    <Link href={href} className="bottom-entry" aria-current={here ? "page" : undefined}>
      <Icon name={here ? `${icon}-on` : icon} size={26} />
      <span>{t(label)}</span>
    </Link>
  );
}
