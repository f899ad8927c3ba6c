import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { FieldSetting } from "@lantern/rules/accounts/form-rules.ts";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useFieldError } from "../use-field-error.ts";
import { DigitsField } from "./digits-field.tsx";

export interface NewDigits {
  paymentPassword: string;
  confirmPaymentPassword: string;
}

export interface NewDigitsFieldsProps {
  // Forms have more fields than these two; the names are checked where the form is made.
  readonly register: UseFormRegister<NewDigits>;
  readonly errors: FieldErrors<NewDigits>;
  readonly setting: FieldSetting;
}

/** A new payment password, twice, with the merchant's rule below it. */
export function NewDigitsFields({ register, errors, setting }: NewDigitsFieldsProps) {
  const t = useText();
  const textOf = useFieldError();
  const rule = setting.patterns[0]?.messageId as MessageId | undefined;
  return (
    <>
      <DigitsField
        {...register("paymentPassword")}
        label={t("security.paymentPassword.new")}
        hint={rule === undefined ? undefined : t(rule)}
        error={textOf(errors.paymentPassword)}
      />
      <DigitsField
        {...register("confirmPaymentPassword")}
        label={t("security.paymentPassword.again")}
        error={textOf(errors.confirmPaymentPassword)}
      />
    </>
  );
}
