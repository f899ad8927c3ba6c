import type { SessionContext } from "../platform/context.ts";
import { endSessions } from "./end-sessions.ts";
import { readMember } from "./member-row.ts";
import { startSession, type SessionStart } from "./start-session.ts";

/** Gives a new token and a new term (specification 7.17.6); the old token ends in the same transaction. */
export async function renewSession(context: SessionContext): Promise<SessionStart> {
  const { database, session, clock } = context;
  return database.tx(async (transaction) => {
    const { merchantId, memberId, id: sessionId } = session;
    await endSessions(transaction, { merchantId, memberId, sessionId, at: clock.now(), which: "this" });
    return startSession(transaction, context, await readMember(transaction, memberId));
  });
}
