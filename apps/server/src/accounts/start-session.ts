import type { login } from "@lantern/contract/accounts/login.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { Queryable } from "@lantern/database/database.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { recordDevice } from "./devices/record-device.ts";
import type { MemberRow } from "./member-row.ts";
import { hashSecretToken, newSecretToken } from "./secret-token.ts";
import { sessionIdleMs } from "./session-terms.ts";

export type SessionStart = CallValue<typeof login>;

const insertSession = `
  insert into accounts_sessions (id, member_id, merchant_id, token_hash, device, address, started_at, seen_at, expires_at, device_id)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`;

/** Opens a session for a member and answers what a login answers (specification 3.2). The token is shown this once. */
export async function startSession(queryable: Queryable, context: CallContext, member: MemberRow): Promise<SessionStart> {
  const token = newSecretToken();
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + sessionIdleMs);
  const device = isTrial(member.member_type) ? undefined : await recordDevice(queryable, context, member);
  await queryable.query(insertSession, [
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
  return {
    token,
    userName: member.user_name,
    customerType: member.member_type,
    firstTimeLogin: member.first_time_login,
    merchantCode: context.merchant.code,
    currency: member.currency,
    language: member.language,
    expiresAt: expiresAt.toISOString(),
  };
}
