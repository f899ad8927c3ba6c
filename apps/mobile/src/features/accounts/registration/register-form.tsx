import type { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import { sendRegistrationCode } from "@lantern/contract/accounts/send-registration-code.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { fieldValue, type FormValues } from "@lantern/rules/accounts/form-rules.ts";
import {
  ageFault,
  fieldsCheckedAfterEdit,
  registrationFaults,
  shownFields,
  valuesAfterMethodSwitch,
  type RegistrationFlags,
  type RegistrationForm,
  type RegistrationMethod,
} from "@lantern/rules/accounts/registration-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useAlive } from "../../../shared/page/use-alive.ts";
import { useText } from "../../../shared/text/text.tsx";
import { CaptchaField } from "../captcha-field.tsx";
import { CodeField } from "../codes/code-field.tsx";
import { useCodeRequest } from "../codes/use-code-request.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { formErrorOf, type FieldRefusal } from "../field-refusal.ts";
import { keepFocus } from "../keep-focus.ts";
import { MobileNumberField } from "../mobile-number/mobile-number-field.tsx";
import { useCaptcha, useFocusOnCaptcha } from "../use-captcha.ts";
import { useSocialPrefill } from "../social/use-social-prefill.ts";
import { useFieldError } from "../use-field-error.ts";
import { AgeBox } from "./age-box.tsx";
import { AgreementBox } from "./agreement-box.tsx";
import { CurrencyField } from "./currency-field.tsx";
import type { Invitation, RegistrationValues } from "./registration-body.ts";
import { RegistrationField } from "./registration-field.tsx";
import { useCheckAfterLanguageChange } from "./use-check-after-language-change.ts";
import { useRegister } from "./use-register.ts";

export interface RegisterFormProps {
  readonly method: RegistrationMethod;
  readonly settings: CallValue<typeof getRegistrationSettings>;
  readonly flags: RegistrationFlags;
  readonly invitation: Invitation;
  readonly onUninvited: () => void;
  readonly countryDialingCode: string;
  readonly onDiallingCode: (countryDialingCode: string) => void;
  /** What was typed before the method was switched. */
  readonly left: FormValues;
  readonly onLeave: (left: FormValues) => void;
}

/** So many fields that may stay empty get a heading. */
const headedFrom = 4;

/** Registration by either method, with the fields that the platform's settings name (specification 2.23, 2.24, 5.1). */
export function RegisterForm(properties: RegisterFormProps) {
  const { method, settings, flags, invitation, onUninvited, countryDialingCode, onDiallingCode, left, onLeave } = properties;
  const t = useText();
  const alive = useAlive();
  const [agreed, setAgreed] = useState(true);
  const captcha = useCaptcha({ atFirst: settings.captchaRequired });
  const form: RegistrationForm = { method, flags, settings: settings.fields, captchaShown: captcha.shown };
  const fields = shownFields(form);
  const optionalFrom = fields.findLastIndex(({ required }) => required) + 1;
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, resetField, trigger, control } =
    useForm<RegistrationValues>({
      mode: "onTouched",
      // No defaults for what the first HTML already has: what was typed before the page came to life stays.
      defaultValues: { ...valuesAfterMethodSwitch(left, { captcha: "" }) },
      resolver: faultsResolver((values: RegistrationValues) => [
        ...registrationFaults(form, values),
        ...(values[ageFault.field] ? [] : [ageFault]),
      ]),
    });
  useCheckAfterLanguageChange({ getValues, trigger });
  useSocialPrefill({ getValues, setValue });
  const captchaIsForCode = !settings.captchaRequired || (settings.codeStandsForCaptcha && method === "mobileNum");
  const showRefusal = (refusal: FieldRefusal) => {
    if (captcha.shown) resetField("captcha");
    setError(refusal.field, formErrorOf(refusal), { shouldFocus: true });
  };
  const mobileNum = fieldValue("mobileNum", { mobileNum: useWatch({ control, name: "mobileNum" }) });
  const code = useCodeRequest({ call: sendRegistrationCode, recipient: countryDialingCode + mobileNum, captcha, onRefused: showRefusal });
  const fetchCode = async () => {
    const sendable = await trigger(captcha.shown ? ["mobileNum", "captcha"] : ["mobileNum"], { shouldFocus: true });
    if (!sendable || (await code.fetchCode({ mobileNum, countryDialingCode }, getValues("captcha") ?? "")) === undefined) return;
    resetField("captcha");
    // Its answer was spent on the code, and the code is as good; where it is not, the registration wants one of its own.
    if (settings.captchaRequired && !settings.codeStandsForCaptcha) void captcha.refresh();
    setFocus("verificationCode");
  };
  useFocusOnCaptcha(captcha, { unasked: settings.captchaRequired, focus: () => setFocus("captcha") });
  const { submit, pending } = useRegister({ captcha, onRefused: showRefusal, onUninvited });
  const textOf = useFieldError();
  const errorOf = (field: string) => textOf(formState.errors[field]);
  /** What else is checked when this field changes (specification 5.1.4), and what the other method takes over (2.22.3). */
  const changed = (field: string) => {
    if (field === "mobileNum") onLeave({ mobileNum: getValues("mobileNum") });
    const others = fieldsCheckedAfterEdit(field, getValues()).filter((other) => other !== field);
    if (others.length > 0) void trigger(others);
  };
  const send = handleSubmit((values) => submit({ form, values, countryDialingCode, invitation }));
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
          nextAtMs={code.nextAtMs}
          sending={code.sending}
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
      <div>
        <AgeBox {...register(ageFault.field)} age={settings.ageMin} wrong={formState.errors[ageFault.field] !== undefined} />
        <AgreementBox age={settings.ageMin} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      </div>
      <Button type={alive ? "submit" : "button"} kind="gold" size="large" wide pending={pending} disabled={!agreed} onMouseDown={keepFocus}>
        {t("shell.register")}
      </Button>
    </form>
  );
}
