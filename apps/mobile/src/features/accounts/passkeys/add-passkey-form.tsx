import { addPasskey } from "@lantern/contract/accounts/add-passkey.ts";
import { beginPasskey } from "@lantern/contract/accounts/begin-passkey.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { OwnPasswordField } from "../security/own-password-field.tsx";
import { useHasPassword } from "../security/use-has-password.ts";
import { useRefusedAt } from "../security/use-refused-at.ts";
import { useFieldError } from "../use-field-error.ts";

/** Adds a passkey: the password first, then the browser's own window. */
export function AddPasskeyForm({ onAdded }: { readonly onAdded: () => void }) {
  const t = useText();
  const { toasts } = useServices();
  const asksPassword = useHasPassword();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: "" } });
  const [asking, setAsking] = useState(false);
  const at = useRefusedAt(setError);
  const beginning = useAction(beginPasskey, {
    overrides: { "accounts.password_wrong": at("password"), "accounts.too_many_tries": at("password") },
  });
  const adding = useAction(addPasskey);
  const textOf = useFieldError();
  const submit = handleSubmit(async ({ password }) => {
    const begun = await beginning.run({ body: { password } });
    if (begun?.ok !== true) return;
    setAsking(true);
    const credential = await makePasskey(begun.value.options);
    setAsking(false);
    if (typeof credential === "string") return toasts.show("info", t(credential));
    const added = await adding.run({ body: { ticket: begun.value.ticket, credential } });
    if (added?.ok !== true) return undefined;
    toasts.show("success", t("passkeys.added"));
    return onAdded();
  });
  return (
    <form className="account-form px-5 pb-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-body text-paper-2">{t(asksPassword ? "passkeys.passwordNote" : "passkeys.addNote")}</p>
      {asksPassword && (
        <OwnPasswordField
          {...register("password", { required: formMessages.required })}
          hint={t("passkeys.addNote")}
          error={textOf(formState.errors.password)}
        />
      )}
      <Button type="submit" kind="gold" size="large" wide icon="fingerprint" pending={beginning.pending || asking || adding.pending}>
        {t("passkeys.add")}
      </Button>
    </form>
  );
}

/** What the browser made, or the phrase that says why it made nothing. */
async function makePasskey(options: Parameters<typeof import("@simplewebauthn/browser").startRegistration>[0]["optionsJSON"]) {
  const { startRegistration, WebAuthnError } = await import("@simplewebauthn/browser");
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    const exists = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return exists ? ("passkeys.exists" as const) : ("passkeys.notMade" as const);
  }
}
