import { fieldValue } from "@lantern/rules/accounts/form-rules.ts";
import { loginFaults } from "@lantern/rules/accounts/login-rules.ts";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { formErrorOf, type FieldRefusal } from "../field-refusal.ts";
import { useDiallingCode } from "../mobile-number/use-dialling-code.ts";
import { useCaptcha } from "../use-captcha.ts";
import { rememberedCredentials } from "./remembered-credentials.ts";

export interface SmsLoginValues {
  loginMobileNum: string;
  verificationCode: string;
  captcha: string;
  remember: boolean;
}

/** The form of a login by SMS, with the number that was remembered, and what a sender of codes is told of it. */
export function useSmsLoginForm() {
  const [countryDialingCode, setDiallingCode] = useDiallingCode();
  const captcha = useCaptcha();
  const form = useForm<SmsLoginValues>({
    defaultValues: { loginMobileNum: "", verificationCode: "", captcha: "", remember: true },
    resolver: faultsResolver((values: SmsLoginValues) => loginFaults({ method: "sms", captchaShown: captcha.shown }, textsOf(values))),
  });
  const { setValue, setError, resetField, control } = form;
  useEffect(() => {
    const kept = rememberedCredentials(localKeyStore);
    if (kept?.loginType !== "sms") return;
    setValue("loginMobileNum", kept.username);
    if (kept.countryDialingCode !== "") setDiallingCode(kept.countryDialingCode);
  }, [setValue, setDiallingCode]);
  const mobileNum = fieldValue("loginMobileNum", { loginMobileNum: useWatch({ control, name: "loginMobileNum" }) });
  const onRefused = (refusal: FieldRefusal) => {
    resetField("captcha");
    setError(formFieldOf(refusal.field), formErrorOf(refusal), { shouldFocus: true });
  };
  const asked: CodeSenderOptions = { mobileNum, countryDialingCode, captcha, onRefused };
  return { form, asked, setDiallingCode };
}

function textsOf({ loginMobileNum, verificationCode, captcha }: SmsLoginValues): Record<string, string> {
  return { loginMobileNum, verificationCode, captcha };
}

/** The form's field of a name that the platform uses. */
function formFieldOf(field: string): "captcha" | "loginMobileNum" | "verificationCode" {
  if (field === "captcha" || field === "verificationCode") return field;
  return "loginMobileNum";
}
