import type { Transaction } from "@lantern/database/database.ts";
import { recordEvent } from "../platform/event.ts";
import { revokeDeviceCredentials } from "./devices/device-credential.ts";
import { endEntryTickets } from "./second-factor/entry-ticket.ts";

const endSession = `
  update accounts_sessions set ended_at = $3 where id = $1 and member_id = $2 and ended_at is null returning id`;

/** Sessions that start now wait (`holdMember`): none is missed. */
const lockMember = `select id from accounts_members where id = $1 for no key update`;

const endOthers = `
  update accounts_sessions set ended_at = $3 where member_id = $2 and id <> $1 and ended_at is null returning id`;

/** Of no session: all of a member's are others then. */
const noSession = "00000000-0000-0000-0000-000000000000";

interface SessionsToEnd {
  readonly merchantId: string;
  readonly memberId: string;
  readonly sessionId: string;
  readonly at: Date;
  readonly which: "this" | "others";
}

/**
 * Ends one session of a member, or all but that one, and tells the open streams. With all others ends what would begin new ones without
 * the password: what his devices remember, and logins that are half done.
 * @returns how many were live until now.
 */
export async function endSessions(
  transaction: Transaction,
  { merchantId, memberId, sessionId, at, which }: SessionsToEnd,
): Promise<number> {
  if (which === "others") await transaction.query(lockMember, [memberId]);
  const ended = await transaction.query(which === "this" ? endSession : endOthers, [sessionId, memberId, at]);
  if (which === "others") {
    await revokeDeviceCredentials(transaction, { memberId, at });
    await endEntryTickets(transaction, memberId, at);
  }
  await recordEvent(transaction, { topic: "accounts.session_ended", merchantId, memberId, payload: { sessionId, which } });
  return ended.length;
}

/** Ends every session of a member: whoever is logged in has to show anew that the account is his. */
export async function endAllSessions(transaction: Transaction, sessions: Omit<SessionsToEnd, "sessionId" | "which">): Promise<void> {
  await endSessions(transaction, { ...sessions, sessionId: noSession, which: "others" });
}
