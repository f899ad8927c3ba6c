import type { listPasskeys } from "@lantern/contract/accounts/list-passkeys.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatDate, formatDateTime } from "@lantern/phrases/formats.ts";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { AccountMark } from "../account-mark.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";

export type ListedPasskey = CallValue<typeof listPasskeys>["passkeys"][number];

export interface PasskeyCardProps {
  readonly passkey: ListedPasskey;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** One passkey: its name, where it lives, when it was used. */
export function PasskeyCard({ passkey, onRename, onDelete }: PasskeyCardProps) {
  const t = useText();
  const { facts } = useServices();
  const zone = { timeZone: facts.timeZone };
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="account-card">
      <div className="device-head">
        <AccountMark icon="fingerprint" state="set" />
        <span className="min-w-0 flex-1">
          <span className="text-lead block text-[15px]! [overflow-wrap:anywhere]">{name}</span>
          <span className="text-label block font-medium! text-paper-2">
            {lastUsedAt === undefined ? t("passkeys.unused") : t("passkeys.used", { time: formatDateTime(lastUsedAt, zone) })}
          </span>
        </span>
        <span className="-me-2 flex flex-none">
          <IconButton icon="pencil" size={18} label={t("passkeys.renameOf", { name })} onClick={onRename} />
          <IconButton icon="trash" size={18} label={t("passkeys.deleteOf", { name })} onClick={onDelete} />
        </span>
      </div>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <span className="device-sign" data-look={passkey.backedUp ? "live" : undefined}>
          {t(passkey.backedUp ? "passkeys.synced" : "passkeys.local")}
        </span>
        {!passkey.here && <span className="device-sign">{t("passkeys.elsewhere", { host: passkey.host })}</span>}
        <span className="text-note text-paper-3">{t("passkeys.created", { date: formatDate(createdAt, zone) })}</span>
      </p>
    </li>
  );
}
