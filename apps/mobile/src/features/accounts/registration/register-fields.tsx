import { ageFault, fieldsCheckedAfterEdit, shownFields } from "@lantern/rules/accounts/registration-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useState } from "react";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useText } from "../../../shared/text/text.tsx";
import { CaptchaField } from "../captcha-field.tsx";
import { CodeField } from "../codes/code-field.tsx";
import { DeviceExcluded } from "../device-excluded.tsx";
import { keepFocus } from "../keep-focus.ts";
import { MobileNumberField } from "../mobile-number/mobile-number-field.tsx";
import { useSocialPrefill } from "../social/use-social-prefill.ts";
import { useFocusOnCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { AgeBox } from "./age-box.tsx";
import { AgreementBox } from "./agreement-box.tsx";
import { CurrencyField } from "./currency-field.tsx";
import type { Invitation, RegistrationCodeSender } from "./registration-body.ts";
import { RegistrationField } from "./registration-field.tsx";
import { useCheckAfterLanguageChange } from "./use-check-after-language-change.ts";
import { useRegister } from "./use-register.ts";
import type { RegisterFormProps, useRegistrationForm } from "./use-registration-form.ts";

export interface RegisterFieldsProps extends RegisterFormProps, ReturnType<typeof useRegistrationForm> {
  readonly sender: RegistrationCodeSender;
}

/** So many fields that may stay empty get a heading. */
const headedFrom = 4;

/** The fields that the platform's settings name, and what sends them, whoever sends the code (specification 2.23, 2.24, 5.1). */
export function RegisterFields({ form, registration, asked, sender, ...properties }: RegisterFieldsProps) {
  const { method, settings, invitation, onUninvited, countryDialingCode, onDiallingCode, onLeave } = properties;
  const t = useText();
  const alive = useAlive();
  const [agreed, setAgreed] = useState(true);
  const [excluded, setExcluded] = useState<string>();
  const { captcha, onRefused } = asked;
  const { register, handleSubmit, formState, getValues, setValue, setFocus, resetField, trigger } = form;
  const fields = shownFields(registration);
  const optionalFrom = fields.findLastIndex(({ required }) => required) + 1;
  useCheckAfterLanguageChange({ getValues, trigger });
  useSocialPrefill({ getValues, setValue });
  const spendsCaptcha = sender.spendsCaptcha && captcha.shown;
  const captchaIsForCode = sender.spendsCaptcha && (!settings.captchaRequired || (settings.codeStandsForCaptcha && method === "mobileNum"));
  const fetchCode = async () => {
    const sendable = await trigger(spendsCaptcha ? ["mobileNum", "captcha"] : ["mobileNum"], { shouldFocus: true });
    if (!sendable || (await sender.send(getValues("captcha") ?? "")) === undefined) return;
    if (sender.spendsCaptcha) {
      resetField("captcha");
      // Its answer was spent on the code, and the code is as good; where it is not, the registration wants one of its own.
      if (settings.captchaRequired && !settings.codeStandsForCaptcha) void captcha.refresh();
    }
    setFocus("verificationCode");
  };
  useFocusOnCaptcha(captcha, { unasked: settings.captchaRequired, focus: () => setFocus("captcha") });
  const { submit, pending } = useRegister({ captcha, onRefused, onUninvited, onDeviceExcluded: setExcluded, proofOf: sender.proofOf });
  const textOf = useFieldError();
  const errorOf = (field: string) => textOf(formState.errors[field]);
  /** What else is checked when this field changes (specification 5.1.4), and what the other method takes over (2.22.3). */
  const changed = (field: string) => {
    if (field === "mobileNum") onLeave({ mobileNum: getValues("mobileNum") });
    const others = fieldsCheckedAfterEdit(field, getValues()).filter((other) => other !== field);
    if (others.length > 0) void trigger(others);
  };
  const send = handleSubmit((values) => submit({ form: registration, values, countryDialingCode, invitation }));
  const fieldOf = ({ field, required }: (typeof fields)[number]) => {
    const input = { ...register(field, { onChange: () => changed(field) }), error: errorOf(field) };
    const name = t(`accounts.field.${field as "mobileNum"}`);
    const label = required ? name : t("accounts.field.optional", { field: name });
    if (field === "mobileNum")
      return (
        <MobileNumberField key={field} {...input} label={label} countryDialingCode={countryDialingCode} onDiallingCode={onDiallingCode} />
      );
    if (field === "verificationCode")
      return (
        <CodeField
          key={field}
          {...input}
          label={label}
          icon="phone-message"
          nextAtMs={sender.nextAtMs}
          sending={sender.sending}
          onFetch={() => void fetchCode()}
          onCode={(taken) => setValue(field, taken, { shouldValidate: true })}
        />
      );
    const invited = invitation[field as keyof Invitation];
    return (
      <RegistrationField key={field} {...input} field={field} label={label} {...(invited === undefined ? {} : { defaultValue: invited })} />
    );
  };
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void send(event)}>
      {fields.slice(0, optionalFrom).map(fieldOf)}
      {fields.length - optionalFrom >= headedFrom && <h2 className="text-label mt-3 text-paper-2">{t("entrance.register.more")}</h2>}
      {fields.slice(optionalFrom).map(fieldOf)}
      {settings.currencies.length > 1 && <CurrencyField {...register("currency")} currencies={settings.currencies} />}
      {captcha.shown && (
        <CaptchaField
          {...register("captcha")}
          captcha={captcha}
          hint={captchaIsForCode ? t("entrance.code.captchaFirst") : undefined}
          error={errorOf("captcha")}
        />
      )}
      <div className="grid justify-items-start">
        <AgeBox {...register(ageFault.field)} age={settings.ageMin} wrong={formState.errors[ageFault.field] !== undefined} />
        <AgreementBox age={settings.ageMin} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      </div>
      {excluded === undefined ? (
        <Button
          type={alive ? "submit" : "button"}
          kind="gold"
          size="large"
          wide
          pending={pending}
          disabled={!agreed}
          onMouseDown={keepFocus}
        >
          {t("shell.register")}
        </Button>
      ) : (
        <DeviceExcluded message={excluded} onAgain={() => setExcluded(undefined)} />
      )}
      {sender.over}
    </form>
  );
}
