import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { AccountFact } from "./account-fact.tsx";

/** The account's number for customer service, with a way to copy it. */
export function AccountNumber({ id }: { readonly id: string }) {
  const t = useText();
  const { toasts } = useServices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toasts.show("success", t("accounts.account.copied"));
    } catch {
      // Without a secure context there is no clipboard; the number stays in sight.
    }
  };
  return (
    <AccountFact
      label={t("accounts.account.id")}
      value={
        <span className="flex items-center justify-end">
          <span className="text-note break-all text-paper-2 tabular-nums">{id}</span>
          {globalThis.isSecureContext && (
            <IconButton icon="copy" label={t("accounts.account.copy")} size={18} className="-me-3" onClick={() => void copy()} />
          )}
        </span>
      }
    />
  );
}
