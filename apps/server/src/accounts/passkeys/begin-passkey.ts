import { generateRegistrationOptions } from "@simplewebauthn/server";
import type { beginPasskey as beginPasskeyCall } from "@lantern/contract/accounts/begin-passkey.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { checkLoginPassword } from "../security/check-login-password.ts";
import { keyAlgorithms } from "./key-algorithms.ts";
import { issueChallenge } from "./passkey-challenge.ts";
import { passkeysMax } from "./passkeys-max.ts";
import { readPasskeys } from "./passkey-row.ts";
import { userHandleOf } from "./relying-party.ts";

/** What a browser is to ask for a new passkey of the member, at this host. A found phone must not add one: the password is asked for. */
export async function beginPasskey(
  context: SessionContext,
  { body }: CallInput<typeof beginPasskeyCall>,
): Promise<CallValue<typeof beginPasskeyCall> | Refusal<CallRefusal<typeof beginPasskeyCall>>> {
  const { database, session, merchant, hostName } = context;
  const passkeys = await readPasskeys(database, session.memberId);
  if (passkeys.length >= passkeysMax) return refuse("accounts.passkeys_full", { values: { max: passkeysMax } });
  const refused = await checkLoginPassword(context, body.password);
  if (refused !== undefined) return refused;
  const options = await generateRegistrationOptions({
    rpName: merchant.name,
    rpID: hostName,
    userID: userHandleOf(session.memberId),
    userName: session.userName,
    userDisplayName: session.userName,
    attestationType: "none",
    supportedAlgorithmIDs: [...keyAlgorithms],
    excludeCredentials: passkeys
      .filter(({ host_name }) => host_name === hostName)
      .map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const ticket = await issueChallenge(context, { challenge: options.challenge, memberId: session.memberId });
  return {
    ticket,
    options: {
      rp: { id: hostName, name: options.rp.name },
      user: options.user,
      challenge: options.challenge,
      pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" as const })),
      timeout: options.timeout ?? 60_000,
      excludeCredentials: (options.excludeCredentials ?? []).map(({ id, transports = [] }) => ({
        id,
        type: "public-key" as const,
        transports,
      })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      attestation: "none",
    },
  };
}
