import { enterSecondFactor } from "@lantern/contract/accounts/enter-second-factor.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { enterSession } from "../enter-session.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";
import { owedFactor, type OwedFactor } from "./owed-factor.ts";

const appCode = /^\d{6}$/;

/** The second step of a login: a code of the authenticator app, which is sent when it is whole, or a recovery code. */
export function SecondFactorStep({ owed }: { readonly owed: OwedFactor }) {
  const t = useText();
  const services = useServices();
  const from = useQueryValue("from");
  const [recovery, setRecovery] = useState(false);
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm({ defaultValues: { code: "" } });
  const at = useRefusedAt(setError);
  const leave = (refused: Refused) => {
    services.toasts.show("error", messageOf(services, refused));
    owedFactor.forget();
  };
  const { run, pending } = useAction(enterSecondFactor, {
    overrides: {
      "accounts.second_factor_wrong": at("code"),
      "accounts.too_many_tries": at("code"),
      "accounts.second_factor_expired": leave,
      "accounts.device_not_remembered": leave,
    },
  });
  useEffect(() => setFocus("code"), [setFocus]);
  useEffect(() => () => owedFactor.forget(), []);
  const submit = handleSubmit(async ({ code }) => {
    const outcome = await run({ body: { ticket: owed.ticket, code: code.trim() } });
    if (outcome?.ok !== true) return;
    owed.onEntered?.(outcome.value.deviceCredential);
    enterSession(services, outcome.value, { autoLogin: owed.autoLogin, from });
  });
  const textOf = useFieldError();
  const field = register("code", { required: formMessages.required });
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {recovery && <p className="text-body text-paper-2">{t("twoFactor.login.recoveryNote")}</p>}
      <Field
        {...field}
        key={recovery ? "recovery" : "app"}
        label={t(recovery ? "twoFactor.login.recovery" : "twoFactor.code")}
        icon={recovery ? "key" : "shield"}
        inputMode={recovery ? "text" : "numeric"}
        autoComplete={recovery ? "off" : "one-time-code"}
        autoCapitalize={recovery ? "characters" : "off"}
        autoCorrect="off"
        spellCheck={false}
        maxLength={recovery ? 32 : 6}
        hint={recovery ? undefined : t("twoFactor.codeHint")}
        error={textOf(formState.errors.code)}
        onChange={(event) => {
          void field.onChange(event);
          if (!recovery && appCode.test(event.target.value)) void submit();
        }}
      />
      <Button type="submit" kind="gold" size="large" wide pending={pending}>
        {t("shell.logIn")}
      </Button>
      <span className="-ms-3 flex flex-col items-start">
        <Button
          className="px-3! text-paper-2!"
          onClick={() => {
            reset();
            setRecovery(!recovery);
            requestAnimationFrame(() => setFocus("code"));
          }}
        >
          {t(recovery ? "twoFactor.login.useApp" : "twoFactor.login.useRecovery")}
        </Button>
        <Button className="px-3! text-paper-2!" onClick={owedFactor.forget}>
          {t("twoFactor.login.another")}
        </Button>
      </span>
    </form>
  );
}
