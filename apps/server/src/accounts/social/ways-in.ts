import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { Transaction } from "@lantern/database/database.ts";

const lockMember = `select id from accounts_members where id = $1 for no key update`;

/** What opens an account or leads to a new password for it: a password, a proven number or address, a passkey, another service. */
const selectOtherWay = `
  select true as open from accounts_members member
  where member.id = $1 and (
    member.password_hash is not null
    or member.mobile_verified_at is not null
    or member.email_verified_at is not null
    or exists (select from accounts_passkeys passkey where passkey.member_id = member.id and passkey.id is distinct from $3::uuid)
    or exists (select from accounts_identities identity where identity.member_id = member.id and identity.provider is distinct from $2)
  )`;

/** What is to be taken away: one service, or one passkey. */
export interface WayIn {
  readonly provider?: SocialProvider;
  readonly passkeyId?: string;
}

/** Whether a member could still come in without it. Holds the member's row, so that two that are taken away wait for each other. */
export async function opensWithout(transaction: Transaction, memberId: string, { provider, passkeyId }: WayIn): Promise<boolean> {
  await transaction.query(lockMember, [memberId]);
  return (await transaction.query(selectOtherWay, [memberId, provider ?? null, passkeyId ?? null])).length > 0;
}
