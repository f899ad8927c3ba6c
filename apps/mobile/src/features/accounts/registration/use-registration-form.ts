import type { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { fieldValue, type FormValues } from "@lantern/rules/accounts/form-rules.ts";
import {
  ageFault,
  registrationFaults,
  valuesAfterMethodSwitch,
  type RegistrationFlags,
  type RegistrationForm,
  type RegistrationMethod,
} from "@lantern/rules/accounts/registration-rules.ts";
import { useForm, useWatch } from "react-hook-form";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { formErrorOf, type FieldRefusal } from "../field-refusal.ts";
import { useCaptcha } from "../use-captcha.ts";
import type { Invitation, RegistrationValues } from "./registration-body.ts";

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

/** The form of a registration, its captcha, and what a sender of codes is told of both. */
export function useRegistrationForm({ method, settings, flags, countryDialingCode, left }: RegisterFormProps) {
  const captcha = useCaptcha({ atFirst: settings.captchaRequired });
  const registration: RegistrationForm = { method, flags, settings: settings.fields, captchaShown: captcha.shown };
  const form = useForm<RegistrationValues>({
    mode: "onTouched",
    // No defaults for what the first HTML already has: what was typed before the page came to life stays.
    defaultValues: { ...valuesAfterMethodSwitch(left, { captcha: "" }) },
    resolver: faultsResolver((values: RegistrationValues) => [
      ...registrationFaults(registration, values),
      ...(values[ageFault.field] ? [] : [ageFault]),
    ]),
  });
  const { control, resetField, setError } = form;
  const onRefused = (refusal: FieldRefusal) => {
    if (captcha.shown) resetField("captcha");
    setError(refusal.field, formErrorOf(refusal), { shouldFocus: true });
  };
  const mobileNum = fieldValue("mobileNum", { mobileNum: useWatch({ control, name: "mobileNum" }) });
  const asked: CodeSenderOptions = { mobileNum, countryDialingCode, captcha, onRefused };
  return { form, registration, asked };
}
