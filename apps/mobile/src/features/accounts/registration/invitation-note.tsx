import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { Invitation } from "./registration-body.ts";

/** Says whose link was followed; nothing where it was nobody's. */
export function InvitationNote({ invitation: { recommenderId } }: { readonly invitation: Invitation }) {
  const t = useText();
  if (recommenderId === undefined) return null;
  return (
    <p className="text-label mb-3 flex items-center gap-2 rounded-m bg-ink-2 px-4 py-3 text-paper-2">
      <Icon name="gift" size={20} className="flex-none text-lit" />
      <span className="min-w-0 break-words">{t("entrance.register.invitedBy", { name: recommenderId })}</span>
    </p>
  );
}
