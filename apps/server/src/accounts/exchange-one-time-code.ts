import type { exchangeOneTimeCode as exchangeOneTimeCodeCall } from "@lantern/contract/accounts/exchange-one-time-code.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readMemberStatus } from "../safeguards/read-member-status.ts";
import { holdMember } from "./member-row.ts";
import { hashSecretToken } from "./secret-token.ts";
import { startSession, type SessionStart } from "./start-session.ts";

const selectOwner = `
  select code.member_id from accounts_one_time_codes code join accounts_members member on member.id = code.member_id
  where code.code_hash = $1 and member.merchant_id = $2`;

const useCode = `
  update accounts_one_time_codes code set used_at = $2
  where code.code_hash = $1 and code.used_at is null
    and (code.session_id is null or exists (select from accounts_sessions session where session.id = code.session_id and session.ended_at is null))
  returning code.expires_at`;

/**
 * Exchanges a code for a session of its own, once, as long as the session lives that asked for it: who signs out everywhere, or changes his
 * password, leaves no code behind. An expired code is spent by the attempt.
 */
export async function exchangeOneTimeCode(
  context: CallContext,
  { body }: CallInput<typeof exchangeOneTimeCodeCall>,
): Promise<SessionStart | Refusal<"accounts.code_wrong" | "accounts.code_expired" | "accounts.account_disabled">> {
  const { clock, database, merchant } = context;
  const now = clock.now();
  const codeHash = hashSecretToken(body.code);
  return database.tx(async (transaction) => {
    const [owner] = await transaction.query<{ member_id: string }>(selectOwner, [codeHash, merchant.id]);
    if (owner === undefined) return refuse("accounts.code_wrong");
    const member = await holdMember(transaction, owner.member_id);
    const [row] = await transaction.query<{ expires_at: Date }>(useCode, [codeHash, now]);
    if (row === undefined) return refuse("accounts.code_wrong");
    if (row.expires_at <= now) return refuse("accounts.code_expired");
    const status = await readMemberStatus(transaction, member.id);
    return status === "active" ? startSession(transaction, context, member) : refuse("accounts.account_disabled");
  });
}
