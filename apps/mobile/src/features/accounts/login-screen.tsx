import { loginMethods, type LoginMethod } from "@lantern/rules/accounts/login-rules.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useFlags } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import { AccountScene } from "./account-scene.tsx";
import { houseWordsOf } from "./house-words.ts";
import { LoginForm } from "./login/login-form.tsx";

/** Login (specification 2.16–2.19). A change of method begins the form anew: no captcha, remembered credentials in place (4.7.1). */
function LoginScreen() {
  const t = useText();
  const { theme } = useServices().facts;
  const flags = useFlags();
  const methods = loginMethods({ smsLogin: flags.has("SMSLOGIN3") });
  const [method, setMethod] = useState<LoginMethod>("password");
  return (
    <AccountScene height="tall" title={t("accounts.login.title")} note={t(houseWordsOf(theme).loginNote)}>
      {methods.length > 1 && (
        <div className="mb-3">
          <Segmented
            label={t("accounts.login.method")}
            items={methods.map((id) => ({ id, label: t(`accounts.login.method.${id}`) }))}
            selected={method}
            onSelect={setMethod}
          />
        </div>
      )}
      {method === "password" ? <LoginForm /> : <p className="text-body py-6 text-paper-2">{t("accounts.login.smsLater")}</p>}
      <div className="account-foot">
        {flags.has("FREEPLAY3") ? (
          <ButtonLink href={hrefs.page("freeTrial")} icon="gamepad" className="-ms-2 px-2! whitespace-nowrap text-paper-2!">
            {t("accounts.login.testPlay")}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefs.page("home")} icon="home" className="-ms-2 px-2! text-paper-2!">
            {t("shell.title.home")}
          </ButtonLink>
        )}
        <p className="text-label flex flex-wrap items-center justify-end gap-x-2 text-[14px]! text-paper-2">
          {t("accounts.login.newHere")}
          <Link
            href={hrefs.page("register")}
            className="inline-flex min-h-11 items-center font-bold text-paper underline underline-offset-4"
          >
            {t("shell.register")}
          </Link>
        </p>
      </div>
    </AccountScene>
  );
}

export const screen = defineScreen({ component: LoginScreen });
