import { Button } from "@lantern/ui/components/button.tsx";
import { useImperativeHandle, type Ref } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { CodeField } from "../codes/code-field.tsx";
import { fieldRefusalOf } from "../field-refusal.ts";
import { MobileNumberField } from "../mobile-number/mobile-number-field.tsx";
import { useFocusOnCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { LoginOptions } from "./login-options.tsx";
import type { LoginCodeSender } from "./login-proof.ts";
import type { RememberChoice } from "./remember-choice.ts";
import { useLogin } from "./use-login.ts";
import type { SmsLoginValues, useSmsLoginForm } from "./use-sms-login-form.ts";

export interface SmsLoginFieldsProps extends ReturnType<typeof useSmsLoginForm> {
  readonly ref: Ref<RememberChoice>;
  readonly sender: LoginCodeSender;
}

/** Number, code and what else a login by SMS has on screen, whoever sends the code (specification 2.17, 4.7.3). */
export function SmsLoginFields({ ref, form, asked, setDiallingCode, sender }: SmsLoginFieldsProps) {
  const t = useText();
  const services = useServices();
  const { mobileNum, countryDialingCode, captcha, onRefused } = asked;
  const { register, handleSubmit, formState, getValues, setValue, setFocus, resetField, trigger } = form;
  useImperativeHandle(ref, () => ({ isTicked: () => getValues("remember") }), [getValues]);
  const fetchCode = async () => {
    const sendable = await trigger(captcha.shown ? ["loginMobileNum", "captcha"] : ["loginMobileNum"], { shouldFocus: true });
    if (!sendable || (await sender.send(getValues("captcha"))) === undefined) return;
    resetField("captcha");
    setFocus("verificationCode");
  };

  useFocusOnCaptcha(captcha, { focus: () => setFocus("captcha") });

  const { enter, pending } = useLogin((refused: Refused) => {
    const message = messageOf(services, refused);
    onRefused(fieldRefusalOf(refused, message) ?? { field: "verificationCode", message });
  });
  const submit = handleSubmit(async ({ verificationCode, remember }) => {
    const proof = await sender.proofOf(verificationCode.trim());
    if (proof === undefined) return;
    const remembered = remember ? ({ username: mobileNum, loginType: "sms", countryDialingCode } as const) : undefined;
    await enter({ body: { ...proof, countryDialingCode }, remembered });
  });
  const textOf = useFieldError();
  const errorOf = (field: keyof SmsLoginValues) => textOf(formState.errors[field]);
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <MobileNumberField
        {...register("loginMobileNum")}
        label={t("accounts.field.mobileNum")}
        countryDialingCode={countryDialingCode}
        onDiallingCode={setDiallingCode}
        error={errorOf("loginMobileNum")}
      />
      <CodeField
        {...register("verificationCode")}
        label={t("accounts.field.verificationCode")}
        icon="phone-message"
        nextAtMs={sender.nextAtMs}
        sending={sender.sending}
        onFetch={() => void fetchCode()}
        onCode={(taken) => {
          setValue("verificationCode", taken);
          void submit();
        }}
        error={errorOf("verificationCode")}
      />
      {captcha.shown && (
        <CaptchaField {...register("captcha")} captcha={captcha} hint={t("entrance.code.captchaFirst")} error={errorOf("captcha")} />
      )}
      <LoginOptions {...register("remember")} />
      <Button type="submit" kind="gold" size="large" wide pending={pending || formState.isSubmitting}>
        {t("shell.logIn")}
      </Button>
      {sender.over}
    </form>
  );
}
