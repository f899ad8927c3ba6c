import type { unlinkIdentity as unlinkIdentityCall } from "@lantern/contract/accounts/unlink-identity.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { transactUnlessRefused } from "../../platform/refused-transaction.ts";
import { checkLoginPassword } from "../security/check-login-password.ts";
import { notifyChange } from "../security/notify-change.ts";
import { opensWithout } from "./ways-in.ts";

const deleteIdentity = `delete from accounts_identities where member_id = $1 and provider = $2 returning id`;

/** Ends that a service opens the account. The last way in stays. */
export async function unlinkIdentity(
  context: SessionContext,
  { params, body }: CallInput<typeof unlinkIdentityCall>,
): Promise<CallValue<typeof unlinkIdentityCall> | Refusal<CallRefusal<typeof unlinkIdentityCall>>> {
  const { database, session } = context;
  const refused = await checkLoginPassword(context, body.password);
  if (refused !== undefined) return refused;
  return transactUnlessRefused(database, async (transaction) => {
    const opens = await opensWithout(transaction, session.memberId, { provider: params.provider });
    const [deleted] = await transaction.query(deleteIdentity, [session.memberId, params.provider]);
    if (deleted === undefined) return refuse("accounts.identity_unknown");
    if (!opens) return refuse("accounts.last_way_in");
    await notifyChange(context, transaction, "identityUnlinked");
    return { unlinked: true };
  });
}
