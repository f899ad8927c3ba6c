import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { beginPasskeyLogin as beginPasskeyLoginCall } from "@lantern/contract/accounts/begin-passkey-login.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { CallContext } from "../../platform/context.ts";
import { issueChallenge } from "./passkey-challenge.ts";

/** What a browser is to ask of its passkeys for a login. It names no account: the passkey says whose it is. */
export async function beginPasskeyLogin(context: CallContext): Promise<CallValue<typeof beginPasskeyLoginCall>> {
  const { challenge, timeout = 60_000 } = await generateAuthenticationOptions({ rpID: context.hostName, userVerification: "required" });
  const ticket = await issueChallenge(context, { challenge });
  return { ticket, options: { challenge, timeout, rpId: context.hostName, userVerification: "required" } };
}
