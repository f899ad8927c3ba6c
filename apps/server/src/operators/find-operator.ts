import type { OperatorRole } from "@lantern/contract/operator-role.ts";
import { hashSecretToken } from "../accounts/secret-token.ts";
import type { OperatorSession, Scope } from "../platform/context.ts";

/** An operator's session ends after this long without use. */
export const operatorIdleMs = 2 * 60 * 60 * 1_000;

/** However much it is used, it ends after a day's work. */
const operatorLifeMs = 12 * 60 * 60 * 1_000;

/** How often use is written down. */
const touchMs = 60 * 1_000;

interface SessionRow {
  readonly id: string;
  readonly operator_id: string;
  readonly merchant_id: string;
  readonly user_name: string;
  readonly role: OperatorRole;
  readonly started_at: Date;
  readonly seen_at: Date;
}

/** A shut account, and one that has been given to another merchant, has no session. */
const selectSession = `
  select session.id, session.operator_id, session.merchant_id, session.started_at, session.seen_at, operator.user_name, operator.role
  from operators_sessions session
  join operators_accounts operator on operator.id = session.operator_id
  where session.token_hash = $1 and session.ended_at is null and session.expires_at > $2 and operator.disabled_at is null
    and (operator.merchant_id is null or operator.merchant_id = session.merchant_id)`;

const touchSession = "update operators_sessions set seen_at = $2, expires_at = $3 where id = $1 and ended_at is null";

/** The live session of an operator's token; undefined for any other. */
export async function findOperator({ database, clock }: Scope, token: string): Promise<OperatorSession | undefined> {
  const nowMs = clock.now().getTime();
  const [row] = await database.query<SessionRow>(selectSession, [hashSecretToken(token), clock.now()]);
  if (row === undefined) return undefined;
  if (nowMs - row.seen_at.getTime() >= touchMs) {
    const expiresMs = Math.min(nowMs + operatorIdleMs, row.started_at.getTime() + operatorLifeMs);
    await database.query(touchSession, [row.id, clock.now(), new Date(expiresMs)]);
  }
  return { id: row.id, operatorId: row.operator_id, merchantId: row.merchant_id, userName: row.user_name, role: row.role };
}
