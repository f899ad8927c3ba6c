import type { login } from "@lantern/contract/accounts/login.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { announceDevice } from "./devices/announce-device.ts";
import { issueDeviceCredential, revokeDeviceCredentials } from "./devices/device-credential.ts";
import { recordDevice } from "./devices/record-device.ts";
import type { MemberRow } from "./member-row.ts";
import { hashSecretToken, newSecretToken } from "./secret-token.ts";
import { sessionIdleMs } from "./session-terms.ts";

export type SessionStart = CallValue<typeof login>;

/** Whether the device is to be remembered, and by which family of credentials it was up to now. */
export interface Remembering {
  readonly remember: boolean;
  readonly familyId?: string | undefined;
}

const insertSession = `
  insert into accounts_sessions (id, member_id, merchant_id, token_hash, device, address, started_at, seen_at, expires_at, device_id)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`;

/**
 * Opens a session for a member and answers what a login answers (specification 3.2). The token is shown this once. The device
 * is written down; the member is told of one that his account had not met. Trial accounts have none: nobody comes back to them.
 */
export async function startSession(
  transaction: Transaction,
  context: CallContext,
  member: MemberRow,
  remembering?: Remembering,
): Promise<SessionStart> {
  const token = newSecretToken();
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + sessionIdleMs);
  const device = isTrial(member.member_type) ? undefined : await recordDevice(transaction, context, member);
  await transaction.query(insertSession, [
    newId(context.clock),
    member.id,
    member.merchant_id,
    hashSecretToken(token),
    context.device,
    context.remoteAddress,
    now,
    expiresAt,
    device?.id ?? null,
  ]);
  if (device?.announced === true) await announceDevice(context, transaction, member, device.id);
  const deviceCredential = device === undefined ? undefined : await rememberDevice(transaction, context, member.id, device.id, remembering);
  return {
    token,
    userName: member.user_name,
    customerType: member.member_type,
    firstTimeLogin: member.first_time_login,
    merchantCode: context.merchant.code,
    currency: member.currency,
    language: member.language,
    expiresAt: expiresAt.toISOString(),
    ...(deviceCredential === undefined ? {} : { deviceCredential }),
  };
}

/** What the device remembered before ends, but for the family that goes on. Nothing changes where nothing was said. */
async function rememberDevice(
  transaction: Transaction,
  context: CallContext,
  memberId: string,
  deviceId: string,
  remembering: Remembering | undefined,
): Promise<string | undefined> {
  if (remembering === undefined) return undefined;
  const { remember, familyId } = remembering;
  if (familyId === undefined || !remember) await revokeDeviceCredentials(transaction, { memberId, deviceId, at: context.clock.now() });
  if (!remember) return undefined;
  return issueDeviceCredential(transaction, context, { memberId, deviceId, ...(familyId === undefined ? {} : { familyId }) });
}
