import type { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import {
  fieldsCheckedAfterEdit,
  registrationFaults,
  shownFields,
  type RegistrationFlags,
  type RegistrationForm,
} from "@lantern/rules/accounts/registration-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useText } from "../../../shared/text/text.tsx";
import { AgreementBox } from "./agreement-box.tsx";
import { CaptchaField } from "../captcha-field.tsx";
import { CurrencyField } from "./currency-field.tsx";
import { faultsResolver } from "../faults-resolver.ts";
import type { RegistrationValues } from "./registration-body.ts";
import { RegistrationField } from "./registration-field.tsx";
import { useCaptcha } from "../use-captcha.ts";
import { useCheckAfterLanguageChange } from "./use-check-after-language-change.ts";
import { useFieldError } from "../use-field-error.ts";
import { useRegister } from "./use-register.ts";

export interface RegisterFormProps {
  readonly settings: CallValue<typeof getRegistrationSettings>;
  readonly flags: RegistrationFlags;
}

/** Registration by user name, with the fields that the platform's settings name (specification 2.23, 2.24, 5.1). */
export function RegisterForm({ settings, flags }: RegisterFormProps) {
  const t = useText();
  const alive = useAlive();
  const [agreed, setAgreed] = useState(true);
  const captcha = useCaptcha({ atFirst: settings.captchaRequired });
  const form: RegistrationForm = { method: "username", flags, settings: settings.fields, captchaShown: captcha.shown };
  const affiliateCode = useQueryValue("affiliateCode");
  const { register, handleSubmit, formState, getValues, setError, trigger } = useForm<RegistrationValues>({
    mode: "onTouched",
    // No defaults for what the first HTML already has: what was typed before the page came to life stays.
    defaultValues: { captcha: "" },
    resolver: faultsResolver((values: RegistrationValues) => registrationFaults(form, values)),
  });
  useCheckAfterLanguageChange({ getValues, trigger });
  const { submit, pending } = useRegister(captcha, (refusal) => {
    const error = "messageId" in refusal ? { type: "rule", message: refusal.messageId } : { type: "refused", message: refusal.message };
    setError(refusal.field, error, { shouldFocus: true });
  });
  const textOf = useFieldError();
  const errorOf = (field: string) => textOf(formState.errors[field]);
  /** What else is checked when this field changes (specification 5.1.4). */
  const checkOthers = (field: string) => {
    const others = fieldsCheckedAfterEdit(field, getValues()).filter((other) => other !== field);
    if (others.length > 0) void trigger(others);
  };
  const send = handleSubmit((values) => submit(form, values));
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void send(event)}>
      {shownFields(form).map(({ field, required }) => (
        <RegistrationField
          key={field}
          {...register(field, { onChange: () => checkOthers(field) })}
          field={field}
          optional={!required}
          {...(field === "affiliateCode" && affiliateCode !== undefined ? { defaultValue: affiliateCode } : {})}
          error={errorOf(field)}
        />
      ))}
      {settings.currencies.length > 1 && <CurrencyField {...register("currency")} currencies={settings.currencies} />}
      {captcha.shown && <CaptchaField {...register("captcha")} captcha={captcha} error={errorOf("captcha")} />}
      <AgreementBox age={settings.ageMin} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <Button type={alive ? "submit" : "button"} kind="gold" size="large" wide pending={pending} disabled={!agreed}>
        {t("shell.register")}
      </Button>
    </form>
  );
}
