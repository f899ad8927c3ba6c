import "./accounts.css";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { localKeys, localKeyStore } from "../../shared/session/local-keys.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { PasswordForm } from "./security/password-form.tsx";

/** The first password, given by somebody else, is changed before anything else; it serves any later change too (specification 2.12.4, 7.5). */
function FirstPasswordChangeScreen() {
  const t = useText();
  const services = useServices();
  const first = useSession()?.firstTimeLogin ?? true;
  const goOn = () => {
    const session = services.session.current();
    if (session !== undefined)
      services.session.begin({ ...session, firstTimeLogin: false }, { autoLogin: localKeyStore.get(localKeys.autoLogin) === "1" });
    services.toasts.show("success", t("accounts.password.changed"));
    services.navigate(hrefs.page("home"), { replace: true });
  };
  return (
    <div className="mx-auto max-w-130">
      <PasswordForm intro={t(first ? "accounts.password.why" : "accounts.password.whyAny")} onChanged={goOn} />
    </div>
  );
}

export const screen = defineScreen({ component: FirstPasswordChangeScreen });
