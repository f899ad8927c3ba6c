import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { formatDate, formatTime } from "@lantern/phrases/formats.ts";
import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { Dialog } from "@lantern/ui/components/dialog.tsx";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import type { OverlayProps } from "../overlay-host.tsx";

/** When this session began, shown once on home after a login (specification 2.25). */
export function LoginTimePopup({ open, onClose }: OverlayProps) {
  const t = useText();
  const { facts } = useServices();
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  if (member === undefined) return null;
  const zone = { timeZone: facts.timeZone };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("shell.loginTime.title", { name: member.nickname || member.userName })}
      actions={
        <>
          <ButtonLink kind="quiet" href={hrefs.page("securityCentre")} onClick={onClose}>
            {t("shell.loginTime.security")}
          </ButtonLink>
          <Button kind="quiet" onClick={onClose}>
            {t("shell.loginTime.ok")}
          </Button>
        </>
      }
    >
      <p>
        {t("shell.loginTime.last", { date: formatDate(member.sessionStartedAt, zone), time: formatTime(member.sessionStartedAt, zone) })}
      </p>
      <p className="mt-2">{t("shell.loginTime.note")}</p>
    </Dialog>
  );
}
