import type { exchangeOneTimeCode as exchangeOneTimeCodeCall } from "@lantern/contract/accounts/exchange-one-time-code.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readMember } from "./member-row.ts";
import { hashSecretToken } from "./secret-token.ts";
import { startSession, type SessionStart } from "./start-session.ts";

const useCode = `
  update accounts_one_time_codes code set used_at = $2
  from accounts_members member
  where code.code_hash = $1 and code.used_at is null and member.id = code.member_id and member.merchant_id = $3
  returning code.member_id, code.expires_at`;

/** Exchanges a code for a session of its own, once. An expired code is spent by the attempt. */
export async function exchangeOneTimeCode(
  context: CallContext,
  { body }: CallInput<typeof exchangeOneTimeCodeCall>,
): Promise<SessionStart | Refusal<"accounts.code_wrong" | "accounts.code_expired">> {
  const now = context.clock.now();
  return context.database.tx(async (transaction) => {
    const [row] = await transaction.query<{ member_id: string; expires_at: Date }>(useCode, [
      hashSecretToken(body.code),
      now,
      context.merchant.id,
    ]);
    if (row === undefined) return refuse("accounts.code_wrong");
    if (row.expires_at <= now) return refuse("accounts.code_expired");
    return startSession(transaction, context, await readMember(transaction, row.member_id));
  });
}
