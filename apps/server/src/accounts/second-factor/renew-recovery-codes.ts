import type { renewRecoveryCodes as renewRecoveryCodesCall } from "@lantern/contract/accounts/renew-recovery-codes.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { notifyChange } from "../security/notify-change.ts";
import { proveBothFactors } from "./prove-both-factors.ts";
import { putRecoveryCodes } from "./recovery-codes.ts";

/** Gives new recovery codes; the ones before are worth nothing then. */
export async function renewRecoveryCodes(
  context: SessionContext,
  { body }: CallInput<typeof renewRecoveryCodesCall>,
): Promise<CallValue<typeof renewRecoveryCodesCall> | Refusal<CallRefusal<typeof renewRecoveryCodesCall>>> {
  const refused = await proveBothFactors(context, body);
  if (refused !== undefined) return refused;
  return context.database.tx(async (transaction) => {
    await notifyChange(context, transaction, "recoveryCodesRenewed");
    return { recoveryCodes: await putRecoveryCodes(transaction, context.session.memberId) };
  });
}
