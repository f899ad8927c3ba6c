import { checkRememberedDevice } from "@lantern/contract/accounts/check-remembered-device.ts";
import type { AppServices } from "../../../shared/page/app-services.tsx";
import type { KeyStore } from "../../../shared/session/local-keys.ts";
import { dropDeviceCredential, type RememberedCredentials } from "./remembered-credentials.ts";

/**
 * What was kept, without a credential that ended meanwhile, such as by a sign-out of all devices: that one is forgotten. Where nobody
 * answers it is offered as it was; the login tells.
 */
export async function standingCredentials(
  wire: Pick<AppServices["wire"], "callServer">,
  store: KeyStore,
  kept: RememberedCredentials,
): Promise<RememberedCredentials> {
  const { deviceCredential } = kept;
  if (deviceCredential === undefined) return kept;
  const outcome = await wire.callServer(checkRememberedDevice, { body: { deviceCredential } });
  if (!outcome.ok || outcome.value.stands) return kept;
  dropDeviceCredential(store);
  return { ...kept, deviceCredential: undefined };
}
