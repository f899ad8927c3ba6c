import { sendVisitorCode } from "@lantern/contract/accounts/send-visitor-code.ts";
import { fieldValue } from "@lantern/rules/accounts/form-rules.ts";
import { loginFaults } from "@lantern/rules/accounts/login-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useEffect, useImperativeHandle, type Ref } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { CodeField } from "../codes/code-field.tsx";
import { useCodeRequest } from "../codes/use-code-request.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { fieldRefusalOf, formErrorOf, type FieldRefusal } from "../field-refusal.ts";
import { MobileNumberField } from "../mobile-number/mobile-number-field.tsx";
import { useDiallingCode } from "../mobile-number/use-dialling-code.ts";
import { useCaptcha, useFocusOnCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { LoginOptions } from "./login-options.tsx";
import type { RememberChoice } from "./remember-choice.ts";
import { rememberedCredentials } from "./remembered-credentials.ts";
import { useLogin } from "./use-login.ts";

interface SmsLoginValues {
  loginMobileNum: string;
  verificationCode: string;
  captcha: string;
  remember: boolean;
}

/** Login by a code that comes to the phone (specification 2.17, 3.3.1, 4.7.3): a captcha only where the request of a code demands one. */
export function SmsLoginForm({ ref }: { readonly ref: Ref<RememberChoice> }) {
  const t = useText();
  const services = useServices();
  const [countryDialingCode, setDiallingCode] = useDiallingCode();
  const captcha = useCaptcha();
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, resetField, trigger, control } =
    useForm<SmsLoginValues>({
      defaultValues: { loginMobileNum: "", verificationCode: "", captcha: "", remember: true },
      resolver: faultsResolver((values: SmsLoginValues) => loginFaults({ method: "sms", captchaShown: captcha.shown }, textsOf(values))),
    });
  useImperativeHandle(ref, () => ({ isTicked: () => getValues("remember") }), [getValues]);
  useEffect(() => {
    const kept = rememberedCredentials(localKeyStore);
    if (kept?.loginType !== "sms") return;
    setValue("loginMobileNum", kept.username);
    if (kept.countryDialingCode !== "") setDiallingCode(kept.countryDialingCode);
  }, [setValue, setDiallingCode]);

  const showRefusal = (refusal: FieldRefusal) => {
    resetField("captcha");
    setError(formFieldOf(refusal.field), formErrorOf(refusal), { shouldFocus: true });
  };
  const mobileNum = fieldValue("loginMobileNum", { loginMobileNum: useWatch({ control, name: "loginMobileNum" }) });
  const code = useCodeRequest({ call: sendVisitorCode, recipient: countryDialingCode + mobileNum, captcha, onRefused: showRefusal });
  const fetchCode = async () => {
    const sendable = await trigger(captcha.shown ? ["loginMobileNum", "captcha"] : ["loginMobileNum"], { shouldFocus: true });
    if (!sendable || (await code.fetchCode({ mobileNum, countryDialingCode }, getValues("captcha"))) === undefined) return;
    resetField("captcha");
    setFocus("verificationCode");
  };

  useFocusOnCaptcha(captcha, { focus: () => setFocus("captcha") });

  const { enter, pending } = useLogin((refused: Refused) => {
    const message = messageOf(services, refused);
    showRefusal(fieldRefusalOf(refused, message) ?? { field: "verificationCode", message });
  });
  const submit = handleSubmit(({ verificationCode, remember }) =>
    enter({
      body: { type: "sms", username: mobileNum, password: verificationCode.trim(), countryDialingCode },
      remembered: remember ? { username: mobileNum, loginType: "sms", countryDialingCode } : undefined,
    }),
  );
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
        nextAtMs={code.nextAtMs}
        sending={code.sending}
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
      <Button type="submit" kind="gold" size="large" wide pending={pending}>
        {t("shell.logIn")}
      </Button>
    </form>
  );
}

function textsOf({ loginMobileNum, verificationCode, captcha }: SmsLoginValues): Record<string, string> {
  return { loginMobileNum, verificationCode, captcha };
}

/** The form's field of a name that the platform uses. */
function formFieldOf(field: string): "captcha" | "loginMobileNum" | "verificationCode" {
  if (field === "captcha" || field === "verificationCode") return field;
  return "loginMobileNum";
}
