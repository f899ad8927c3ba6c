import type { SessionContext } from "../platform/context.ts";
import { endSessions } from "./end-sessions.ts";

/** Ends the session of the token (specification 7.3.4). */
export async function logout({ database, session, clock }: SessionContext): Promise<{ loggedOut: boolean }> {
  const { merchantId, memberId, id: sessionId } = session;
  await database.tx((transaction) => endSessions(transaction, { merchantId, memberId, sessionId, at: clock.now(), which: "this" }));
  return { loggedOut: true };
}
