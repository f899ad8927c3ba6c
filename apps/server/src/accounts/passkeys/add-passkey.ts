import { verifyRegistrationResponse, type VerifiedRegistrationResponse } from "@simplewebauthn/server";
import type { addPasskey as addPasskeyCall } from "@lantern/contract/accounts/add-passkey.ts";
import type { CallBody, CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { Transaction } from "@lantern/database/database.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext, SessionContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { deviceNameOf } from "../devices/device-name.ts";
import { notifyChange } from "../security/notify-change.ts";
import { keyAlgorithms } from "./key-algorithms.ts";
import { spendChallenge } from "./passkey-challenge.ts";
import { passkeyProvider } from "./passkey-provider.ts";
import { passkeyOf, type PasskeyRow } from "./passkey-row.ts";
import { passkeysMax } from "./passkeys-max.ts";
import { ownOrigin } from "./relying-party.ts";

type Answer = CallBody<typeof addPasskeyCall>["credential"];
type Registered = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

const lockMember = `select id from accounts_members where id = $1 for no key update`;
const countPasskeys = `select count(*)::int as count from accounts_passkeys where member_id = $1`;

const insertPasskey = `
  insert into accounts_passkeys
    (id, member_id, merchant_id, host_name, credential_id, public_key, counter, transports, synced, backed_up, name, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (credential_id) do nothing
  returning *`;

/** Adds the passkey that the browser made for the challenge of `begin-passkey`, under a name that its owner may change. */
export async function addPasskey(
  context: SessionContext,
  { body }: CallInput<typeof addPasskeyCall>,
): Promise<CallValue<typeof addPasskeyCall> | Refusal<CallRefusal<typeof addPasskeyCall>>> {
  const { database, session, hostName } = context;
  const challenge = await spendChallenge(context, { ticket: body.ticket, memberId: session.memberId });
  const registered = challenge === undefined ? undefined : await verify(context, body.credential, challenge);
  if (registered === undefined) return refuse("accounts.passkey_refused");
  return database.tx(async (transaction) => {
    await transaction.query(lockMember, [session.memberId]);
    const [counted] = await transaction.query<{ count: number }>(countPasskeys, [session.memberId]);
    if ((counted?.count ?? 0) >= passkeysMax) return refuse("accounts.passkeys_full", { values: { max: passkeysMax } });
    const row = await insert(context, transaction, { registered, transports: body.credential.response.transports ?? [] });
    if (row === undefined) return refuse("accounts.passkey_refused");
    await notifyChange(context, transaction, "passkeyAdded");
    return passkeyOf(row, hostName);
  });
}

async function verify(context: CallContext, credential: Answer, challenge: string): Promise<Registered | undefined> {
  const expectedOrigin = ownOrigin(context, credential.response.clientDataJSON);
  if (expectedOrigin === undefined) return undefined;
  const { transports, ...response } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...response, ...(transports === undefined ? {} : { transports }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID: context.hostName,
      supportedAlgorithmIDs: [...keyAlgorithms],
      requireUserVerification: true,
    });
    return verified ? registrationInfo : undefined;
  } catch (error) {
    context.log.info({ reqId: context.requestId, reason: String(error) }, "a new passkey was refused");
    return undefined;
  }
}

async function insert(
  context: SessionContext,
  transaction: Transaction,
  { registered, transports }: { readonly registered: Registered; readonly transports: readonly string[] },
): Promise<PasskeyRow | undefined> {
  const { clock, session, merchant, hostName, browser } = context;
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registered;
  const [row] = await transaction.query<PasskeyRow>(insertPasskey, [
    newId(clock),
    session.memberId,
    merchant.id,
    hostName,
    credential.id,
    Buffer.from(credential.publicKey),
    BigInt(credential.counter),
    transports,
    credentialDeviceType === "multiDevice",
    credentialBackedUp,
    passkeyProvider(aaguid) ?? (deviceNameOf(browser.userAgent).system || hostName),
    clock.now(),
  ]);
  return row;
}
