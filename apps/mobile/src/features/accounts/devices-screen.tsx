import { acknowledgeDevices } from "@lantern/contract/accounts/acknowledge-devices.ts";
import { endOtherSessions } from "@lantern/contract/accounts/end-other-sessions.ts";
import { listDevices } from "@lantern/contract/accounts/list-devices.ts";
import { listNewDevices } from "@lantern/contract/accounts/list-new-devices.ts";
import { removeDevice } from "@lantern/contract/accounts/remove-device.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { ConfirmDialog } from "@lantern/ui/components/dialog.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { localKeyStore } from "../../shared/session/local-keys.ts";
import { useText } from "../../shared/text/text.tsx";
import { useAction } from "../../shared/wire/use-action.ts";
import { callKey, useCall } from "../../shared/wire/use-call.ts";
import { DeviceCard, type ListedDevice } from "./devices/device-card.tsx";
import { deviceLabel } from "./devices/device-label.ts";
import { SessionList } from "./devices/session-list.tsx";
import { dropDeviceCredential } from "./login/remembered-credentials.ts";
import { ProtectionHeading } from "./security/protection-heading.tsx";
import { SecurityWait } from "./security/security-wait.tsx";
import "./accounts.css";
import "./devices/devices.css";
import "./security/security.css";

/** Where the account is logged in, and the way to sign any of it out. */
function DevicesScreen() {
  const t = useText();
  const { toasts, queryClient } = useServices();
  const answer = useCall(listDevices);
  const [leaving, setLeaving] = useState<ListedDevice | "all">();
  const readAnew = () => {
    for (const call of [listDevices, listNewDevices]) void queryClient.invalidateQueries({ queryKey: callKey(call) });
  };
  const acknowledging = useAction(acknowledgeDevices);
  const removing = useAction(removeDevice, { overrides: { "accounts.device_unknown": readAnew } });
  const endingAll = useAction(endOtherSessions);

  const acknowledge = async ({ id }: ListedDevice) => {
    if ((await acknowledging.run({ body: { deviceIds: [id] } }))?.ok === true) readAnew();
  };
  const signOut = async (device: ListedDevice) => {
    const outcome = await removing.run({ params: { deviceId: device.id } });
    setLeaving(undefined);
    if (outcome?.ok === true) toasts.show("success", t("devices.signedOut", { device: deviceLabel(t, device) }));
    readAnew();
  };
  const signOutAll = async () => {
    const outcome = await endingAll.run({});
    setLeaving(undefined);
    if (outcome?.ok !== true) return;
    dropDeviceCredential(localKeyStore);
    toasts.show("success", t("devices.allDone"));
    readAnew();
  };

  if (answer.data === undefined) return <SecurityWait answer={answer} shape="cards" />;
  const { devices, otherSessions } = answer.data;
  const here = devices.filter(({ current }) => current);
  const others = devices.filter(({ current }) => !current);
  const cards = (listed: readonly ListedDevice[]) =>
    listed.map((device) => (
      <DeviceCard
        key={device.id}
        device={device}
        pending={removing.pending && leaving !== "all" && leaving?.id === device.id}
        onAcknowledge={() => void acknowledge(device)}
        onSignOut={() => setLeaving(device)}
      />
    ));
  return (
    <div className="mx-auto max-w-130 px-4 pb-8">
      <ProtectionHeading icon="phone" title={t("devices.title")} intro={t("devices.intro")} />
      <h3 className="text-label mt-5 mb-2 text-paper-3">{t("devices.here")}</h3>
      <ul className="flex flex-col gap-2.5">{cards(here)}</ul>
      <h3 className="text-label mt-5 mb-2 text-paper-3">{t("devices.others")}</h3>
      {others.length === 0 ? (
        <p className="text-body text-paper-2">{t("devices.othersNone")}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">{cards(others)}</ul>
      )}
      {otherSessions.length > 0 && (
        <>
          <h3 className="text-label mt-5 text-paper-3">{t("devices.unassigned")}</h3>
          <SessionList sessions={otherSessions} />
        </>
      )}
      <Button kind="heat" wide icon="sign-out" className="mt-6" pending={endingAll.pending} onClick={() => setLeaving("all")}>
        {t("devices.all")}
      </Button>
      <ConfirmDialog
        open={leaving !== undefined}
        title={
          leaving === "all" || leaving === undefined
            ? t("devices.allTitle")
            : t("devices.signOutTitle", { device: deviceLabel(t, leaving) })
        }
        cancelLabel={t("passkeys.cancel")}
        confirmLabel={t(leaving === "all" ? "devices.all" : "devices.signOut")}
        confirmKind="heat"
        pending={removing.pending || endingAll.pending}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => void (leaving === "all" || leaving === undefined ? signOutAll() : signOut(leaving))}
      >
        {t(leaving === "all" ? "devices.allText" : "devices.signOutText")}
      </ConfirmDialog>
    </div>
  );
}

export const screen = defineScreen({ component: DevicesScreen });
