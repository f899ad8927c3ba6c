import { setPaymentPassword } from "@lantern/contract/accounts/set-payment-password.ts";
import { formMessages, type FieldFault } from "@lantern/rules/accounts/form-rules.ts";
import { paymentPasswordFault } from "@lantern/rules/accounts/payment-password-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { faultsResolver } from "../faults-resolver.ts";
import { useFieldError } from "../use-field-error.ts";
import { DigitsField } from "./digits-field.tsx";
import { NewDigitsFields, type NewDigits } from "./new-digits-fields.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";
import { SecurityForm } from "./security-form.tsx";
import { useHasPassword } from "./use-has-password.ts";
import { usePaymentSetting } from "./use-payment-setting.ts";
import { useRefusedAt } from "./use-refused-at.ts";
import { useSaved } from "./use-saved.ts";

interface PaymentValues extends NewDigits {
  password: string;
  oldPaymentPassword: string;
}

/** Sets the first payment password, proven by the login password, or changes it, proven by the one before. */
export function PaymentPasswordForm({ isSet, onForgotten }: { readonly isSet: boolean; readonly onForgotten: () => void }) {
  const t = useText();
  const setting = usePaymentSetting();
  const proof = isSet ? "oldPaymentPassword" : "password";
  const proves = useHasPassword() || isSet;
  const { register, handleSubmit, formState, setError } = useForm<PaymentValues>({
    defaultValues: { password: "", oldPaymentPassword: "", paymentPassword: "", confirmPaymentPassword: "" },
    resolver: faultsResolver((values: PaymentValues) => {
      const missing: FieldFault | undefined =
        proves && values[proof] === "" ? { field: proof, messageId: formMessages.required } : undefined;
      return [missing, paymentPasswordFault(setting, { ...values })].filter((fault) => fault !== undefined);
    }),
  });
  const textOf = useFieldError();
  const at = useRefusedAt(setError);
  const saved = useSaved();
  const { run, pending } = useAction(setPaymentPassword, {
    overrides: {
      "accounts.payment_password_wrong": at("oldPaymentPassword"),
      "accounts.password_wrong": at("password"),
      "accounts.too_many_tries": at(proof),
      "accounts.payment_password_invalid": at("paymentPassword"),
      "accounts.payment_password_unchanged": at("paymentPassword"),
      "accounts.password_mismatch": at("confirmPaymentPassword"),
    },
  });
  const submit = handleSubmit(async ({ password, oldPaymentPassword, ...digits }) => {
    const outcome = await run({ body: { ...digits, ...(isSet ? { oldPaymentPassword } : { password }) } });
    if (outcome?.ok === true) saved("security.paymentPassword.saved");
  });
  return (
    <SecurityForm
      intro={t(isSet ? "security.paymentPassword.introChange" : "security.paymentPassword.intro")}
      submitLabel={t("security.save")}
      pending={pending}
      onSubmit={submit}
      after={
        isSet && (
          <Button className="self-center" onClick={onForgotten}>
            {t("security.paymentPassword.forgotten")}
          </Button>
        )
      }
    >
      {isSet ? (
        <DigitsField
          {...register("oldPaymentPassword")}
          label={t("security.paymentPassword.old")}
          error={textOf(formState.errors.oldPaymentPassword)}
        />
      ) : (
        proves && <OwnPasswordField {...register("password")} error={textOf(formState.errors.password)} />
      )}
      <NewDigitsFields register={register} errors={formState.errors} setting={setting} />
    </SecurityForm>
  );
}
