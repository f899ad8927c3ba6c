import type { Transaction } from "@lantern/database/database.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { recordAudit, type Actor } from "../platform/audit.ts";
import type { Scope } from "../platform/context.ts";
import type { OperatorRow } from "./operator-row.ts";

const setPassword = "update operators_accounts set password_hash = $2 where id = $1";
const disable = "update operators_accounts set disabled_at = coalesce(disabled_at, $2) where id = $1";
const endSessions = "update operators_sessions set ended_at = $2 where operator_id = $1 and ended_at is null";

export type OperatorChange = { readonly kind: "password"; readonly password: string } | { readonly kind: "disable" };

/** Gives an operator another password, or shuts his account. Either way his sessions end. */
export async function changeOperator(
  { clock }: Pick<Scope, "clock">,
  transaction: Transaction,
  actor: Actor,
  { id, merchant_id, user_name }: OperatorRow,
  change: OperatorChange,
): Promise<void> {
  if (change.kind === "password") await transaction.query(setPassword, [id, await hashPassword(change.password)]);
  else await transaction.query(disable, [id, clock.now()]);
  await transaction.query(endSessions, [id, clock.now()]);
  await recordAudit(transaction, clock, {
    actor,
    action: `operator.${change.kind}`,
    merchantId: merchant_id,
    subject: { type: "operator", id },
    after: { userName: user_name },
  });
}
