import { recordAudit } from "../platform/audit.ts";
import type { OperatorContext } from "../platform/context.ts";
import { actorOf } from "./actor-of.ts";

const endSession = "update operators_sessions set ended_at = $2 where id = $1 and ended_at is null";

/** Ends the operator's session. */
export async function operatorLogout(context: OperatorContext): Promise<{ loggedOut: boolean }> {
  const { clock, database, merchant, operator } = context;
  await database.tx(async (transaction) => {
    await transaction.query(endSession, [operator.id, clock.now()]);
    await recordAudit(transaction, clock, {
      actor: actorOf(context),
      action: "operator.logout",
      merchantId: merchant.id,
      subject: { type: "operator", id: operator.operatorId },
    });
  });
  return { loggedOut: true };
}
