import { login } from "@lantern/contract/accounts/login.ts";
import { loginFaults } from "@lantern/rules/accounts/login-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Checkbox } from "@lantern/ui/components/checkbox.tsx";
import { Field, PasswordField } from "@lantern/ui/components/field.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { useForm } from "react-hook-form";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useQueryValue } from "../../shared/layout/use-page.ts";
import { useText } from "../../shared/text/text.tsx";
import { useAction } from "../../shared/wire/use-action.ts";
import { messageOf } from "../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../shared/wire/outcome.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { enterSession } from "./enter-session.ts";
import { faultsResolver } from "./faults-resolver.ts";
import { useFieldError } from "./use-field-error.ts";
import { useCaptcha } from "./use-captcha.ts";

interface LoginValues {
  loginUsername: string;
  loginPassword: string;
  captcha: string;
  autoLogin: boolean;
}

/** Login by user name and password (specification 2.17–2.19, 5.2). The captcha is there only after a refusal demanded it. */
export function LoginForm() {
  const t = useText();
  const services = useServices();
  const from = useQueryValue("from");
  const captcha = useCaptcha();
  const { register, handleSubmit, formState, setError, resetField } = useForm<LoginValues>({
    defaultValues: { loginUsername: "", loginPassword: "", captcha: "", autoLogin: true },
    resolver: faultsResolver((values: LoginValues) => loginFaults({ method: "password", captchaShown: captcha.shown }, textsOf(values))),
  });
  const showRefusal = (refused: Refused) => {
    const field = refused.errorCode.startsWith("accounts.captcha") ? "captcha" : "loginPassword";
    setError(field, { type: "refused", message: messageOf(services, refused) }, { shouldFocus: true });
    if (refused.value?.["captcha"] === true) void captcha.refresh();
    else captcha.hide();
    resetField("captcha", { keepError: field === "captcha" });
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
  const submit = handleSubmit(async ({ loginUsername, loginPassword, captcha: answer, autoLogin }) => {
    const outcome = await run({
      body: {
        username: loginUsername.trim(),
        password: loginPassword,
        type: "username",
        ...(captcha.shown ? { captcha: answer.trim(), ...(captcha.picture === undefined ? {} : { captchaId: captcha.picture.captchaId }) } : {}),
      },
    });
    if (outcome?.ok === true) enterSession(services, outcome.value, { autoLogin, from });
  });
  const textOf = useFieldError();
  const errorOf = (field: keyof LoginValues) => textOf(formState.errors[field]);
  return (
    <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field {...register("loginUsername")} label={t("accounts.field.username")} icon="user" autoComplete="username" autoCapitalize="off" autoCorrect="off" spellCheck={false} error={errorOf("loginUsername")} />
      <PasswordField {...register("loginPassword")} label={t("accounts.field.password")} icon="lock" autoComplete="current-password" showLabel={t("accounts.password.show")} hideLabel={t("accounts.password.hide")} error={errorOf("loginPassword")} />
      {captcha.shown && <CaptchaField {...register("captcha")} captcha={captcha} error={errorOf("captcha")} />}
      <div className="flex items-center justify-between gap-3">
        <Checkbox {...register("autoLogin")}>{t("accounts.login.remember")}</Checkbox>
        <Link href={hrefs.page("forget")} className="text-label pressable flex min-h-11 items-center text-paper-2">
          {t("accounts.login.forgot")}
        </Link>
      </div>
      <Button type="submit" kind="gold" size="large" wide pending={pending}>
        {t("shell.logIn")}
      </Button>
    </form>
  );
}

function textsOf({ loginUsername, loginPassword, captcha }: LoginValues): Record<string, string> {
  return { loginUsername, loginPassword, captcha };
}
