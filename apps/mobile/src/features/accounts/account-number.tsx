import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useRef, useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { AccountFact } from "./account-fact.tsx";

/** The beginning and the end of a long number: what two people compare over the phone. */
function shortForm(id: string): string {
  return `${id.slice(0, 8)}…${id.slice(-6)}`;
}

/** The account's number for customer service, in short, with a way to copy all of it. */
export function AccountNumber({ id }: { readonly id: string }) {
  const t = useText();
  const { toasts } = useServices();
  const [whole, setWhole] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toasts.show("success", t("accounts.account.copied"));
    } catch {
      // Without a secure context there is no clipboard: the number shows itself whole and selected.
      setWhole(true);
      requestAnimationFrame(() => place.current !== null && getSelection()?.selectAllChildren(place.current));
    }
  };
  return (
    <AccountFact
      label={t("accounts.account.id")}
      value={
        <span className="flex items-center justify-end">
          <span ref={place} className={whole ? "text-note break-all select-all" : "sr-only"}>
            {id}
          </span>
          {!whole && (
            <span className="font-title text-[15px] font-semibold tabular-nums [font-stretch:90%]" aria-hidden="true">
              {shortForm(id)}
            </span>
          )}
          <IconButton icon="copy" label={t("accounts.account.copy")} size={18} className="-me-3" onClick={() => void copy()} />
        </span>
      }
    />
  );
}
