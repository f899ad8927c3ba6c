import type { listDevices } from "@lantern/contract/accounts/list-devices.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { AccountMark } from "../account-mark.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { deviceLabel } from "./device-label.ts";
import { SessionList } from "./session-list.tsx";

export type ListedDevice = CallValue<typeof listDevices>["devices"][number];

/** Systems of the desk; all others are in the hand. */
const deskSystems = new Set(["Windows", "macOS", "Linux", "Chrome OS"]);

export interface DeviceCardProps {
  readonly device: ListedDevice;
  readonly pending: boolean;
  readonly onAcknowledge: () => void;
  readonly onSignOut: () => void;
}

/** One device: what it is, when and where it was used, and the way to sign it out. */
export function DeviceCard({ device, pending, onAcknowledge, onSignOut }: DeviceCardProps) {
  const t = useText();
  const { facts } = useServices();
  const label = deviceLabel(t, device);
  const at = (instant: string) => formatDateTime(instant, { timeZone: facts.timeZone });
  const asksWhose = device.new && !device.current;
  return (
    <li className="account-card" data-look={asksWhose ? "heat" : undefined}>
      <div className="device-head">
        <AccountMark icon={deskSystems.has(device.system) ? "computer" : "phone"} state={device.current ? "set" : undefined} />
        <span className="min-w-0 flex-1">
          <span className="text-lead block text-[15px]! [overflow-wrap:anywhere]">{label}</span>
          <span className="text-label block font-medium! text-paper-2">
            {device.current ? t("devices.current") : t("devices.lastSeen", { time: at(device.lastSeenAt) })}
          </span>
        </span>
      </div>
      <p className="text-note mt-2.5 text-paper-3 tabular-nums [overflow-wrap:anywhere]">
        {t("devices.since", { time: at(device.firstSeenAt), address: device.address })}
      </p>
      <div className="mt-2 flex items-end justify-between gap-3">
        <DeviceSigns device={device} />
        {!device.current && !asksWhose && (
          <Button
            kind="quiet"
            size="small"
            pending={pending}
            aria-label={t("devices.signOutOf", { device: label })}
            className="flex-none"
            onClick={onSignOut}
          >
            {t("devices.signOut")}
          </Button>
        )}
      </div>
      {device.sessions.length > 1 && <SessionList sessions={device.sessions} />}
      {asksWhose && (
        <div className="mt-3">
          <p className="text-lead text-[15px]!">{t("devices.newQuestion")}</p>
          <div className="mt-2 flex flex-wrap gap-2 *:grow">
            <Button kind="quiet" onClick={onAcknowledge}>
              {t("devices.mine")}
            </Button>
            <Button kind="heat" pending={pending} aria-label={t("devices.signOutOf", { device: label })} onClick={onSignOut}>
              {t("devices.signOut")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

function DeviceSigns({ device }: { readonly device: ListedDevice }) {
  const t = useText();
  const active = device.sessions.length > 0;
  return (
    <p className="flex flex-wrap gap-1.5">
      {device.new && !device.current && (
        <span className="device-sign" data-look="new">
          {t("devices.new")}
        </span>
      )}
      <span className="device-sign" data-look={active ? "live" : undefined}>
        {t(active ? "devices.active" : "devices.loggedOut")}
      </span>
      {device.remembered && <span className="device-sign">{t("devices.remembered")}</span>}
      {(device.kind === "APP" || device.kind === "PWA") && <span className="device-sign">{t("devices.app")}</span>}
    </p>
  );
}
