import { unlinkIdentity } from "@lantern/contract/accounts/unlink-identity.ts";
import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { PasswordForm, refusedAtPassword } from "./password-form.tsx";

/** The member's password, before a service opens his account no more. */
export function UnlinkForm({ provider, onUnlinked }: { readonly provider: SocialProvider; readonly onUnlinked: () => void }) {
  const t = useText();
  const { toasts } = useServices();
  const { run, pending } = useAction(unlinkIdentity, { overrides: { ...refusedAtPassword, "accounts.identity_unknown": onUnlinked } });
  const name = t(`social.name.${provider}`);
  return (
    <PasswordForm
      text={t("social.unlinkNote", { name })}
      submitLabel={t("social.unlinkOf", { name })}
      submitKind="heat"
      pending={pending}
      onSubmit={async (password) => {
        const outcome = await run({ params: { provider }, body: { password } });
        if (outcome?.ok === true) {
          toasts.show("success", t("social.removed", { name }));
          onUnlinked();
        }
        return outcome?.ok === false ? outcome : undefined;
      }}
    />
  );
}
