import type { confirmSecondFactor as confirmSecondFactorCall } from "@lantern/contract/accounts/confirm-second-factor.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { notifyChange } from "../security/notify-change.ts";
import { hasSecondFactor } from "./has-second-factor.ts";
import { putRecoveryCodes } from "./recovery-codes.ts";
import { takeSecondFactor } from "./take-second-factor.ts";

const confirm = `
  update accounts_authenticators set confirmed_at = $2 where member_id = $1 and confirmed_at is null returning true as confirmed`;

/** Turns two-step login on: the first code shows that the app has the secret. Answers the recovery codes, this once. */
export async function confirmSecondFactor(
  context: SessionContext,
  { body }: CallInput<typeof confirmSecondFactorCall>,
): Promise<CallValue<typeof confirmSecondFactorCall> | Refusal<CallRefusal<typeof confirmSecondFactorCall>>> {
  const { database, session, clock } = context;
  if (await hasSecondFactor(database, session.memberId)) return refuse("accounts.second_factor_on");
  const refused = await takeSecondFactor(context, session.memberId, body.code);
  if (refused !== undefined) return refused;
  return database.tx(async (transaction) => {
    const confirmed = await transaction.query(confirm, [session.memberId, clock.now()]);
    if (confirmed.length === 0) return refuse("accounts.second_factor_on");
    await notifyChange(context, transaction, "secondFactorOn");
    return { recoveryCodes: await putRecoveryCodes(transaction, session.memberId) };
  });
}
