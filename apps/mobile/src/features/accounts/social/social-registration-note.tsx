import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { pendingIdentity, usePendingIdentity } from "./pending-identity.ts";

/** Says why somebody who came by an outside service is to register, and what it is good for; nothing where nobody did. */
export function SocialRegistrationNote() {
  const t = useText();
  const identity = usePendingIdentity();
  if (identity === undefined) return null;
  const name = t(`social.name.${identity.provider}`);
  return (
    <section className="mb-3 rounded-l bg-ink-2 p-4 [box-shadow:var(--edge-light)]" aria-labelledby="social-register">
      <div className="flex gap-3">
        <Icon name={identity.provider} size={24} className="flex-none text-lit" />
        <div className="min-w-0">
          <h2 id="social-register" className="text-lead">
            {t("social.register.title")}
          </h2>
          <p className="text-body mt-1 text-paper-2 [overflow-wrap:anywhere]">
            {t("social.register.note", { name, person: identity.displayName })}
          </p>
          <p className="text-label mt-2 font-medium! text-paper-2">{t("social.register.member", { name })}</p>
          <Button className="-ms-3 mt-1 px-3! text-start text-paper-2!" onClick={pendingIdentity.forget}>
            {t("social.register.drop", { name })}
          </Button>
        </div>
      </div>
    </section>
  );
}
