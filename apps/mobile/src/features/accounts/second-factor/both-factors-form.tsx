import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button, type ButtonKind } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { OwnPasswordField } from "../security/own-password-field.tsx";
import { useHasPassword } from "../security/use-has-password.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";

export interface BothFactors {
  readonly password: string;
  readonly code: string;
}

export interface BothFactorsFormProps {
  readonly text: string;
  readonly submitLabel: string;
  readonly submitKind: ButtonKind;
  readonly pending: boolean;
  /** Answers the refusal that belongs at one of the fields. */
  readonly onSubmit: (factors: BothFactors) => Promise<Refused | undefined>;
}

/** Password and code, before what protects the account is changed. */
export function BothFactorsForm({ text, submitLabel, submitKind, pending, onSubmit }: BothFactorsFormProps) {
  const t = useText();
  const asksPassword = useHasPassword();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: "", code: "" } });
  const at = useRefusedAt(setError);
  const textOf = useFieldError();
  const submit = handleSubmit(async (factors) => {
    const refused = await onSubmit(factors);
    if (refused !== undefined) at(refused.errorCode === "accounts.second_factor_wrong" ? "code" : "password")(refused);
  });
  return (
    <form className="account-form px-5 pb-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-body text-paper-2">{text}</p>
      {asksPassword && (
        <OwnPasswordField {...register("password", { required: formMessages.required })} error={textOf(formState.errors.password)} />
      )}
      <Field
        {...register("code", { required: formMessages.required })}
        label={t("twoFactor.anyCode")}
        icon="shield"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={32}
        error={textOf(formState.errors.code)}
      />
      <Button type="submit" kind={submitKind} size="large" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
