import { loginMethods, type LoginMethod } from "@lantern/rules/accounts/login-rules.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useRef, useState, type Ref } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { latePart } from "../../shared/page/late-part.tsx";
import { useFlags, useSystemStatus } from "../../shared/page/use-site.ts";
import { useText } from "../../shared/text/text.tsx";
import { AccountScene } from "./account-scene.tsx";
import { houseWordsOf } from "./house-words.ts";
import { OtherEntrance, useEntrance } from "./login/other-entrance.tsx";
import { PasswordLoginForm } from "./login/password-login-form.tsx";
import type { RememberChoice } from "./login/remember-choice.ts";
import { SmsLoginForm } from "./login/sms-login-form.tsx";
import { useOwedFactor } from "./second-factor/owed-factor.ts";
import { SecondFactorStep } from "./second-factor/second-factor-step.tsx";
import { SocialLoginNotice } from "./social/social-return-notice.tsx";
import { SocialSignIn } from "./social/social-sign-in.tsx";
import { useSocialLogin } from "./social/use-social-login.ts";
import { useSocialReturn } from "./social/use-social-return.ts";

const FirebaseLoginForm = latePart(async () => (await import("./firebase/firebase-login-form.tsx")).FirebaseLoginForm, { asked: true });

/**
 * Login (specification 2.16–2.20). A change of method begins the form anew: no captcha, remembered credentials in place (4.7.1). Where
 * agents have an entrance of their own it says so (6.4.1).
 */
function LoginScreen() {
  const t = useText();
  const { theme } = useServices().facts;
  const flags = useFlags();
  const methods = loginMethods({ smsLogin: flags.has("SMSLOGIN3") });
  const [method, setMethod] = useState<LoginMethod>("password");
  const owed = useOwedFactor();
  const social = useSocialReturn(useSocialLogin());
  const remember = useRef<RememberChoice>(null);
  const forAgents = useEntrance() === "agents";
  if (owed !== undefined) {
    return (
      <AccountScene height="tall" title={t("twoFactor.login.title")} note={t("twoFactor.login.note")}>
        <SecondFactorStep owed={owed} />
      </AccountScene>
    );
  }
  return (
    <AccountScene
      height="tall"
      title={t(forAgents ? "entrance.agents.title" : "accounts.login.title")}
      note={t(forAgents ? "entrance.agents.note" : houseWordsOf(theme).loginNote)}
    >
      <SocialLoginNotice state={social} />
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
      {method === "password" ? <PasswordLoginForm ref={remember} /> : <SmsLogin ref={remember} />}
      <SocialSignIn method={method} isRemembered={() => remember.current?.isTicked() === true} />
      <OtherEntrance />
      <LoginFoot freePlay={flags.has("FREEPLAY3")} />
    </AccountScene>
  );
}

/** The login by SMS; where the merchant has Firebase send the codes, its code is fetched then. */
function SmsLogin({ ref }: { readonly ref: Ref<RememberChoice> }) {
  const byFirebase = useSystemStatus()?.info.firebase !== undefined;
  return byFirebase ? <FirebaseLoginForm ref={ref} /> : <SmsLoginForm ref={ref} />;
}

/** Test play and home for those who do not log in, registration for those who cannot yet (specification 2.19). */
function LoginFoot({ freePlay }: { readonly freePlay: boolean }) {
  const t = useText();
  return (
    <div className="account-foot">
      <span className="-ms-2 flex items-center">
        <ButtonLink
          href={hrefs.page("home")}
          icon="home"
          className="px-2! text-paper-2!"
          aria-label={freePlay ? t("shell.title.home") : undefined}
        >
          {freePlay ? null : t("shell.title.home")}
        </ButtonLink>
        {freePlay && (
          <ButtonLink href={hrefs.page("freeTrial")} icon="gamepad" className="px-2! whitespace-nowrap text-paper-2!">
            {t("accounts.login.testPlay")}
          </ButtonLink>
        )}
      </span>
      <p className="text-label ms-auto flex items-center gap-x-2 text-[14px]! whitespace-nowrap text-paper-2">
        {t("accounts.login.newHere")}
        <Link href={hrefs.page("register")} className="inline-flex min-h-11 items-center font-bold text-paper underline underline-offset-4">
          {t("shell.register")}
        </Link>
      </p>
    </div>
  );
}

export const screen = defineScreen({ component: LoginScreen });
