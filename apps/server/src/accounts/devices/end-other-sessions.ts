import type { SessionContext } from "../../platform/context.ts";
import { endSessions } from "../end-sessions.ts";

/** Signs the member out everywhere but here. No device is remembered after that, not even this one. */
export async function endOtherSessions({ database, session, clock }: SessionContext): Promise<{ ended: boolean }> {
  const { id: sessionId, memberId, merchantId } = session;
  await database.tx((transaction) => endSessions(transaction, { merchantId, memberId, sessionId, at: clock.now(), which: "others" }));
  return { ended: true };
}
