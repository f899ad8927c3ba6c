import { loginFaults } from "@lantern/rules/accounts/login-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field, PasswordField } from "@lantern/ui/components/field.tsx";
import { useEffect, useImperativeHandle, useState, type Ref } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useSystemStatus } from "../../../shared/page/use-site.ts";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { faultsResolver } from "../faults-resolver.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { useCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { LoginOptions } from "./login-options.tsx";
import type { RememberChoice } from "./remember-choice.ts";
import { dropDeviceCredential, rememberedCredentials, type RememberedCredentials } from "./remembered-credentials.ts";
import { RememberedHere } from "./remembered-here.tsx";
import { standingCredentials } from "./standing-credentials.ts";
import { useLogin } from "./use-login.ts";

interface LoginValues {
  loginUsername: string;
  loginPassword: string;
  captcha: string;
  /** Keeps the session on this phone, and the name for the next login. */
  remember: boolean;
}

/** Login by user name and password (specification 2.17–2.19, 5.2). The captcha is there only after a refusal demanded it. */
export function PasswordLoginForm({ ref }: { readonly ref: Ref<RememberChoice> }) {
  const t = useText();
  const services = useServices();
  const countryDialingCode = useSystemStatus()?.info.sms.countryDialingCode ?? "";
  const captcha = useCaptcha();
  const alive = useAlive();
  const [kept, setKept] = useState<RememberedCredentials>();
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, resetField, control } = useForm<LoginValues>({
    // No defaults for what the first HTML already has: what was typed before the page came to life stays.
    defaultValues: { captcha: "" },
    resolver: faultsResolver((values: LoginValues) =>
      loginFaults({ method: "password", captchaShown: captcha.shown }, textsOf(values)).filter(
        ({ field }) => field !== "loginPassword" || credentialFor(values.loginUsername) === undefined,
      ),
    ),
  });
  useEffect(() => {
    const found = rememberedCredentials(localKeyStore);
    if (found?.loginType !== "password" || getValues("loginUsername") !== "") return;
    setValue("loginUsername", found.username);
    const offer = async () => {
      const standing = await standingCredentials(services.wire, localKeyStore, found);
      // Who has begun with his password goes on with it.
      const isAtPassword = document.activeElement?.getAttribute("name") === "loginPassword";
      if (!isAtPassword && getValues("loginPassword") === "") setKept(standing);
    };
    void offer();
  }, [getValues, setValue, services.wire]);
  const isRemembered = () => getValues("remember");
  useImperativeHandle(ref, () => ({ isTicked: () => getValues("remember") }), [getValues]);
  /** What stands in the password's place for this name, here. */
  const credentialFor = (username: string) => (username.trim() === kept?.username ? kept.deviceCredential : undefined);
  const remembersThis = credentialFor(useWatch({ control, name: "loginUsername" }) ?? "") !== undefined;
  const usePassword = () => {
    setKept(undefined);
    requestAnimationFrame(() => setFocus("loginPassword"));
  };

  const { enter, pending } = useLogin((refused: Refused) => {
    const field = refused.errorCode.startsWith("accounts.captcha") ? "captcha" : "loginPassword";
    if (field === "captcha" || refused.value?.["captcha"] === true) void captcha.refresh();
    else captcha.hide();
    resetField("captcha");
    if (refused.errorCode === "accounts.device_not_remembered") {
      dropDeviceCredential(localKeyStore);
      setKept(undefined);
    }
    setError(field, { type: "refused", message: messageOf(services, refused) }, { shouldFocus: true });
  });
  const submit = handleSubmit(({ loginUsername, loginPassword, captcha: answer, remember }) => {
    const username = loginUsername.trim();
    return enter({
      body: { username, type: "username", rememberDevice: remember, ...proofOf(username, loginPassword), ...captcha.answered(answer) },
      remembered: remember ? { username, loginType: "password", countryDialingCode } : undefined,
    });
  });
  function proofOf(username: string, password: string) {
    const deviceCredential = credentialFor(username);
    return deviceCredential === undefined ? { password } : { deviceCredential };
  }
  const textOf = useFieldError();
  const errorOf = (field: keyof LoginValues) => textOf(formState.errors[field]);
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register("loginUsername")}
        label={t("accounts.field.username")}
        icon="user"
        autoComplete="username webauthn"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf("loginUsername")}
      />
      {remembersThis ? (
        <RememberedHere onUsePassword={usePassword} error={errorOf("loginPassword")} />
      ) : (
        <PasswordField
          {...register("loginPassword")}
          label={t("accounts.field.password")}
          icon="lock"
          autoComplete="current-password"
          showLabel={t("accounts.password.show")}
          hideLabel={t("accounts.password.hide")}
          error={errorOf("loginPassword")}
        />
      )}
      {captcha.shown && <CaptchaField {...register("captcha")} captcha={captcha} error={errorOf("captcha")} />}
      <LoginOptions {...register("remember")} />
      <Button type={alive ? "submit" : "button"} kind="gold" size="large" wide pending={pending}>
        {t("shell.logIn")}
      </Button>
      <PasskeySignIn isRemembered={isRemembered} />
    </form>
  );
}

function textsOf({ loginUsername, loginPassword, captcha }: LoginValues): Record<string, string> {
  return { loginUsername, loginPassword, captcha };
}
