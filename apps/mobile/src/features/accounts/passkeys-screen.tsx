import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { listPasskeys } from "@lantern/contract/accounts/list-passkeys.ts";
import { removePasskey } from "@lantern/contract/accounts/remove-passkey.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { ConfirmDialog } from "@lantern/ui/components/dialog.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { useAction } from "../../shared/wire/use-action.ts";
import { callKey, useCall } from "../../shared/wire/use-call.ts";
import { AddPasskeyForm } from "./passkeys/add-passkey-form.tsx";
import { PasskeyCard, type ListedPasskey } from "./passkeys/passkey-card.tsx";
import { RenamePasskeyForm } from "./passkeys/rename-passkey-form.tsx";
import { usePasskeySupport } from "./passkeys/use-passkey-support.ts";
import { ProtectionHeading } from "./security/protection-heading.tsx";
import { SecurityWait } from "./security/security-wait.tsx";
import "./accounts.css";
import "./devices/devices.css";
import "./security/security.css";

type Doing = { readonly what: "add" } | { readonly what: "rename" | "delete"; readonly passkey: ListedPasskey };

/** The member's passkeys: added, named and deleted here. */
function PasskeysScreen() {
  const t = useText();
  const { toasts, queryClient } = useServices();
  const answer = useCall(listPasskeys);
  const supported = usePasskeySupport();
  const [doing, setDoing] = useState<Doing>();
  const done = () => {
    setDoing(undefined);
    for (const call of [listPasskeys, getSecurityConfiguration]) void queryClient.invalidateQueries({ queryKey: callKey(call) });
  };
  const removing = useAction(removePasskey, { overrides: { "accounts.passkey_unknown": done } });
  const remove = async ({ id }: ListedPasskey) => {
    const outcome = await removing.run({ params: { passkeyId: id } });
    if (outcome?.ok === true) toasts.show("success", t("passkeys.deleted"));
    done();
  };
  if (answer.data === undefined) return <SecurityWait answer={answer} shape="cards" />;
  const { passkeys, max } = answer.data;
  const deleted = doing?.what === "delete" ? doing.passkey : undefined;
  return (
    <div className="mx-auto max-w-130 px-4 pb-8">
      <ProtectionHeading icon="fingerprint" title={t("passkeys.title")} intro={t("passkeys.intro")} />
      {passkeys.length === 0 ? (
        <EmptyState title={t("passkeys.none")} />
      ) : (
        <ul className="mt-5 flex flex-col gap-2.5">
          {passkeys.map((passkey) => (
            <PasskeyCard
              key={passkey.id}
              passkey={passkey}
              onRename={() => setDoing({ what: "rename", passkey })}
              onDelete={() => setDoing({ what: "delete", passkey })}
            />
          ))}
        </ul>
      )}
      {supported === false && <p className="text-body mt-5 text-paper-2">{t("passkeys.unsupported")}</p>}
      {supported === true && passkeys.length < max && (
        <Button kind="gold" size="large" wide icon="plus" className="mt-5" onClick={() => setDoing({ what: "add" })}>
          {t("passkeys.add")}
        </Button>
      )}
      <Sheet open={doing?.what === "add"} onClose={() => setDoing(undefined)} title={t("passkeys.add")} closeLabel={t("shell.close")}>
        <AddPasskeyForm onAdded={done} />
      </Sheet>
      <Sheet open={doing?.what === "rename"} onClose={() => setDoing(undefined)} title={t("passkeys.rename")} closeLabel={t("shell.close")}>
        {doing?.what === "rename" && <RenamePasskeyForm passkey={doing.passkey} onRenamed={done} />}
      </Sheet>
      <ConfirmDialog
        open={deleted !== undefined}
        title={t("passkeys.deleteTitle", { name: deleted?.name ?? "" })}
        cancelLabel={t("passkeys.cancel")}
        confirmLabel={t("passkeys.delete")}
        confirmKind="heat"
        pending={removing.pending}
        onCancel={() => setDoing(undefined)}
        onConfirm={() => deleted !== undefined && void remove(deleted)}
      >
        {t("passkeys.deleteText")}
      </ConfirmDialog>
    </div>
  );
}

export const screen = defineScreen({ component: PasskeysScreen });
