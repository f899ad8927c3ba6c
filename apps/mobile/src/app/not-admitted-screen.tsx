import { useEffect } from "react";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../paths.ts";
import { usePage } from "../shared/layout/use-page.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { defineScreen } from "../shared/page/screen.ts";
import { useSystemStatus } from "../shared/page/use-site.ts";
import { useSession } from "../shared/session/use-session.ts";
import { useErrorText, useText } from "../shared/text/text.tsx";
import { toastMs } from "../shared/toast/toasts.ts";
import { pageAdmission } from "./page-admission.ts";
import { routeRowOf } from "./route-table.ts";

/** Stands in the place of a page that is not for this kind of account, and says why (specification 5.7.2, 6.4.2, 8.1.2, 8.1.7, 8.8.4). */
function NotAdmittedScreen() {
  const t = useText();
  const errorText = useErrorText();
  const session = useSession();
  const { toasts } = useServices();
  const page = usePage();
  const admission = pageAdmission(page, session?.type, useSystemStatus());
  const cashier = routeRowOf(page).access === "cashier";
  const rejection = t("shell.freeReject");
  useEffect(() => {
    if (cashier) toasts.show("info", rejection, { ms: toastMs.info });
  }, [cashier, rejection, toasts]);
  const trial = admission === "trial_refused";
  return (
    <EmptyState
      className="min-h-[52vh] justify-center"
      title={errorText(`access.${admission}`)}
      note={trial ? t("accounts.notAdmitted.trial") : t("accounts.notAdmitted.other")}
      action={
        trial ? (
          <span className="flex flex-wrap justify-center gap-2">
            <ButtonLink kind="gold" href={hrefs.page("register")}>
              {t("shell.register")}
            </ButtonLink>
            <ButtonLink kind="quiet" href={hrefs.page("login")}>
              {t("shell.logIn")}
            </ButtonLink>
          </span>
        ) : (
          <ButtonLink kind="quiet" href={hrefs.page("memberHome")}>
            {t("shell.nav.member")}
          </ButtonLink>
        )
      }
    />
  );
}

export const screen = defineScreen({ component: NotAdmittedScreen });
