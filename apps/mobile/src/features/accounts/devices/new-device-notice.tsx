import { listNewDevices } from "@lantern/contract/accounts/list-new-devices.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { useState } from "react";
import { hrefs, type PageName } from "../../../paths.ts";
import { usePage } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useSession } from "../../../shared/session/use-session.ts";
import { useStream } from "../../../shared/stream/news.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useCall } from "../../../shared/wire/use-call.ts";

/** Where nothing is being filled in that it could lie over. */
const pagesOfNotice: ReadonlySet<PageName> = new Set(["home", "memberHome", "myAccount"]);

/** Tells a member, on his next visit and while he is here, that his account was entered from a device that it had not met. */
export function NewDeviceNotice() {
  const session = useSession();
  const page = usePage();
  if (session === undefined || isTrial(session.type) || !pagesOfNotice.has(page)) return null;
  return <Notice />;
}

function Notice() {
  const t = useText();
  const { facts } = useServices();
  const { data, refetch } = useCall(listNewDevices, undefined, { staleTimeMs: 300_000 });
  useStream("account", () => void refetch());
  const [closed, setClosed] = useState<string>();
  const newest = data?.[0];
  if (newest === undefined || newest.id === closed) return null;
  const device = [newest.browser, newest.system].filter((part) => part !== "").join(" · ") || newest.address;
  return (
    <aside className="prompt" role="status">
      <Icon name="warning-circle" size={24} className="ms-1 text-heat" />
      <span className="min-w-0 flex-1 py-1">
        <span className="text-label block">
          {t("shell.newDevice.title", { device, time: formatDateTime(newest.firstSeenAt, { timeZone: facts.timeZone }) })}
        </span>
        <Link href={hrefs.page("devices")} className="text-label inline-flex min-h-8 items-center gap-1 text-lit">
          {t("shell.newDevice.check")}
          <Icon name="caret-right" size={12} />
        </Link>
      </span>
      <IconButton icon="close" label={t("shell.close")} size={18} onClick={() => setClosed(newest.id)} />
    </aside>
  );
}
