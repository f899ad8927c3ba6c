import type { removePasskey as removePasskeyCall } from "@lantern/contract/accounts/remove-passkey.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { notifyChange } from "../security/notify-change.ts";
import { opensWithout } from "../social/ways-in.ts";

const remove = `delete from accounts_passkeys where id = $1 and member_id = $2 returning id`;

/** Deletes one of the member's own passkeys: it logs nobody in from then on. The last way into an account stays. */
export async function removePasskey(
  context: SessionContext,
  { params }: CallInput<typeof removePasskeyCall>,
): Promise<{ removed: boolean } | Refusal<"accounts.passkey_unknown" | "accounts.last_way_in">> {
  const { database, session } = context;
  return database.tx(async (transaction) => {
    if (!(await opensWithout(transaction, session.memberId, { passkeyId: params.passkeyId }))) return refuse("accounts.last_way_in");
    const [removed] = await transaction.query(remove, [params.passkeyId, session.memberId]);
    if (removed === undefined) return refuse("accounts.passkey_unknown");
    await notifyChange(context, transaction, "passkeyRemoved");
    return { removed: true };
  });
}
