import { confirmSecondFactor } from "@lantern/contract/accounts/confirm-second-factor.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";
import type { NewAuthenticator } from "./begin-form.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { useCopy } from "./use-copy.ts";

export interface ConfirmFormProps {
  readonly authenticator: NewAuthenticator;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret, to be scanned, opened or typed, and the app's first code. */
export function ConfirmForm({ authenticator, onConfirmed }: ConfirmFormProps) {
  const t = useText();
  const copy = useCopy();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: "" } });
  const at = useRefusedAt(setError);
  const { run, pending } = useAction(confirmSecondFactor, {
    overrides: { "accounts.second_factor_wrong": at("code"), "accounts.too_many_tries": at("code") },
  });
  const textOf = useFieldError();
  const submit = handleSubmit(async ({ code }) => {
    const outcome = await run({ body: { code: code.trim() } });
    if (outcome?.ok === true) onConfirmed(outcome.value.recoveryCodes);
  });
  return (
    <form className="account-form mt-5" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="text-lead text-center">{t("twoFactor.scanTitle")}</h3>
      <QrPicture content={authenticator.uri} label={t("twoFactor.qr")} />
      <a href={authenticator.uri} className="text-label mx-auto flex min-h-11 items-center text-lit underline underline-offset-4">
        {t("twoFactor.openApp")}
      </a>
      <p className="text-label text-center font-medium! text-paper-2">{t("twoFactor.secretNote")}</p>
      <p className="flex items-center justify-center gap-2">
        <code className="text-lead text-center text-[15px]! tracking-wider text-balance select-all" dir="ltr">
          {authenticator.secret.match(/.{1,4}/g)?.join(" ")}
        </code>
      </p>
      <Button kind="quiet" icon="copy" wide onClick={() => void copy(authenticator.secret)}>
        {t("twoFactor.copyKey")}
      </Button>
      <Field
        {...register("code", { required: formMessages.required })}
        label={t("twoFactor.code")}
        icon="shield"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        hint={t("twoFactor.codeHint")}
        error={textOf(formState.errors.code)}
      />
      <Button type="submit" kind="gold" size="large" wide pending={pending}>
        {t("twoFactor.confirm")}
      </Button>
    </form>
  );
}
