import type { Queryable } from "@lantern/database/database.ts";
import type { Clock } from "../platform/clock.ts";
import type { SessionContext } from "../platform/context.ts";
import { hashSecretToken, newSecretToken } from "./secret-token.ts";
import { oneTimeCodeMs } from "./session-terms.ts";

const insertCode = `insert into accounts_one_time_codes (code_hash, member_id, expires_at, session_id) values ($1, $2, $3, $4)`;

/** A code for another page of the platform, in place of a token in a URL (specification 2.7, 4.2). It is worth nothing once this session has ended. */
export async function createOneTimeCode({ database, clock, session }: SessionContext): Promise<{ code: string; expiresAt: string }> {
  return issueOneTimeCode(database, clock, { memberId: session.memberId, sessionId: session.id });
}

/** Makes and stores a code of the member; the code is shown this once. */
export async function issueOneTimeCode(
  queryable: Queryable,
  clock: Clock,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId?: string },
): Promise<{ code: string; expiresAt: string }> {
  const code = newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + oneTimeCodeMs);
  await queryable.query(insertCode, [hashSecretToken(code), memberId, expiresAt, sessionId ?? null]);
  return { code, expiresAt: expiresAt.toISOString() };
}
