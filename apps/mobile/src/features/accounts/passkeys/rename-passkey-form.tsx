import { renamePasskey } from "@lantern/contract/accounts/rename-passkey.ts";
import { formMessages } from "@lantern/rules/accounts/form-rules.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { useForm } from "react-hook-form";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useFieldError } from "../use-field-error.ts";
import type { ListedPasskey } from "./passkey-card.tsx";

const nameLengthMax = 60;

/** Gives a passkey another name. */
export function RenamePasskeyForm({ passkey, onRenamed }: { readonly passkey: ListedPasskey; readonly onRenamed: () => void }) {
  const t = useText();
  const { toasts } = useServices();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } });
  const { run, pending } = useAction(renamePasskey);
  const textOf = useFieldError();
  const submit = handleSubmit(async ({ name }) => {
    const outcome = await run({ params: { passkeyId: passkey.id }, body: { name: name.trim() } });
    if (outcome?.ok !== true) return;
    toasts.show("success", t("passkeys.renamed"));
    onRenamed();
  });
  return (
    <form className="account-form px-5 pb-6" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...register("name", { validate: (name) => name.trim() !== "" || formMessages.required })}
        label={t("passkeys.nameLabel")}
        icon="fingerprint"
        maxLength={nameLengthMax}
        autoComplete="off"
        error={textOf(formState.errors.name)}
      />
      <Button type="submit" kind="gold" size="large" wide pending={pending}>
        {t("passkeys.save")}
      </Button>
    </form>
  );
}
