import type { endSession as endSessionCall } from "@lantern/contract/accounts/end-session.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { endSessions } from "../end-sessions.ts";

const lockLive = `select id from accounts_sessions where id = $1 and member_id = $2 and ended_at is null for update`;

/** Signs one of the member's own sessions out; its open streams close. */
export async function endSession(
  { database, session, clock }: SessionContext,
  { params }: CallInput<typeof endSessionCall>,
): Promise<{ ended: boolean } | Refusal<"accounts.session_unknown">> {
  const { memberId, merchantId } = session;
  return database.tx(async (transaction) => {
    const [live] = await transaction.query(lockLive, [params.sessionId, memberId]);
    if (live === undefined) return refuse("accounts.session_unknown");
    await endSessions(transaction, { merchantId, memberId, sessionId: params.sessionId, at: clock.now(), which: "this" });
    return { ended: true };
  });
}
