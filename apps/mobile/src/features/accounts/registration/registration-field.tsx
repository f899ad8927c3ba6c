import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { fieldHints } from "@lantern/rules/accounts/form-rules.ts";
import { Field, PasswordField, type FieldProps } from "@lantern/ui/components/field.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { fieldLook, secretFields } from "./registration-fields.ts";

export interface RegistrationFieldProps extends Omit<FieldProps, "icon" | "hint"> {
  /** A field of the platform's settings, such as `username`. */
  readonly field: string;
}

/** One field of a registration by its name. */
export function RegistrationField({ field, ...input }: RegistrationFieldProps) {
  const t = useText();
  if (field === "password") return <NewPasswordField {...input} />;
  const hintId = fieldHints[field];
  const look = { ...fieldLook(field), hint: hintId === undefined ? undefined : t(hintId as MessageId) };
  if (secretFields.has(field)) {
    const { type: _type, ...secret } = look;
    return <PasswordField {...secret} {...input} showLabel={t("accounts.password.show")} hideLabel={t("accounts.password.hide")} />;
  }
  return <Field {...look} autoCapitalize="off" autoCorrect="off" spellCheck={false} {...input} />;
}
