import { login } from "@lantern/contract/accounts/login.ts";
import { loginFaults } from "@lantern/rules/accounts/login-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Checkbox } from "@lantern/ui/components/checkbox.tsx";
import { Field, PasswordField } from "@lantern/ui/components/field.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { hrefs } from "../../../paths.ts";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useSystemStatus } from "../../../shared/page/use-site.ts";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { enterSession } from "../enter-session.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { forgetCredentials, rememberCredentials, rememberedCredentials } from "./remembered-credentials.ts";
import { useCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";

interface LoginValues {
  loginUsername: string;
  loginPassword: string;
  captcha: string;
  /** Keeps the session on this phone, and the name for the next login. */
  remember: boolean;
}

/** Login by user name and password (specification 2.17–2.19, 5.2). The captcha is there only after a refusal demanded it. */
export function LoginForm() {
  const t = useText();
  const services = useServices();
  const from = useQueryValue("from");
  const countryDialingCode = useSystemStatus()?.info.sms.countryDialingCode ?? "";
  const captcha = useCaptcha();
  const alive = useAlive();
  const { register, handleSubmit, formState, getValues, setValue, setError, resetField } = useForm<LoginValues>({
    // No defaults for what the first HTML already has: what was typed before the page came to life stays.
    defaultValues: { captcha: "" },
    resolver: faultsResolver((values: LoginValues) => loginFaults({ method: "password", captchaShown: captcha.shown }, textsOf(values))),
  });
  useEffect(() => {
    const kept = rememberedCredentials(localKeyStore);
    if (kept?.loginType === "password" && getValues("loginUsername") === "") setValue("loginUsername", kept.username);
  }, [getValues, setValue]);

  const showRefusal = (refused: Refused) => {
    const field = refused.errorCode.startsWith("accounts.captcha") ? "captcha" : "loginPassword";
    if (field === "captcha" || refused.value?.["captcha"] === true) void captcha.refresh();
    else captcha.hide();
    resetField("captcha");
    setError(field, { type: "refused", message: messageOf(services, refused) }, { shouldFocus: true });
  };
  const { run, pending } = useAction(login, {
    overrides: {
      "accounts.login_failed": showRefusal,
      "accounts.captcha_required": showRefusal,
      "accounts.captcha_wrong": showRefusal,
      "accounts.account_disabled": showRefusal,
      "accounts.members_only": showRefusal,
      "accounts.agents_only": showRefusal,
    },
  });
  const submit = handleSubmit(async ({ loginUsername, loginPassword, captcha: answer, remember }) => {
    const username = loginUsername.trim();
    const outcome = await run({ body: { username, password: loginPassword, type: "username", ...captcha.answered(answer) } });
    if (outcome?.ok !== true) return;
    if (remember) rememberCredentials(localKeyStore, { username, loginType: "password", countryDialingCode });
    else forgetCredentials(localKeyStore);
    enterSession(services, outcome.value, { autoLogin: remember, from });
  });
  const textOf = useFieldError();
  const errorOf = (field: keyof LoginValues) => textOf(formState.errors[field]);
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register("loginUsername")}
        label={t("accounts.field.username")}
        icon="user"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf("loginUsername")}
      />
      <PasswordField
        {...register("loginPassword")}
        label={t("accounts.field.password")}
        icon="lock"
        autoComplete="current-password"
        showLabel={t("accounts.password.show")}
        hideLabel={t("accounts.password.hide")}
        error={errorOf("loginPassword")}
      />
      {captcha.shown && <CaptchaField {...register("captcha")} captcha={captcha} error={errorOf("captcha")} />}
      <div className="flex items-center justify-between gap-3">
        <Checkbox {...register("remember")} defaultChecked>
          {t("accounts.login.remember")}
        </Checkbox>
        <Link href={hrefs.page("forget")} className="text-label pressable flex min-h-11 items-center text-[14px]! text-paper-2">
          {t("accounts.login.forgot")}
        </Link>
      </div>
      <Button type={alive ? "submit" : "button"} kind="gold" size="large" wide pending={pending}>
        {t("shell.logIn")}
      </Button>
    </form>
  );
}

function textsOf({ loginUsername, loginPassword, captcha }: LoginValues): Record<string, string> {
  return { loginUsername, loginPassword, captcha };
}
