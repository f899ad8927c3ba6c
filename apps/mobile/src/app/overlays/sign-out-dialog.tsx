import { logout } from "@lantern/contract/accounts/logout.ts";
import { getConsolidatedSettings } from "@lantern/contract/site/get-consolidated-settings.ts";
import { ConfirmDialog } from "@lantern/ui/components/dialog.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { endSession } from "../../shared/session/end-session.ts";
import { clearSessionKeys } from "../../shared/session/local-keys.ts";
import { useText } from "../../shared/text/text.tsx";
import { callQuery } from "../../shared/wire/use-call.ts";
import type { OverlayProps } from "../overlay-host.tsx";

/** Asks, tells the platform, forgets everything, leads to the login page or, where the merchant wants it, home (specification 4.1.2, 8.8.5). */
export function SignOutDialog({ open, onClose }: OverlayProps) {
  const t = useText();
  const services = useServices();
  const [pending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    const settings = services.queryClient.fetchQuery(callQuery(services.wire, getConsolidatedSettings)).catch(() => undefined);
    const told = services.wire.callServer(logout);
    // The token is forgotten here whatever the platform answers, since it may be unreachable; and before the stream brings the news
    // that the session has ended, which would be told as if it came from elsewhere.
    endSession(services);
    clearSessionKeys();
    await told;
    const toHome = (await settings)?.logoutToHome === true;
    setPending(false);
    onClose();
    services.navigate(hrefs.page(toHome ? "home" : "login"), { replace: true });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t("shell.signOut.question")}
      cancelLabel={t("shell.signOut.stay")}
      confirmLabel={t("shell.panel.signOut")}
      confirmKind="heat"
      pending={pending}
      onCancel={onClose}
      onConfirm={() => void leave()}
    >
      {t("shell.signOut.note")}
    </ConfirmDialog>
  );
}
