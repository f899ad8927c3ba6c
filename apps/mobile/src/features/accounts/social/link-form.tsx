import { beginIdentityLink } from "@lantern/contract/accounts/begin-identity-link.ts";
import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { useText } from "../../../shared/text/text.tsx";
import { useAction } from "../../../shared/wire/use-action.ts";
import { PasswordForm, refusedAtPassword } from "./password-form.tsx";

export interface LinkFormProps {
  readonly provider: SocialProvider;
  /** Hears the address of the service. */
  readonly onBegun: (address: string) => void;
}

/** The member's password, before he shows who he is at a service that he links. */
export function LinkForm({ provider, onBegun }: LinkFormProps) {
  const t = useText();
  const { run, pending } = useAction(beginIdentityLink, { overrides: refusedAtPassword });
  const name = t(`social.name.${provider}`);
  return (
    <PasswordForm
      text={t("social.linkNote", { name })}
      submitLabel={t("social.linkOf", { name })}
      submitKind="gold"
      icon={provider}
      pending={pending}
      onSubmit={async (password) => {
        const outcome = await run({ params: { provider }, body: { origin: location.origin, password } });
        if (outcome?.ok === true) onBegun(outcome.value.address);
        return outcome?.ok === false ? outcome : undefined;
      }}
    />
  );
}
