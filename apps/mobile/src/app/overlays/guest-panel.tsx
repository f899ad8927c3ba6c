import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { hrefs } from "../../paths.ts";
import { useFlags } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import { PanelFoot } from "./panel-foot.tsx";
import { PanelDownload } from "./panel-download.tsx";
import { PanelLink } from "./panel-link.tsx";

/** Welcome, register, log in (specification 2.42), and what a visitor may read. */
export function GuestPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const flags = useFlags();
  return (
    <>
      <div className="flex justify-end">
        <IconButton icon="close" label={t("shell.close")} size={22} className="-me-2" onClick={onClose} />
      </div>
      <div className="-mt-14 flex flex-col items-start">
        <Emblem lit size={104} className="-ms-4" />
        <p className="text-hero mt-1">{t("shell.panel.welcome")}</p>
        <p className="text-body mt-1 text-paper-2">{t("shell.panel.welcomeNote")}</p>
      </div>
      <div className="mt-5 grid gap-2">
        <ButtonLink kind="gold" size="large" wide href={hrefs.page("register")}>
          {t("shell.register")}
        </ButtonLink>
        <ButtonLink kind="quiet" size="large" wide href={hrefs.page("login")}>
          {t("shell.logIn")}
        </ButtonLink>
      </div>
      <ul className="mt-4">
        {flags.has("FREEPLAY3") && <PanelLink icon="gamepad" text="shell.freePlay" href={hrefs.page("freeTrial")} />}
        <PanelLink icon="gift" text="shell.title.promotions" href="/m/activity" />
        <PanelLink icon="megaphone" text="shell.title.announcements" href={hrefs.page("announcements")} />
        <PanelLink icon="help" text="shell.title.service" href={hrefs.page("service")} />
        <PanelDownload />
      </ul>
      <PanelFoot />
    </>
  );
}
