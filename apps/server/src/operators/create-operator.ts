import type { OperatorRole } from "@lantern/contract/operator-role.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { recordAudit, type Actor } from "../platform/audit.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";

export interface NewOperator {
  readonly userName: string;
  readonly password: string;
  readonly role: OperatorRole;
  /** The one merchant that he works for; undefined: every one. */
  readonly merchantId?: string | undefined;
}

const insertOperator = `
  insert into operators_accounts (id, user_name, password_hash, role, merchant_id, opened_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`;

/** Opens an operator's account; undefined where the name is taken, whatever its letters' case. */
export async function createOperator(
  { clock }: Pick<Scope, "clock">,
  transaction: Transaction,
  actor: Actor,
  { userName, password, role, merchantId }: NewOperator,
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password);
  const values = [newId(clock), userName, passwordHash, role, merchantId ?? null, clock.now()];
  const [row] = await transaction.query<{ id: string }>(insertOperator, values);
  if (row === undefined) return undefined;
  await recordAudit(transaction, clock, {
    actor,
    action: "operator.create",
    merchantId: merchantId ?? null,
    subject: { type: "operator", id: row.id },
    after: { userName, role },
  });
  return row.id;
}
