import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { linkIdentity } from "@lantern/contract/accounts/link-identity.ts";
import { listIdentities } from "@lantern/contract/accounts/list-identities.ts";
import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { callKey, useCall } from "../../../shared/wire/use-call.ts";
import { SecurityWait } from "../security/security-wait.tsx";
import { IdentityRow } from "./identity-row.tsx";
import { LinkForm } from "./link-form.tsx";
import { SocialReturnNotice } from "./social-return-notice.tsx";
import { UnlinkForm } from "./unlink-form.tsx";
import { useLeave } from "./use-leave.ts";
import { useSocialReturn } from "./use-social-return.ts";

interface Doing {
  readonly what: "link" | "unlink";
  readonly provider: SocialProvider;
}

/** The outside services that open the member's account: linked and removed here, by password. */
export function IdentitiesPage() {
  const t = useText();
  const { wire, toasts, queryClient } = useServices();
  const answer = useCall(listIdentities);
  const { leave } = useLeave();
  const [doing, setDoing] = useState<Doing>();
  const nameOf = (provider: SocialProvider) => t(`social.name.${provider}`);
  const changed = () => {
    setDoing(undefined);
    for (const call of [listIdentities, getSecurityConfiguration]) void queryClient.invalidateQueries({ queryKey: callKey(call) });
  };
  const back = useSocialReturn(async (ticket) => {
    const linked = await wire.callServer(linkIdentity, { body: { ticket } });
    changed();
    if (!linked.ok) return linked;
    toasts.show("success", t("social.linked", { name: nameOf(linked.value.provider) }));
    return undefined;
  });
  if (answer.data === undefined) return <SecurityWait answer={answer} />;
  const { identities, offered } = answer.data;
  const providers = [...new Set([...identities.map(({ provider }) => provider), ...offered])];
  return (
    <div className="px-4 pt-3 pb-8">
      <p className="text-body px-2 text-paper-2">{t("social.identities.intro")}</p>
      <div className="mt-4">
        <SocialReturnNotice state={back} pendingText={t("social.identities.linking")} />
      </div>
      {providers.length === 0 ? (
        <EmptyState title={t("social.identities.none")} />
      ) : (
        <ul className="overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
          {providers.map((provider) => (
            <IdentityRow
              key={provider}
              provider={provider}
              identity={identities.find((identity) => identity.provider === provider)}
              onLink={() => setDoing({ what: "link", provider })}
              onUnlink={() => setDoing({ what: "unlink", provider })}
            />
          ))}
        </ul>
      )}
      <Sheet
        open={doing !== undefined}
        onClose={() => setDoing(undefined)}
        title={doing === undefined ? "" : t(doing.what === "link" ? "social.linkOf" : "social.unlinkOf", { name: nameOf(doing.provider) })}
        closeLabel={t("shell.close")}
      >
        {doing?.what === "link" && <LinkForm provider={doing.provider} onBegun={(address) => leave(doing.provider, address)} />}
        {doing?.what === "unlink" && <UnlinkForm provider={doing.provider} onUnlinked={changed} />}
      </Sheet>
    </div>
  );
}
