import type { CallContext } from "../../platform/context.ts";
import { hashSecretToken, newSecretToken } from "../secret-token.ts";

/** As long as a login screen may stand open with its passkeys on offer. */
const challengeMs = 15 * 60 * 1000;

const insertChallenge = `
  insert into accounts_passkey_challenges (ticket_hash, merchant_id, host_name, challenge, member_id, expires_at)
  values ($1, $2, $3, $4, $5, $6)`;

const takeChallenge = `
  delete from accounts_passkey_challenges
  where ticket_hash = $1 and merchant_id = $2 and host_name = $3 and member_id is not distinct from $4::uuid
  returning challenge, expires_at`;

/** Writes down a challenge, for one host and for one member's new passkey or for a login. Returns the ticket that its answer must bring. */
export async function issueChallenge(
  { database, clock, merchant, hostName }: CallContext,
  { challenge, memberId }: { readonly challenge: string; readonly memberId?: string },
): Promise<string> {
  const ticket = newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await database.query(insertChallenge, [hashSecretToken(ticket), merchant.id, hostName, challenge, memberId ?? null, expiresAt]);
  return ticket;
}

/** The challenge of a ticket, which is gone then, whatever the answer is worth. Undefined for one that was answered or ran out. */
export async function spendChallenge(
  { database, clock, merchant, hostName }: CallContext,
  { ticket, memberId }: { readonly ticket: string; readonly memberId?: string },
): Promise<string | undefined> {
  const [row] = await database.query<{ challenge: string; expires_at: Date }>(takeChallenge, [
    hashSecretToken(ticket),
    merchant.id,
    hostName,
    memberId ?? null,
  ]);
  return row !== undefined && row.expires_at > clock.now() ? row.challenge : undefined;
}
