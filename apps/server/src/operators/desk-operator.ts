import type { Scope } from "../platform/context.ts";
import { forgetGuesses } from "../accounts/guesses/forget-guesses.ts";
import { guardGuesses } from "../accounts/guesses/guard-guesses.ts";
import { passwordMatches } from "../accounts/password-hash.ts";
import type { DeskActor } from "../lottery/results/desk-actor.ts";
import { findOperatorByName } from "./operator-row.ts";

/**
 * The operator who acts by a command, by his own name and password: the machine's user may be the same for all of them, and two
 * decisions need two persons. Tries count as those of the login.
 * @throws Error that says what to correct.
 */
export async function deskOperator(
  { database, clock }: Scope,
  { merchantId, userName, password }: { readonly merchantId: string; readonly userName: string; readonly password: string },
): Promise<DeskActor> {
  const guess = { merchantId, kind: "operator_login", subject: userName, address: "command", knownDevice: false, at: clock.now() } as const;
  if ((await guardGuesses(database, guess)) !== undefined) throw new Error("Too many tries with this name: wait a while.");
  const operator = await findOperatorByName(database, userName);
  const matches = await passwordMatches(operator?.password_hash ?? null, password);
  const serves = operator !== undefined && operator.disabled_at === null && [null, merchantId].includes(operator.merchant_id);
  if (operator === undefined || !serves || !matches) throw new Error("Wrong name or password.");
  if (operator.role !== "results" && operator.role !== "admin")
    throw new Error(`${operator.user_name} is ${operator.role}: results are for the roles results and admin.`);
  await database.tx((transaction) => forgetGuesses(transaction, guess));
  return { kind: "operator", id: operator.id, name: operator.user_name, address: "command" };
}
