import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { endSessions } from "./end-sessions.ts";
import { holdMember } from "./member-row.ts";
import { startSession, type SessionStart } from "./start-session.ts";

/**
 * Gives a new token and a new term (specification 7.17.6); the old token ends in the same transaction. One that has ended since the request came,
 * by another renewal or by a sign-out, is not renewed.
 */
export async function renewSession(context: SessionContext): Promise<SessionStart | Refusal<"access.session_expired">> {
  const { database, session, clock } = context;
  return database.tx(async (transaction) => {
    const { merchantId, memberId, id: sessionId } = session;
    const member = await holdMember(transaction, memberId);
    const ended = await endSessions(transaction, { merchantId, memberId, sessionId, at: clock.now(), which: "this" });
    return ended === 0 ? refuse("access.session_expired") : startSession(transaction, context, member);
  });
}
