import { loginFaults } from "@lantern/rules/accounts/login-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field, PasswordField } from "@lantern/ui/components/field.tsx";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useSystemStatus } from "../../../shared/page/use-site.ts";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { faultsResolver } from "../faults-resolver.ts";
import { useCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { LoginOptions } from "./login-options.tsx";
import { rememberedCredentials } from "./remembered-credentials.ts";
import { useLogin } from "./use-login.ts";

interface LoginValues {
  loginUsername: string;
  loginPassword: string;
  captcha: string;
  /** Keeps the session on this phone, and the name for the next login. */
  remember: boolean;
}

/** Login by user name and password (specification 2.17–2.19, 5.2). The captcha is there only after a refusal demanded it. */
export function PasswordLoginForm() {
  const t = useText();
  const services = useServices();
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

  const { enter, pending } = useLogin((refused: Refused) => {
    const field = refused.errorCode.startsWith("accounts.captcha") ? "captcha" : "loginPassword";
    if (field === "captcha" || refused.value?.["captcha"] === true) void captcha.refresh();
    else captcha.hide();
    resetField("captcha");
    setError(field, { type: "refused", message: messageOf(services, refused) }, { shouldFocus: true });
  });
  const submit = handleSubmit(({ loginUsername, loginPassword, captcha: answer, remember }) => {
    const username = loginUsername.trim();
    return enter({
      body: { username, password: loginPassword, type: "username", ...captcha.answered(answer) },
      remembered: remember ? { username, loginType: "password", countryDialingCode } : undefined,
    });
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
      <LoginOptions {...register("remember")} />
      <Button type={alive ? "submit" : "button"} kind="gold" size="large" wide pending={pending}>
        {t("shell.logIn")}
      </Button>
    </form>
  );
}

function textsOf({ loginUsername, loginPassword, captcha }: LoginValues): Record<string, string> {
  return { loginUsername, loginPassword, captcha };
}
