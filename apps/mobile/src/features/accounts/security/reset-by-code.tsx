import { resetPaymentPassword } from "@lantern/contract/accounts/reset-payment-password.ts";
import { sendPaymentPasswordCode } from "@lantern/contract/accounts/send-payment-password-code.ts";
import { formMessages, type FieldFault } from "@lantern/rules/accounts/form-rules.ts";
import { paymentPasswordFault } from "@lantern/rules/accounts/payment-password-rules.ts";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { useFieldError } from "../use-field-error.ts";
import { NewDigitsFields, type NewDigits } from "./new-digits-fields.tsx";
import { SecurityForm } from "./security-form.tsx";
import { usePaymentSetting } from "./use-payment-setting.ts";
import { SentCodeField } from "./sent-code-field.tsx";
import { useRefusedAt } from "./use-refused-at.ts";
import { useSaved } from "./use-saved.ts";
import { useSentCode } from "./use-sent-code.ts";

interface ResetValues extends NewDigits {
  verificationCode: string;
}

/** A new payment password, proven by a code to the member's own number or address. */
export function ResetByCode({ by }: { readonly by: "email" | "sms" }) {
  const t = useText();
  const setting = usePaymentSetting();
  const { register, handleSubmit, formState, setError, setFocus, setValue, clearErrors } = useForm<ResetValues>({
    defaultValues: { verificationCode: "", paymentPassword: "", confirmPaymentPassword: "" },
    resolver: faultsResolver((values: ResetValues) => {
      const missing: FieldFault | undefined =
        values.verificationCode.trim() === "" ? { field: "verificationCode", messageId: formMessages.required } : undefined;
      return [missing, paymentPasswordFault(setting, { ...values })].filter((fault) => fault !== undefined);
    }),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const code = useSentCode(at("verificationCode"));
  const sending = useAction(sendPaymentPasswordCode, {
    overrides: {
      ...code.refusals,
      "accounts.recipient_missing": at("verificationCode"),
    },
  });
  const { run, pending } = useAction(resetPaymentPassword, {
    overrides: {
      "accounts.code_wrong": at("verificationCode"),
      "accounts.code_expired": at("verificationCode"),
      "accounts.too_many_tries": at("verificationCode"),
      "accounts.payment_password_invalid": at("paymentPassword"),
      "accounts.password_mismatch": at("confirmPaymentPassword"),
    },
  });
  const send = async () => {
    const outcome = await sending.run({ body: { by } });
    if (outcome?.ok !== true) return;
    clearErrors();
    code.sent(outcome.value);
    setFocus("verificationCode");
  };
  const submit = handleSubmit(async (values) => {
    const outcome = await run({ body: { by, ...values } });
    if (outcome?.ok === true) saved("security.paymentPassword.saved");
  });
  return (
    <SecurityForm
      intro={t(by === "email" ? "security.reset.intro.email" : "security.reset.intro.sms")}
      submitLabel={t("security.save")}
      pending={pending}
      onSubmit={submit}
    >
      <SentCodeField
        {...register("verificationCode")}
        code={code}
        sending={sending.pending}
        onFetch={() => void send()}
        onCode={(received) => setValue("verificationCode", received)}
        icon="mail-open"
        error={textOf(formState.errors.verificationCode)}
      />
      <NewDigitsFields register={register} errors={formState.errors} setting={setting} />
    </SecurityForm>
  );
}
