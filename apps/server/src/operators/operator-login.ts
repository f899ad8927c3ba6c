import type { operatorLogin as operatorLoginCall } from "@lantern/contract/operators/operator-login.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import { forgetGuesses } from "../accounts/guesses/forget-guesses.ts";
import { guardGuesses } from "../accounts/guesses/guard-guesses.ts";
import { passwordMatches } from "../accounts/password-hash.ts";
import { hashSecretToken, newSecretToken } from "../accounts/secret-token.ts";
import type { CallInput } from "../http/answer.ts";
import { recordAudit } from "../platform/audit.ts";
import type { CallContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { operatorTokenMark } from "../platform/operator-token.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findOperatorByName } from "./operator-row.ts";
import { operatorIdleMs } from "./find-operator.ts";

const insertSession = `
  insert into operators_sessions (id, operator_id, merchant_id, token_hash, address, started_at, seen_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $6, $7)`;

/**
 * Opens a session of an operator at the host's merchant. An unknown name, a wrong password, a shut account and another merchant's operator are
 * refused alike and cost the same work; tries are counted before anything is compared.
 */
export async function operatorLogin(
  context: CallContext,
  { body }: CallInput<typeof operatorLoginCall>,
): Promise<CallValue<typeof operatorLoginCall> | Refusal<CallRefusal<typeof operatorLoginCall>>> {
  const { clock, database, merchant, remoteAddress } = context;
  const at = clock.now();
  const subject = body.username.trim();
  const guess = { merchantId: merchant.id, kind: "operator_login", subject, address: remoteAddress, knownDevice: false, at } as const;
  const held = await guardGuesses(database, guess);
  if (held !== undefined) return held;
  const operator = await findOperatorByName(database, subject);
  const matches = await passwordMatches(operator?.password_hash ?? null, body.password);
  const serves = operator !== undefined && operator.disabled_at === null && [null, merchant.id].includes(operator.merchant_id);
  if (operator === undefined || !serves || !matches) return refuse("operators.login_failed");

  const token = operatorTokenMark + newSecretToken();
  const expiresAt = new Date(at.getTime() + operatorIdleMs);
  const { id: operatorId, user_name: userName, role } = operator;
  await database.tx(async (transaction) => {
    await forgetGuesses(transaction, guess);
    const row = [newId(clock), operatorId, merchant.id, hashSecretToken(token), remoteAddress, at, expiresAt];
    await transaction.query(insertSession, row);
    await recordAudit(transaction, clock, {
      actor: { kind: "operator", id: operatorId, name: userName, address: remoteAddress },
      action: "operator.login",
      merchantId: merchant.id,
      subject: { type: "operator", id: operatorId },
    });
  });
  return { token, expiresAt: expiresAt.toISOString(), userName, role };
}
