import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { loginWithPasskey as loginWithPasskeyCall } from "@lantern/contract/accounts/login-with-passkey.ts";
import type { CallBody, CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { enterAccount } from "../enter-account.ts";
import { readMember } from "../member-row.ts";
import type { SessionStart } from "../start-session.ts";
import { spendChallenge } from "./passkey-challenge.ts";
import { findPasskey, type PasskeyRow } from "./passkey-row.ts";
import { ownOrigin, userHandleOf } from "./relying-party.ts";

type Answer = CallBody<typeof loginWithPasskeyCall>["credential"];

const noteUse = `
  update accounts_passkeys set counter = greatest(counter, $2), backed_up = $3, last_used_at = $4 where id = $1`;

/**
 * Logs in by a passkey of this host, without a user name. It takes the place of both factors: the device has asked for a finger, a face or
 * its PIN. One whose counter goes back was copied and is refused.
 */
export async function loginWithPasskey(
  context: CallContext,
  { body }: CallInput<typeof loginWithPasskeyCall>,
): Promise<SessionStart | Refusal<CallRefusal<typeof loginWithPasskeyCall>>> {
  const { database, merchant, hostName, clock } = context;
  const { ticket, credential } = body;
  const challenge = await spendChallenge(context, { ticket });
  const passkey = await findPasskey(database, { credentialId: credential.id, merchantId: merchant.id, hostName });
  if (challenge === undefined || passkey === undefined) return refuse("accounts.passkey_refused");
  const verified = await verify(context, { credential, challenge, passkey });
  if (verified === undefined) return refuse("accounts.passkey_refused");
  return enterAccount(context, await readMember(database, passkey.member_id), {
    method: "passkey",
    alongside: async (transaction) => {
      await transaction.query(noteUse, [passkey.id, BigInt(verified.newCounter), verified.credentialBackedUp, clock.now()]);
    },
  });
}

async function verify(
  context: CallContext,
  { credential, challenge, passkey }: { readonly credential: Answer; readonly challenge: string; readonly passkey: PasskeyRow },
): Promise<{ readonly newCounter: number; readonly credentialBackedUp: boolean } | undefined> {
  const expectedOrigin = ownOrigin(context, credential.response.clientDataJSON);
  const { userHandle } = credential.response;
  const handle = Buffer.from(userHandleOf(passkey.member_id)).toString("base64url");
  if (expectedOrigin === undefined || (userHandle !== undefined && userHandle !== handle)) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: context.hostName,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    });
    return verified ? authenticationInfo : undefined;
  } catch (error) {
    context.log.info({ reqId: context.requestId, reason: String(error) }, "a passkey was refused");
    return undefined;
  }
}
