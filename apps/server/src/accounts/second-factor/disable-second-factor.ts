import type { disableSecondFactor as disableSecondFactorCall } from "@lantern/contract/accounts/disable-second-factor.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { notifyChange } from "../security/notify-change.ts";
import { proveBothFactors } from "./prove-both-factors.ts";
import { deleteRecoveryCodes } from "./recovery-codes.ts";

const deleteSecret = `delete from accounts_authenticators where member_id = $1`;

/** Turns two-step login off, for who has both the password and a code: neither a found phone nor a read password suffices. */
export async function disableSecondFactor(
  context: SessionContext,
  { body }: CallInput<typeof disableSecondFactorCall>,
): Promise<CallValue<typeof disableSecondFactorCall> | Refusal<CallRefusal<typeof disableSecondFactorCall>>> {
  const { database, session } = context;
  const refused = await proveBothFactors(context, body);
  if (refused !== undefined) return refused;
  await database.tx(async (transaction) => {
    await transaction.query(deleteSecret, [session.memberId]);
    await deleteRecoveryCodes(transaction, session.memberId);
    await notifyChange(context, transaction, "secondFactorOff");
  });
  return { on: false };
}
