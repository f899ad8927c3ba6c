import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { formatDate, formatTime } from "@lantern/phrases/formats.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { useEffect, useState } from "react";
import { hrefs } from "../paths.ts";
import { usePaintedPage } from "../shared/page/use-painted-page.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { sessionKeyStore } from "../shared/session/local-keys.ts";
import { useSession } from "../shared/session/use-session.ts";
import { useText } from "../shared/text/text.tsx";
import { toastMs } from "../shared/toast/toasts.ts";
import { useCall } from "../shared/wire/use-call.ts";

const shownKey = "loginTimeShown";

/** When this session began, once on the first home page after a login (specification 2.25): it asks for nothing and leaves by itself. */
export function LoginTimeCard() {
  const t = useText();
  const page = usePaintedPage();
  const session = useSession();
  const { facts } = useServices();
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  const [closed, setClosed] = useState(() => sessionKeyStore.get(shownKey) === "1");
  const shown = page === "home" && session !== undefined && member !== undefined && !closed;
  useEffect(() => {
    if (!shown) return undefined;
    sessionKeyStore.set(shownKey, "1");
    const timer = setTimeout(() => setClosed(true), toastMs.long);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  const zone = { timeZone: facts.timeZone };
  const at = { date: formatDate(member.sessionStartedAt, zone), time: formatTime(member.sessionStartedAt, zone) };
  return (
    <aside className="prompt" role="status">
      <Icon name="clock-back" size={24} className="ms-1 text-paper-2" />
      <span className="min-w-0 flex-1 py-1">
        <span className="text-label block">{t("shell.loginTime.last", at)}</span>
        {/* A trial account has no password to change. */}
        {!isTrial(session.type) && (
          <Link href={hrefs.page("securityCentre")} className="text-note block text-paper-3 underline underline-offset-2">
            {t("shell.loginTime.note")}
          </Link>
        )}
      </span>
      <IconButton icon="close" label={t("shell.close")} size={18} onClick={() => setClosed(true)} />
    </aside>
  );
}
