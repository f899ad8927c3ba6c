import type { checkRememberedDevice as checkRememberedDeviceCall } from "@lantern/contract/accounts/check-remembered-device.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { deviceCredentialStands } from "./device-credential.ts";

/**
 * Whether a login form may offer to go on without a password. Tells only who has both the credential and the device's cookie; whoever lacks
 * one hears what a credential of nobody is told, and nothing ends by that.
 */
export async function checkRememberedDevice(
  context: CallContext,
  { body }: CallInput<typeof checkRememberedDeviceCall>,
): Promise<CallValue<typeof checkRememberedDeviceCall>> {
  return { stands: await deviceCredentialStands(context, body.deviceCredential) };
}
