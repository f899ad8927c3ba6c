import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { overlays } from "../../shared/layout/overlays.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useSystemStatus } from "../../shared/page/use-site.ts";
import { localKeys, localKeyStore } from "../../shared/session/local-keys.ts";
import { useText } from "../../shared/text/text.tsx";
import { isIosSafari, isIos, isMobile, isStandalone } from "../device.ts";
import { downloadOptions, type DownloadOption } from "../download-options.ts";
import type { OverlayProps } from "../overlay-host.tsx";

const icons: Readonly<Record<DownloadOption["kind"], IconName>> = {
  "home-screen": "add-square",
  android: "android",
  profile: "shield",
  ios: "apple",
};
const texts = {
  "home-screen": ["shell.download.homeScreen", "shell.download.homeScreenNote"],
  android: ["shell.download.android", "shell.download.androidNote"],
  profile: ["shell.download.profile", "shell.download.profileNote"],
  ios: ["shell.download.ios", "shell.download.iosNote"],
} as const;

/** The ways to have the app at hand, those that work on this device (specification 2.47). */
export function DownloadPopup({ open, onClose }: OverlayProps) {
  const t = useText();
  const { facts } = useServices();
  const resources = useSystemStatus()?.info.resources ?? [];
  const options = downloadOptions({
    mobile: isMobile(navigator.userAgent),
    ios: isIos(navigator.userAgent),
    iosSafari: isIosSafari(navigator.userAgent),
    standalone: isStandalone(),
    webclip: localKeyStore.get(localKeys.webclip) !== null,
    resources,
  });
  return (
    <Sheet open={open} onClose={onClose} title={t("shell.download.title")} closeLabel={t("shell.close")}>
      <ul className="grid gap-2 px-4 pb-5">
        {options.map(({ kind, url }) => {
          const [title, note] = texts[kind];
          const content = (
            <>
              <Icon name={icons[kind]} size={28} className="text-paper-2" />
              <span className="min-w-0 flex-1 text-start">
                <span className="text-lead block">{t(title)}</span>
                <span className="text-note block text-paper-3">{t(note, { name: facts.merchantName })}</span>
              </span>
              <Icon name="caret-right" size={14} className="text-paper-3" />
            </>
          );
          const look = "pressable card flex min-h-16 w-full items-center gap-4 px-4 py-2";
          return (
            <li key={kind}>
              {url === undefined ? (
                <button type="button" className={look} onClick={() => overlays.open("install-guide")}>
                  {content}
                </button>
              ) : (
                <a href={url} className={look}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
