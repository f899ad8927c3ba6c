import { beginSecondFactor } from "@lantern/contract/accounts/begin-second-factor.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { OwnPasswordField } from "../security/own-password-field.tsx";
import { useHasPassword } from "../security/use-has-password.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";

export type NewAuthenticator = CallValue<typeof beginSecondFactor>;

const steps = ["twoFactor.step.app", "twoFactor.step.scan", "twoFactor.step.keep"] as const;

/** What will be done, and the password that begins it. */
export function BeginForm({ onBegun }: { readonly onBegun: (authenticator: NewAuthenticator) => void }) {
  const t = useText();
  const asksPassword = useHasPassword();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: "" } });
  const at = useRefusedAt(setError);
  const { run, pending } = useAction(beginSecondFactor, {
    overrides: { "accounts.password_wrong": at("password"), "accounts.too_many_tries": at("password") },
  });
  const textOf = useFieldError();
  const submit = handleSubmit(async ({ password }) => {
    const outcome = await run({ body: { password } });
    if (outcome?.ok === true) onBegun(outcome.value);
  });
  return (
    <form className="account-form mt-5" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <ol className="two-factor-steps text-body mb-2">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      {asksPassword && (
        <OwnPasswordField {...register("password", { required: formMessages.required })} error={textOf(formState.errors.password)} />
      )}
      <Button type="submit" kind="gold" size="large" wide pending={pending}>
        {t("twoFactor.begin")}
      </Button>
    </form>
  );
}
