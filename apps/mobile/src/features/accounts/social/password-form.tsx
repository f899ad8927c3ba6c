import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button, type ButtonKind } from "@lantern/ui/components/button.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { OwnPasswordField } from "../security/own-password-field.tsx";
import { useHasPassword } from "../security/use-has-password.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";

/** Refusals that stand at the password, where there is one; all others are messages of the page. */
const atPassword = ["accounts.password_wrong", "accounts.too_many_tries", "accounts.last_way_in"];

export const refusedAtPassword: Readonly<Record<string, () => void>> = Object.fromEntries(
  atPassword.map((code) => [code, () => undefined]),
);

export interface PasswordFormProps {
  readonly text: string;
  readonly submitLabel: string;
  readonly submitKind: ButtonKind;
  readonly icon?: IconName;
  readonly pending: boolean;
  /** Answers the refusal, where there was one. */
  readonly onSubmit: (password: string) => Promise<Refused | undefined>;
}

/** The login password alone, before something that opens the account is changed. An account without one is asked for nothing. */
export function PasswordForm({ text, submitLabel, submitKind, icon, pending, onSubmit }: PasswordFormProps) {
  const t = useText();
  const asksPassword = useHasPassword();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: "" } });
  const at = useRefusedAt(setError);
  const textOf = useFieldError();
  const submit = handleSubmit(async ({ password }) => {
    const refused = await onSubmit(password);
    if (refused !== undefined && atPassword.includes(refused.errorCode)) at("password")(refused);
  });
  const error = textOf(formState.errors.password);
  return (
    <form className="account-form px-5 pb-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-body text-paper-2">{text}</p>
      {asksPassword && <OwnPasswordField {...register("password", { required: formMessages.required })} error={error} />}
      {!asksPassword && error !== undefined && (
        <p className="text-body text-heat" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" kind={submitKind} size="large" wide pending={pending} {...(icon === undefined ? {} : { icon })}>
        {submitLabel}
      </Button>
      <span className="sr-only" role="status">
        {pending ? t("shell.loading") : ""}
      </span>
    </form>
  );
}
