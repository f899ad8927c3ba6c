import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Button } from "@lantern/ui/components/button.tsx";
import { useEffect, useState } from "react";
import { overlays } from "../shared/layout/overlays.ts";
import { usePaintedPage } from "../shared/page/use-painted-page.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useSystemStatus } from "../shared/page/use-site.ts";
import { localKeyStore } from "../shared/session/local-keys.ts";
import { useText } from "../shared/text/text.tsx";
import { toastMs } from "../shared/toast/toasts.ts";
import { currentDevice, isIos, isIosSafari } from "./device.ts";
import { hasDownload } from "./download-options.ts";

const hiddenKey = "downloadBarHidden";

/** How far one has scrolled before the app is offered, in px: the first view is the page's own. */
const offeredAfterPx = 160;

/** The bar that offers the app: icon, words, five stars, close (specification 2.46). It comes once one has begun to look around. */
export function DownloadBar() {
  const t = useText();
  const page = usePaintedPage();
  const { facts, theme, toasts } = useServices();
  const info = useSystemStatus()?.info;
  const [hidden, setHidden] = useState(() => localKeyStore.get(hiddenKey) === "1");
  const device = currentDevice();
  const android = info?.resources.find(({ resourceType }) => resourceType === "Android")?.url;
  const available = hasDownload(info?.resources ?? []);
  const looked = useLookedAround();
  if (page !== "home" || hidden || !looked || !available || device === "APP" || device === "PWA") return null;
  const get = () => {
    const agent = navigator.userAgent;
    if (!isIos(agent) && android !== undefined && device === "MOBILE") location.assign(android);
    else if (isIos(agent) && !isIosSafari(agent)) toasts.show("info", t("shell.download.safari"), { ms: toastMs.short });
    else overlays.open("download");
  };
  const hide = () => {
    localKeyStore.set(hiddenKey, "1");
    setHidden(true);
  };
  return (
    <aside className="prompt" aria-label={t("shell.download.title")}>
      <theme.Mark size={32} />
      <span className="min-w-0 flex-1">
        <span className="text-label line-clamp-2">
          {info?.mobileTemplate.app_desc === undefined || info.mobileTemplate.app_desc === ""
            ? t("shell.download.bar", { name: facts.merchantName })
            : info.mobileTemplate.app_desc}
        </span>
        <span className="flex items-center gap-0.5 text-lit" role="img" aria-label={t("shell.download.grade")}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star-on" size={12} />
          ))}
          <span className="text-note ms-1 text-paper-2">5.0</span>
        </span>
      </span>
      <Button kind="quiet" size="small" onClick={get}>
        {t("shell.download.get")}
      </Button>
      <IconButton icon="close" label={t("shell.download.close")} size={18} onClick={hide} />
    </aside>
  );
}

function useLookedAround(): boolean {
  const [looked, setLooked] = useState(() => window.scrollY > offeredAfterPx);
  useEffect(() => {
    if (looked) return undefined;
    const follow = () => window.scrollY > offeredAfterPx && setLooked(true);
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [looked]);
  return looked;
}
