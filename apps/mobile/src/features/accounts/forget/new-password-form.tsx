import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import { resetPassword } from "@lantern/contract/accounts/reset-password.ts";
import { sendPasswordEmail } from "@lantern/contract/accounts/send-password-email.ts";
import { sendPasswordVerification } from "@lantern/contract/accounts/send-password-verification.ts";
import { checkCaptcha, checkConfirmation, checkField } from "@lantern/rules/accounts/form-rules.ts";
import { loginRules } from "@lantern/rules/accounts/login-rules.ts";
import { defaultRegistrationSettings } from "@lantern/rules/accounts/registration-defaults.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { PasswordField } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { messageOf } from "../../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import { CaptchaField } from "../captcha-field.tsx";
import { CodeField } from "../codes/code-field.tsx";
import { useCodeRequest } from "../codes/use-code-request.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { fieldRefusalOf, formErrorOf, type FieldRefusal } from "../field-refusal.ts";
import { keepFocus } from "../keep-focus.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { useCaptcha, useFocusOnCaptcha } from "../use-captcha.ts";
import { useFieldError } from "../use-field-error.ts";
import { recipientBody, recipientKey, recipientText, type CodeSent } from "./recipient.ts";

interface NewPasswordValues {
  verificationCode: string;
  password: string;
  confirmPassword: string;
  captcha: string;
}

const formFields: ReadonlySet<string> = new Set(["verificationCode", "password", "confirmPassword", "captcha"]);
const refusalsInForm = [
  "accounts.code_wrong",
  "accounts.code_expired",
  "accounts.too_many_tries",
  "accounts.field_invalid",
  "accounts.password_invalid",
  "accounts.password_mismatch",
] as const;

export interface NewPasswordFormProps {
  readonly sent: CodeSent;
  /** The person wants the code elsewhere. */
  readonly onOther: () => void;
  readonly onDone: () => void;
}

/** The second step: the code that came, and a new password by the rules of registration. */
export function NewPasswordForm({ sent, onOther, onDone }: NewPasswordFormProps) {
  const t = useText();
  const services = useServices();
  const { recipient } = sent;
  const { data: settings } = useCall(getRegistrationSettings);
  const passwordRule = (settings?.fields ?? defaultRegistrationSettings).find(({ field }) => field === "password");
  const captcha = useCaptcha();
  const { register, handleSubmit, formState, getValues, setValue, setError, setFocus, resetField, trigger } = useForm<NewPasswordValues>({
    mode: "onTouched",
    defaultValues: { verificationCode: "", password: "", confirmPassword: "", captcha: "" },
    resolver: faultsResolver((values: NewPasswordValues) =>
      [
        checkField(loginRules.verificationCode, { ...values }),
        passwordRule === undefined ? undefined : checkField({ ...passwordRule, enabled: true, required: true }, { ...values }),
        checkConfirmation({ ...values }),
        captcha.shown ? checkCaptcha({ ...values }) : undefined,
      ].filter((fault) => fault !== undefined),
    ),
  });
  const showRefusal = (refusal: FieldRefusal) => {
    const field = formFields.has(refusal.field) ? (refusal.field as keyof NewPasswordValues) : "verificationCode";
    setError(field, formErrorOf(refusal), { shouldFocus: true });
  };
  const code = useCodeRequest({
    call: recipient.channel === "sms" ? sendPasswordVerification : sendPasswordEmail,
    recipient: recipientKey(recipient),
    firstNextAtMs: sent.nextAtMs,
    captcha,
    onRefused: showRefusal,
  });
  useFocusOnCaptcha(captcha, { focus: () => setFocus("captcha") });
  const fetchCode = async () => {
    if (captcha.shown && !(await trigger("captcha", { shouldFocus: true }))) return;
    await code.fetchCode(recipientBody(recipient), getValues("captcha"));
    resetField("captcha");
  };
  const inForm = (refused: Refused) => {
    const message = messageOf(services, refused);
    showRefusal(fieldRefusalOf(refused, message) ?? { field: "verificationCode", message });
  };
  const { run, pending } = useAction(resetPassword, { overrides: Object.fromEntries(refusalsInForm.map((one) => [one, inForm])) });
  const submit = handleSubmit(async ({ verificationCode, password, confirmPassword }) => {
    const body = { ...recipientBody(recipient), verificationCode: verificationCode.trim(), password, confirmPassword };
    const outcome = await run({ body });
    if (outcome?.ok === true) onDone();
  });
  const textOf = useFieldError();
  const errorOf = (field: keyof NewPasswordValues) => textOf(formState.errors[field]);
  const eye = { showLabel: t("accounts.password.show"), hideLabel: t("accounts.password.hide") };
  return (
    <>
      <h2 className="text-hero mt-1">{t("entrance.forget.password.title")}</h2>
      <p className="text-body mt-1.5 text-paper-2">
        {t(`entrance.forget.password.note.${recipient.channel}`, { recipient: recipientText(recipient) })}
      </p>
      <Button className="-ms-4 mb-3 self-start text-paper-2!" icon="pencil" onClick={onOther}>
        {t(`entrance.forget.other.${recipient.channel}`)}
      </Button>
      <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          {...register("verificationCode")}
          label={t(`entrance.forget.code.${recipient.channel}`)}
          icon={recipient.channel === "sms" ? "phone-message" : "mail-open"}
          nextAtMs={code.nextAtMs}
          sending={code.sending}
          onFetch={() => void fetchCode()}
          onCode={(taken) => setValue("verificationCode", taken, { shouldValidate: true })}
          error={errorOf("verificationCode")}
        />
        {captcha.shown && (
          <CaptchaField {...register("captcha")} captcha={captcha} hint={t("entrance.code.captchaFirst")} error={errorOf("captcha")} />
        )}
        <NewPasswordField
          {...register("password", {
            onChange: () => {
              if (getValues("confirmPassword") !== "") void trigger("confirmPassword");
            },
          })}
          label={t("accounts.field.newPassword")}
          error={errorOf("password")}
        />
        <PasswordField
          {...register("confirmPassword")}
          label={t("accounts.field.confirmPassword")}
          icon="lock"
          autoComplete="new-password"
          error={errorOf("confirmPassword")}
          {...eye}
        />
        <Button type="submit" kind="gold" size="large" wide pending={pending} className="mt-2" onMouseDown={keepFocus}>
          {t("entrance.forget.set")}
        </Button>
      </form>
    </>
  );
}
