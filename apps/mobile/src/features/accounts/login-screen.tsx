import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { hrefs } from "../../paths.ts";
import { defineScreen } from "../../shared/page/screen.ts";
import { useFlags } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import { AccountScene } from "./account-scene.tsx";
import { LoginForm } from "./login-form.tsx";

/** Login (specification 2.16–2.19). */
function LoginScreen() {
  const t = useText();
  const freePlay = useFlags().has("FREEPLAY3");
  return (
    <AccountScene height="tall" title={t("accounts.login.title")} note={t("accounts.login.note")}>
      <LoginForm />
      <div className="mt-auto flex items-center justify-between gap-4 pt-8">
        {freePlay ? (
          <ButtonLink href={hrefs.page("freeTrial")} icon="gamepad">
            {t("accounts.login.testPlay")}
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefs.page("home")} icon="home">
            {t("shell.title.home")}
          </ButtonLink>
        )}
        <p className="text-label text-paper-2">
          {t("accounts.login.newHere")}{" "}
          <Link href={hrefs.page("register")} className="inline-flex min-h-11 items-center font-bold text-paper underline underline-offset-4">
            {t("shell.register")}
          </Link>
        </p>
      </div>
    </AccountScene>
  );
}

export const screen = defineScreen({ component: LoginScreen });
