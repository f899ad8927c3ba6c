import type { listIdentities } from "@lantern/contract/accounts/list-identities.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { formatDate } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { AccountMark } from "../account-mark.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";

export interface IdentityRowProps {
  readonly provider: SocialProvider;
  /** Who the member is there, where it is linked. */
  readonly identity: CallValue<typeof listIdentities>["identities"][number] | undefined;
  readonly onLink: () => void;
  readonly onUnlink: () => void;
}

/** One service: who the member is there, and the way to link or to remove it. */
export function IdentityRow({ provider, identity, onLink, onUnlink }: IdentityRowProps) {
  const t = useText();
  const { facts } = useServices();
  const name = t(`social.name.${provider}`);
  const zone = { timeZone: facts.timeZone };
  return (
    <li className="social-row">
      <AccountMark icon={provider} state={identity === undefined ? undefined : "set"} />
      <span className="min-w-0 flex-1">
        <span className="text-lead block text-[15px]!">{name}</span>
        <span className="text-label block font-medium! text-paper-2 [overflow-wrap:anywhere]">
          {identity === undefined
            ? t("social.identities.unlinked")
            : t("social.identities.linkedAs", { person: identity.displayName, date: formatDate(identity.linkedAt, zone) })}
        </span>
      </span>
      {identity === undefined ? (
        <Button kind="quiet" aria-label={t("social.linkOf", { name })} onClick={onLink}>
          {t("social.link")}
        </Button>
      ) : (
        <Button className="text-paper-2!" aria-label={t("social.unlinkOf", { name })} onClick={onUnlink}>
          {t("social.unlink")}
        </Button>
      )}
    </li>
  );
}
